import { FACE_PLAN_DOCUMENT } from "#schema/site/face-plan.ts";
import type { FacePlan } from "#web/content/catalogue/face-plan.server.ts";
import { buildIdentity, NoUsablePhoto } from "#web/engine/identity/build-identity.ts";
import type { Identity } from "#web/engine/identity/view.ts";
import { loadRecipe } from "#web/engine/load-recipe.ts";
import { loadPortraitModels, type Models } from "#web/engine/models.ts";
import { composePortrait } from "#web/engine/studio/compose-portrait.ts";
import { pictureOf } from "#web/engine/studio/series/series-picture.ts";
import { fetchModelFile, wasmAddresses } from "#web/features/shared/photos/model-files.ts";
import { drawScaled, openPhoto, pixelsOf } from "#web/features/shared/photos/open-photo.ts";
import { encodePortrait } from "./encode-portrait.ts";
import type { PortraitOrder, StudioAnswer, StudioRequest } from "./messages.ts";

/**
 * The engine on a visitor's own device, in a thread of its own: learns a face from one photo and draws portraits of it.
 * Everything it needs comes from our own address; nothing is sent.
 */

/** Pixels of the photo's longer side: what a preview shows of a face, in a third of the time the trainer takes. */
const PHOTO_SIDE = 1280;

/** Three networks of two files each. */
const MODEL_FILES = 6;

let models: Promise<Models> | undefined;
let plan: Promise<FacePlan> | undefined;
let identity: Identity | undefined;
let arrived = 0;
/** Who hears how the loading goes: whoever asked last. */
let listener = 0;

const tellShare = () =>
  self.postMessage({ id: listener, result: "loading", share: arrived / MODEL_FILES } satisfies StudioAnswer);

function loadModels(): Promise<Models> {
  models ??= loadPortraitModels(async (name) => {
    const file = await fetchModelFile(name);
    arrived++;
    tellShare();
    return file;
  }, wasmAddresses).catch((error: unknown) => {
    // the next try starts afresh
    models = undefined;
    arrived = 0;
    throw error;
  });
  return models;
}

function loadPlan(): Promise<FacePlan> {
  plan ??= fetchPlan().catch((error: unknown) => {
    plan = undefined;
    throw error;
  });
  return plan;
}

async function fetchPlan(): Promise<FacePlan> {
  const response = await fetch(FACE_PLAN_DOCUMENT);
  if (!response.ok) throw new Error(`${FACE_PLAN_DOCUMENT} answered ${response.status}`);
  return response.json();
}

async function learn(photo: Blob, loaded: Models): Promise<void> {
  identity = undefined;
  const image = decode(photo);
  ({ identity } = await buildIdentity(loaded, [{ name: "photo", load: () => image }]));
}

async function decode(photo: Blob): Promise<ImageData> {
  const source = await openPhoto(photo);
  try {
    return pixelsOf(drawScaled(source, PHOTO_SIDE));
  } finally {
    source.close();
  }
}

async function draw({ subject, index, width, height }: PortraitOrder) {
  const planned = (await loadPlan())[subject]?.[index];
  if (!identity || !planned) throw new Error(`Nothing to draw for ${subject}`);
  const { pack, ...reading } = planned;
  const recipe = await loadRecipe(subject.split("/")[0]!);
  const picture = composePortrait({ ...pictureOf(reading, 0, index), identity, recipe, width, height });
  return { jpeg: await encodePortrait(picture), pack };
}

async function answer(request: StudioRequest): Promise<StudioAnswer> {
  const { id } = request;
  if (request.task === "portrait") return { id, result: "portrait", ...(await draw(request.order)) };
  listener = id;
  tellShare();
  const loaded = await loadModels().catch((error: unknown) => {
    console.warn(error);
    return null;
  });
  if (!loaded) return { id, result: "refused", code: "UNSUPPORTED" };
  if (request.task === "photo") await learn(request.photo, loaded);
  return { id, result: "done" };
}

self.addEventListener("message", async ({ data }: MessageEvent<StudioRequest>) => {
  const { id } = data;
  const answered = await answer(data).catch((error: unknown): StudioAnswer => {
    const refusal = error instanceof NoUsablePhoto ? error.report[0]?.refusal : undefined;
    if (refusal) return { id, result: "refused", code: refusal };
    return { id, result: "failed", message: error instanceof Error ? error.message : String(error) };
  });
  self.postMessage(answered);
});
