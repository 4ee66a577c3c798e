import { beforeEach, expect, test } from "vitest";
import { addCharge, generationRow } from "#tests/support/database/rows.ts";
import { rowsOf } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { CONSENT, withPhoto } from "#tests/support/jobs/people/editor.ts";
import { photo } from "#tests/support/photos/uploads.ts";
import { expectRefused, refusal } from "#tests/support/procedures/refusals.ts";
import { replaceDeps } from "#tests/support/replace-deps.ts";

/** A real person's face and clothes: what must be agreed to, what is never done, and what is kept of it. */
const harness = harnessForFile();
beforeEach(() =>
  replaceDeps(harness, () => ({
    config: { INFERENCE_KIND: "provider" },
    queue: { publish: async () => {} },
  })),
);

type Editor = Awaited<ReturnType<typeof withPhoto>>;
type Asked = Parameters<Editor["create"]>[0];
const consentsOf = (userId: string) =>
  rowsOf(
    harness.db,
    "SELECT kind, subjectId, version, language, engine FROM likenessConsent WHERE userId = ? ORDER BY rowid",
    userId,
  );
const strikesOf = ({ userId }: Editor) =>
  rowsOf(harness.db, "SELECT kind FROM safetyStrike WHERE userId = ?", userId);

const SUIT: Asked = { operation: "clothing-replacement", options: { prompt: "a navy suit" } };
const byWords = (prompt: string): Asked => ({ operation: "edit-by-words", options: { prompt } });

/** A picture of the person on a photo. */
const portraitOf = ({ client, source }: Editor, more: object = {}) =>
  client.trpc.generations.create.mutate({
    requestKey: crypto.randomUUID(),
    prompt: "a portrait by a window",
    trainingId: null,
    count: 1,
    aspect: "square",
    seed: 3,
    face: { uploadedImageId: source.id, strength: 1 },
    ...more,
  });

test("a face swap, other clothes and a face on a photo are not made before they were agreed to", async () => {
  const editor = await withPhoto(harness, 100, { rowsOnly: true });
  const { userId, create } = editor;
  const [face, image] = [await editor.addPhoto(2), editor.source];
  const swapped: Asked = { operation: "face-swap", inputs: { face: [face], image: [image] } };
  const both = { image: [face, image] };
  for (const input of [
    swapped,
    SUIT,
    byWords("wearing a navy suit"),
    { ...byWords("swap the faces"), inputs: both },
  ])
    await expectRefused(harness, { userId, code: "CONSENT_NEEDED" }, () => create(input));
  await expectRefused(harness, { userId, code: "CONSENT_NEEDED" }, () => portraitOf(editor));
  expect(await consentsOf(userId)).toEqual([]);
});

test("what was agreed to is kept once for each, also when the picture is deleted", async () => {
  const editor = await withPhoto(harness, 100, { rowsOnly: true });
  const { userId, create, client } = editor;
  const inputs = { face: [await editor.addPhoto(2)], image: [editor.source] };
  const swapped = { operation: "face-swap", inputs, ...CONSENT, requestKey: crypto.randomUUID() } as const;
  const { id } = await create(swapped);
  expect(await create(swapped)).toEqual({ id });
  const clothes = await create({ ...SUIT, ...CONSENT });
  const portrait = await portraitOf(editor, CONSENT);
  const text = { version: "2026-11-23", language: "en", engine: "provider" };
  const kept = [
    { kind: "FACE_SWAP", subjectId: id, ...text },
    { kind: "CLOTHING_REPLACEMENT", subjectId: clothes.id, ...text },
    { kind: "FACE_REFERENCE", subjectId: portrait.id, ...text },
  ];
  expect(await consentsOf(userId)).toEqual(kept);
  await client.trpc.edits.cancel.mutate({ id });
  await client.trpc.edits.delete.mutate({ ids: [id] });
  expect(await consentsOf(userId)).toEqual(kept);
});

test("what needs nobody's agreement is made without asking", async () => {
  const { userId, create } = await withPhoto(harness, 100, { rowsOnly: true });
  await create({ operation: "remove", options: { prompt: "the lamp" } });
  await create(byWords("add a red hat"));
  expect(await consentsOf(userId)).toEqual([]);
});

test.each([
  ["LIKENESS_SEXUAL", "a tiny bikini"],
  ["LIKENESS_SEXUAL", "take off her dress"],
  ["LIKENESS_YOUNG", "my daughter in a winter coat"],
  ["LIKENESS_PUBLIC_FIGURE", "the coat of Taylor Swift"],
  ["PROMPT_REFUSED", "make her naked"],
] as const)("%s, whoever agreed: %s", async (code, prompt) => {
  const editor = await withPhoto(harness, 100, { rowsOnly: true });
  const { userId, create, addPhoto, source } = editor;
  const mask = await addPhoto(9);
  const asked: Asked[] = [
    { ...SUIT, options: { prompt } },
    byWords(prompt),
    { operation: "replace", options: { prompt } },
    { operation: "inpaint", options: { prompt }, inputs: { image: [source], mask: [mask] } },
  ];
  for (const input of asked)
    await expectRefused(harness, { userId, code }, () => create({ ...input, ...CONSENT }));
  expect(await strikesOf(editor)).toHaveLength(4);
});

test.each([
  ["LIKENESS_YOUNG", "a schoolgirl at her desk"],
  ["LIKENESS_PUBLIC_FIGURE", "Tom Cruise on a red carpet"],
  ["LIKENESS_SEXUAL", "a woman in lingerie"],
] as const)("%s: a face is not put into a picture that was made of %j", async (code, prompt) => {
  const editor = await withPhoto(harness, 100, { rowsOnly: true });
  const { userId, create, source } = editor;
  const chargeId = await addCharge(harness.db, userId);
  const id = crypto.randomUUID();
  await harness.db.write([generationRow({ id, userId, chargeId, prompt })]);
  const inputs = { face: [source], image: [{ kind: "picture" as const, id }] };
  await expectRefused(harness, { userId, code }, () =>
    create({ operation: "face-swap", inputs, ...CONSENT }),
  );
  expect(await strikesOf(editor)).toHaveLength(1);
});

test("an old or unknown text is not agreed to", async () => {
  const { create } = await withPhoto(harness, 100, { rowsOnly: true });
  expect(await refusal(create({ ...SUIT, consent: "2020-01-01" as "2026-11-23" }))).toBe("BAD_INPUT");
});

test("a photo for an edit is not laid out for the next training, until it is added for one", async () => {
  const { client } = await withPhoto(harness, 1, { rowsOnly: true });
  const bytes = await photo(7);
  const headers = { "content-type": "application/octet-stream" };
  const send = (query: string) =>
    client.fetch(`/api/uploads${query}`, { method: "POST", headers, body: bytes });
  const waiting = async () => (await client.trpc.uploads.waiting.query()).length;
  expect((await send("?for=EDIT")).status).toBe(201);
  expect(await waiting()).toBe(1);
  expect((await send("")).status).toBe(200);
  expect(await waiting()).toBe(2);
  expect((await send("?for=EDIT")).status).toBe(200);
  expect(await waiting()).toBe(2);
  expect((await send("?for=FUN")).status).toBe(400);
});
