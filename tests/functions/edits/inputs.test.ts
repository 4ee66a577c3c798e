import { beforeEach, expect, test } from "vitest";
import { addCharge, editRows, generationRow } from "#tests/support/database/rows.ts";
import { rowsOf } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { withPhoto } from "#tests/support/jobs/people/editor.ts";
import { expectRefused } from "#tests/support/procedures/refusals.ts";
import { replaceDeps } from "#tests/support/replace-deps.ts";

/** What an edit is made from: which pictures, in which order, and what does not fit. */
const harness = harnessForFile();
beforeEach(() =>
  replaceDeps(harness, () => ({
    config: { INFERENCE_KIND: "provider" },
    queue: { publish: async () => {} },
  })),
);

const INPUTS = `SELECT "order", role, uploadedImageId, generationId, editId, editPosition
  FROM imageToImageInput WHERE imageToImageGenerationId = ? ORDER BY "order"`;
const TOGETHER = { operation: "edit-by-words", options: { prompt: "all of us on a boat" } } as const;

test("up to four pictures of any origin stand in the order they were given, and are shown so", async () => {
  const { userId, addPhoto, create, source, edits } = await withPhoto(harness, 100, { rowsOnly: true });
  const [pictureId, editId] = [crypto.randomUUID(), crypto.randomUUID()];
  const own = { userId, chargeId: await addCharge(harness.db, userId) };
  const imageUrls = JSON.stringify([0, 1].map((n) => `outputs/${userId}/${editId}/1/${n}.png`));
  await harness.db.write([
    generationRow({ id: pictureId, ...own }),
    ...editRows({ id: editId, ...own, chargeId: await addCharge(harness.db, userId), imageUrls }),
  ]);
  const last = await addPhoto(2);
  const image = [
    last,
    { kind: "edit", id: editId, position: 1 },
    { kind: "picture", id: pictureId },
    source,
  ] as const;
  const { id } = await create({ ...TOGETHER, inputs: { image: [...image] }, count: 3, seed: 11 });
  const none = { uploadedImageId: null, generationId: null, editId: null, editPosition: 0 };
  expect(await rowsOf(harness.db, INPUTS, id)).toEqual(
    [
      { ...none, uploadedImageId: last.id },
      { ...none, editId, editPosition: 1 },
      { ...none, generationId: pictureId },
      { ...none, uploadedImageId: source.id },
    ].map((row, order) => ({ order, role: "image", ...row })),
  );
  const keys = await rowsOf(harness.db, "SELECT key FROM jobInput WHERE jobId = ? ORDER BY position", id);
  const edit = await edits.get.query({ id });
  expect(edit.inputs).toEqual(keys.map(({ key }) => ({ role: "image", url: `/media/${key}` })));
  expect(edit.inputs[1]?.url).toBe(`/media/outputs/${userId}/${editId}/1/1.png`);
  expect(edit).toMatchObject({ editType: "AUTO", chosenType: "SCENE_COMPOSITION", count: 3, seed: 11 });
  const { items } = await edits.list.query({});
  expect(items.find((one) => one.id === id)).toEqual(edit);
});

test("the face stands first, and a mask after its picture", async () => {
  const { addPhoto, create, source } = await withPhoto(harness, 100, { rowsOnly: true });
  const face = await addPhoto(2);
  const swapped = await create({
    operation: "face-swap",
    inputs: { image: [source], face: [face] },
    consent: "2026-11-23",
  });
  const rolesOf = async (id: string) =>
    (await rowsOf(harness.db, INPUTS, id)).map(({ role, uploadedImageId }) => [role, uploadedImageId]);
  expect(await rolesOf(swapped.id)).toEqual([
    ["face", face.id],
    ["image", source.id],
  ]);
  const mask = await addPhoto(3);
  const erased = await create({ operation: "erase", inputs: { mask: [mask], image: [source] } });
  expect(await rolesOf(erased.id)).toEqual([
    ["image", source.id],
    ["mask", mask.id],
  ]);
});

const HAT = { prompt: "a red hat" };
test.each([
  ["no picture", "inputs.image", "Choose 1 to 4 pictures.", { ...TOGETHER, inputs: {} }],
  ["one of two", "inputs.image", "Choose 2 pictures.", { operation: "style-transfer" }],
  ["no face", "inputs.face", "Choose the photo of the face.", { operation: "face-swap" }],
  [
    "no mask",
    "inputs.mask",
    "Brush over the part that is to change.",
    { operation: "inpaint", options: HAT },
  ],
  [
    "no words",
    "options.prompt",
    "Describe the change in a few words.",
    { operation: "add", options: { prompt: " " } },
  ],
  [
    "too many at once",
    "count",
    "This makes one picture at a time.",
    { operation: "upscale", options: { factor: "2" }, count: 2 },
  ],
] as const)("refused before any charge: %s", async (_, field, message, input) => {
  const { userId, create } = await withPhoto(harness, 100, { rowsOnly: true });
  const refused = await expectRefused(harness, { userId, code: "BAD_INPUT" }, () => create(input as never));
  expect(refused?.fields).toMatchObject({ [field]: message });
});

test("refused before any charge: five pictures, a role that is none, a mask of another size, a picture that is not there", async () => {
  const { userId, addPhoto, create, source } = await withPhoto(harness, 100, { rowsOnly: true });
  const refuse = (code: "BAD_INPUT" | "MASK_MISMATCH" | "NOT_FOUND", input: object) =>
    expectRefused(harness, { userId, code }, () => create(input as never));
  await refuse("BAD_INPUT", { ...TOGETHER, inputs: { image: Array(5).fill(source) } });
  await refuse("BAD_INPUT", { ...TOGETHER, inputs: { image: [source], mask: [source] } });
  const mask = await addPhoto(4, 300);
  await refuse("MASK_MISMATCH", { operation: "erase", inputs: { image: [source], mask: [mask] } });
  const stranger = await withPhoto(harness, 1, { rowsOnly: true });
  for (const other of [stranger.source, { kind: "upload", id: "none" }])
    await refuse("NOT_FOUND", { ...TOGETHER, inputs: { image: [source, other] } });
});
