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
import { openSeries } from "#web/engine/studio/series/open-series.ts";
import { decodePhoto, encodePortrait, sharpCodec } from "./sharp-codec.ts";
import type { WorkerAnswer, WorkerReady, WorkerRequest } from "./worker-messages.ts";

/** Runs the engine in a thread of its own: one task at a time, one person's bundle unpacked. */

const port = parentPort;
if (!port) throw new Error("compute-worker runs only as a worker thread");

// one thread each: the pool already uses every core
sharp.concurrency(1);
sharp.cache(false);

const modelFolder = new URL("../../../../web/engine/models/", import.meta.url);
const models = await loadModels((name) => readFile(new URL(name, modelFolder)));

/** The person whose bundle is unpacked, and the series of theirs last worked on, by their first picture. */
let held: { key: string; identity: Identity; series: Map<string, ReturnType<typeof openSeries>> } | undefined;
/** A few at once, as when somebody starts several packs. */
const SERIES_KEPT = 4;

function toLabel({ name, refusal, warnings }: PhotoVerdict): PhotoReport {
  if (refusal) return { name, accepted: false, code: refusal, message: wordsFor(refusal) };
  return { name, accepted: true, ...(warnings.length > 0 ? { warnings: warnings.map(wordsFor) } : {}) };
}

async function train(request: Extract<WorkerRequest, { task: "train" }>): Promise<WorkerAnswer> {
  const photos = request.photos.map(({ name, bytes }) => ({
    name,
    checked: parsePhotoFileName(name)?.checked ?? false,
    load: () => decodePhoto(bytes),
  }));
  const { identity, report } = await buildIdentity(models, photos);
  return {
    id: request.id,
    ok: "train",
    bundle: await encodeIdentity(identity, sharpCodec),
    report: report.map(toLabel),
  };
}

async function portrait(request: Extract<WorkerRequest, { task: "portrait" }>): Promise<WorkerAnswer> {
  const recipe = await loadRecipe(request.theme);
  if (request.bundle) {
    const identity = await decodeIdentity(request.bundle, sharpCodec);
    held = { key: request.bundleKey, identity, series: new Map() };
  }
  if (held?.key !== request.bundleKey) throw new Error("The worker does not hold this bundle");
  const { identity, series } = held;
  const { promptNumber, scene, shot, monochrome, seed } = request;
  const pictures = [...request.before, { promptNumber, scene, shot, monochrome, seed }];
  const key = JSON.stringify([recipe.slug, pictures[0]]);
  const takeOf = series.get(key) ?? openSeries(identity, recipe);
  series.delete(key);
  series.set(key, takeOf);
  if (series.size > SERIES_KEPT) series.delete(series.keys().next().value!);
  const image = composePortrait({ ...request, identity, recipe, take: takeOf(pictures) });
  return { id: request.id, ok: "portrait", jpeg: await encodePortrait(image) };
}

async function answer(request: WorkerRequest): Promise<WorkerAnswer> {
  try {
    return request.task === "train" ? await train(request) : await portrait(request);
  } catch (error) {
    if (error instanceof NoUsablePhoto) return { id: request.id, refused: error.report.map(toLabel) };
    return { id: request.id, error: error instanceof Error ? error.message : String(error) };
  }
}

port.on("message", async (request: WorkerRequest) => port.postMessage(await answer(request)));
port.postMessage({ ready: true } satisfies WorkerReady);
