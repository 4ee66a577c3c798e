import { afterEach, expect, test } from "vitest";
import { pictureCredits } from "#schema/billing/pricing.ts";
import { BASE_MODELS } from "#schema/operations/base-models.ts";
import { faceReference } from "#schema/operations/face-reference.ts";
import { ASPECTS } from "#schema/pictures/aspects.ts";
import { rowOf } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { balanceOf, expectConsistent } from "#tests/support/jobs/bookkeeping.ts";
import { CONSENT, withPhoto } from "#tests/support/jobs/people/editor.ts";
import { standInProvider } from "#tests/support/jobs/stand-in-provider.ts";
import { ended } from "#tests/support/jobs/started-work.ts";
import { fakeCompute } from "#tests/support/local/fake-compute.ts";
import { expectRefused } from "#tests/support/procedures/refusals.ts";
import { replaceDeps, restoreDeps } from "#tests/support/replace-deps.ts";

/** Pictures of nobody in particular, by the model that was chosen, and of the person on a photo. */
const harness = harnessForFile({ retryScale: 0.001, compute: fakeCompute().compute });

afterEach(() => restoreDeps(harness));

type Editor = Awaited<ReturnType<typeof withPhoto>>;
const WISH = {
  prompt: "a portrait by a window",
  trainingId: null,
  count: 1,
  aspect: "square",
  seed: 3,
} as const;
const ask = ({ client }: Editor, more: object = {}) =>
  client.trpc.generations.create.mutate({ requestKey: crypto.randomUUID(), ...WISH, ...more });
const requestsOf = async ({ client }: Editor) => (await client.trpc.generations.listRequests.query({})).items;

test("the fast model is asked at its own price, and the request says which it was", async () => {
  const editor = await withPhoto(harness, 10, { rowsOnly: true });
  replaceDeps(harness, () => ({
    config: { INFERENCE_KIND: "provider" },
    queue: { publish: async () => {} },
  }));
  await ask(editor, { baseModel: "flux-schnell", count: 4 });
  const price = pictureCredits(BASE_MODELS["flux-schnell"], ASPECTS.square);
  expect(price).toBeLessThan(pictureCredits(BASE_MODELS["flux-dev"], ASPECTS.square));
  expect(await balanceOf(harness, editor.userId)).toBe(10 - 4 * price);
  expect(await requestsOf(editor)).toMatchObject([
    { baseModel: "flux-schnell", withModel: false, face: null },
  ]);
});

test("the person on a photo: asked with the face, kept with the picture, and gone with the photo", async () => {
  const editor = await withPhoto(harness, 100);
  const asked = standInProvider(harness, (image) => ({
    images: [image],
    seed: 3,
    has_nsfw_concepts: [false],
  }));
  const uploadedImageId = String(editor.source.id);
  const face = { uploadedImageId, strength: 0.9, keep: "features" as const };
  await ask(editor, { face, negativePrompt: "a hat", ...CONSENT });
  await ended(harness, editor.userId);
  const input = { prompt: WISH.prompt, negative_prompt: "a hat", id_weight: 0.9, start_step: 4, seed: 3 };
  expect(asked).toMatchObject([{ endpoint: faceReference.endpoint, input }]);
  expect(asked[0]?.input.reference_image_url).toContain(uploadedImageId);
  const price = pictureCredits(faceReference, ASPECTS.square);
  expect(await balanceOf(harness, editor.userId)).toBe(100 - price);
  const made = { status: "COMPLETED", baseModel: null, negativePrompt: "a hat", withModel: false };
  expect(await requestsOf(editor)).toMatchObject([{ ...made, face }]);
  const row = () =>
    rowOf(
      harness.db,
      "SELECT uploadedImageId, referenceImageOptions, modelId FROM generation WHERE userId = ?",
      editor.userId,
    );
  const kept = {
    referenceImageOptions: '{"kind":"FACE","strength":0.9,"keep":"features"}',
    modelId: faceReference.endpoint,
  };
  expect(await row()).toEqual({ uploadedImageId, ...kept });
  await editor.client.trpc.uploads.delete.mutate({ id: uploadedImageId });
  expect(await row()).toEqual({ uploadedImageId: null, ...kept });
  expect(await requestsOf(editor)).toMatchObject([{ face: { uploadedImageId: null, strength: 0.9 } }]);
  await expectConsistent(harness, editor.userId);
});

/** Someone whose requests are refused, with the fields that are told. */
async function beginner() {
  const editor = await withPhoto(harness, 100, { rowsOnly: true });
  const { userId, source } = editor;
  const refuse = async (code: "NOT_OFFERED" | "NEEDS_PROVIDER" | "BAD_INPUT" | "NOT_FOUND", more: object) =>
    Object.keys((await expectRefused(harness, { userId, code }, () => ask(editor, more)))?.fields ?? {});
  return { refuse, face: { uploadedImageId: source.id } };
}

test("refused before any charge: what this engine does not make, and what has no price", async () => {
  const { refuse, face } = await beginner();
  await refuse("NEEDS_PROVIDER", { face, ...CONSENT });
  await refuse("NEEDS_PROVIDER", { baseModel: "flux-schnell" });
  await refuse("NOT_OFFERED", { baseModel: "sdxl" });
  replaceDeps(harness, () => ({ config: { INFERENCE_KIND: "provider" } }));
  await refuse("NOT_OFFERED", { baseModel: "sdxl", negativePrompt: "a hat" });
});

test("refused before any charge: two faces, four at once, a stranger's photo, words that no model takes", async () => {
  const { refuse, face } = await beginner();
  expect(await refuse("BAD_INPUT", { face, trainingId: "t" })).toEqual(["face"]);
  expect(await refuse("BAD_INPUT", { face, count: 4 })).toEqual(["count"]);
  expect(await refuse("BAD_INPUT", { negativePrompt: "a hat" })).toEqual(["negativePrompt"]);
  replaceDeps(harness, () => ({ config: { INFERENCE_KIND: "provider" } }));
  const { source } = await withPhoto(harness, 1, { rowsOnly: true });
  await refuse("NOT_FOUND", { face: { uploadedImageId: source.id }, ...CONSENT });
});
