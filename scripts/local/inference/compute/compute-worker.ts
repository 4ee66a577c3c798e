import { readFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import sharp from "sharp";
import { parsePhotoFileName } from "#schema/trainings/photo-check.ts";
import { wordsFor } from "#schema/trainings/photo-reasons.ts";
import type { PhotoReport } from "#schema/trainings/training.ts";
import { buildIdentity, NoUsablePhoto } from "#web/engine/identity/build-identity.ts";
import { decodeIdentity, encodeIdentity } from "#web/engine/identity/identity-bundle.ts";
import type { Identity } from "#web/engine/identity/view.ts";
import { loadRecipe } from "#web/engine/load-recipe.ts";
import { loadModels } from "#web/engine/models.ts";
import type { PhotoVerdict } from "#web/engine/photo-verdict.ts";
import { composePortrait } from "#web/engine/studio/compose-portrait.ts";
import { openSeries, type Sketched } from "#web/engine/studio/series/open-series.ts";
import { clipTask } from "./clip-task.ts";
import { PictureRefused } from "./compute-types.ts";
import { joinTask } from "./join-task.ts";
import { pictureTasks } from "./picture-tasks.ts";
import { decodePhoto, encodePortrait, sharpCodec } from "./sharp-codec.ts";
import type {
  Input,
  Output,
  SharedPlan,
  TaskName,
  WorkerAnswer,
  WorkerReady,
  WorkerRequest,
} from "./worker-messages.ts";

/** Runs the engine in a thread of its own: one task at a time, one person's bundle unpacked. */

const port = parentPort;
if (!port) throw new Error("compute-worker runs only as a worker thread");

// one thread each: the pool already uses every core
sharp.concurrency(1);
sharp.cache(false);

const modelFolder = new URL("../../../../web/engine/models/", import.meta.url);
const models = await loadModels((name) => readFile(new URL(name, modelFolder)));

/** The person whose bundle is unpacked, and what is planned of the series of theirs last worked on. */
let held: { key: string; identity: Identity; series: Map<string, Sketched[]> } | undefined;
/** A few at once, as when somebody starts several packs. */
const SERIES_KEPT = 4;

function toLabel({ name, refusal, warnings }: PhotoVerdict): PhotoReport {
  if (refusal) return { name, accepted: false, code: refusal, message: wordsFor(refusal) };
  return { name, accepted: true, ...(warnings.length > 0 ? { warnings: warnings.map(wordsFor) } : {}) };
}

async function train(input: Input<"train">): Promise<Output<"train">> {
  const photos = input.photos.map(({ name, bytes }) => ({
    name,
    checked: parsePhotoFileName(name)?.checked ?? false,
    load: () => decodePhoto(bytes),
  }));
  const { identity, report } = await buildIdentity(models, photos);
  return { bundle: await encodeIdentity(identity, sharpCodec), report: report.map(toLabel) };
}

async function portrait(input: Input<"portrait">): Promise<Output<"portrait">> {
  const recipe = await loadRecipe(input.theme);
  if (input.bundle) {
    const identity = await decodeIdentity(input.bundle, sharpCodec);
    held = { key: input.bundleKey, identity, series: new Map() };
  }
  if (held?.key !== input.bundleKey) throw new Error("The worker does not hold this bundle");
  const { identity, series } = held;
  const { promptNumber, scene, shot, monochrome, finish, seed, width, height } = input;
  const pictures = [...input.before, { promptNumber, scene, shot, monochrome, finish, seed }];
  const key = JSON.stringify([recipe.slug, width, height, pictures[0]]);
  const planned = series.get(key) ?? [];
  keepSeries(key, planned);
  const plan = openSeries(identity, recipe, { width, height }, planned)(pictures);
  port!.postMessage({ bundleKey: input.bundleKey, series: key, planned } satisfies SharedPlan);
  return encodePortrait(composePortrait({ ...input, identity, recipe, ...plan }));
}

function keepSeries(key: string, planned: Sketched[]): void {
  if (!held) return;
  held.series.delete(key);
  held.series.set(key, planned);
  if (held.series.size > SERIES_KEPT) held.series.delete(held.series.keys().next().value!);
}

/** Plans are the same whoever makes them: the longer one saves work. */
function takePlan({ bundleKey, series, planned }: SharedPlan): void {
  if (held?.key !== bundleKey) return;
  if (planned.length > (held.series.get(series)?.length ?? 0)) keepSeries(series, planned);
}

const TASKS: { [Name in TaskName]: (input: Input<Name>) => Promise<Output<Name>> } = {
  train,
  portrait,
  ...pictureTasks(models),
  clip: clipTask(models),
  join: joinTask,
};

async function answer({ id, task, input }: WorkerRequest): Promise<WorkerAnswer> {
  try {
    const work = TASKS[task] as (input: unknown) => Promise<Output<TaskName>>;
    return { id, output: await work(input) };
  } catch (error) {
    if (error instanceof NoUsablePhoto) return { id, report: error.report.map(toLabel) };
    if (error instanceof PictureRefused) return { id, refused: error.type };
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

port.on("message", async (message: WorkerRequest | SharedPlan) => {
  if ("planned" in message) takePlan(message);
  else port.postMessage(await answer(message));
});
port.postMessage({ ready: true } satisfies WorkerReady);
