import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { ADJUSTED } from "#schema/operations/edits/edit.ts";
import { MAX_COPIES } from "#schema/pictures/copies.ts";
import { markAiMade, markOf } from "#schema/pictures/image-bytes/mark-ai-made.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import { sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { expectConsistent, expectSwept } from "#tests/support/jobs/bookkeeping.ts";
import { withPhoto } from "#tests/support/jobs/people/editor.ts";
import { photo } from "#tests/support/photos/uploads.ts";
import { readFailure } from "#tests/support/procedures/read-failure.ts";
import { restoreDeps } from "#tests/support/replace-deps.ts";

/** A picture adjusted on the device and saved as a new one. */
const harness = harnessForFile();
afterEach(() => restoreDeps(harness));

type From = { kind: string; id: string; position?: number };
type Client = Awaited<ReturnType<typeof signedIn>>["client"];

const post = (client: Client, id: string, body: BodyInit, from?: From) => {
  const { kind = "", id: fromId = "", position = 0 } = from ?? {};
  const query = new URLSearchParams({ id, ...(from && { kind, from: fromId, position: `${position}` }) });
  return client.fetch(`/api/copies?${query}`, { method: "POST", body });
};

/** Saves it; answers its id. */
async function save(client: Client, body: BodyInit, from?: From, id: string = crypto.randomUUID()) {
  const answer = await post(client, id, body, from);
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ id });
  return id;
}

const code = async (answer: Response) => readFailure(await answer.json()).code;
const bytesOf = async (client: Client, url: string) =>
  Buffer.from(await (await client.fetch(url)).arrayBuffer());
const xmpOf = async (bytes: Buffer) => (await sharp(bytes).metadata()).xmp?.toString() ?? "";

test("of a photo that says AI made it says so too, also where its own file does not", async () => {
  const { client, userId } = await withPhoto(harness, 0);
  const upload = await client.upload("made.jpg", markAiMade(await photo(4), "trainedAlgorithmicMedia"));
  const id = await save(client, await photo(5), { kind: "upload", id: upload.id });
  const { imageUrls } = await client.trpc.edits.get.query({ id });
  expect(markOf(await bytesOf(client, imageUrls[0]!))).toBe("trainedAlgorithmicMedia");
  await expectConsistent(harness, userId);
});

test("is a picture of the library for good: free, pixel by pixel, shown, favoured, shared, deleted", async () => {
  const { client, userId, source, edits } = await withPhoto(harness, 0);
  // larger than a photo that is uploaded may stay
  const pixels = await sharp({ create: { width: 2600, height: 300, channels: 4, background: "#20508080" } })
    .composite([{ input: Buffer.alloc(64 * 64 * 4, 99), raw: { width: 64, height: 64, channels: 4 } }])
    .png()
    .withMetadata({ exif: { IFD0: { Artist: "Somebody" } } })
    .toBuffer();
  const id = await save(client, new Uint8Array(pixels), { kind: "upload", id: String(source.id) });

  const edit = await edits.get.query({ id });
  expect(edit).toMatchObject({ operation: ADJUSTED, status: "COMPLETED", width: 2600, height: 300 });
  expect(edit).toMatchObject({ credits: 0, count: 1, seed: null, inputs: [{ role: "image" }] });
  const stored = await bytesOf(client, edit.imageUrls[0]!);
  expect(Buffer.compare(await sharp(stored).raw().toBuffer(), await sharp(pixels).raw().toBuffer())).toBe(0);
  expect((await sharp(stored).metadata()).exif).toBeUndefined();
  expect(await xmpOf(stored)).toBe("");

  const { generations, shares } = client.trpc;
  const [item] = (await generations.list.query({ kind: "edit" })).items;
  expect(item).toMatchObject({ id, seed: null, width: 2600, imageUrl: edit.imageUrls[0] });
  expect(await generations.get.query({ id })).toMatchObject({ id, credits: null, prompt: "" });
  await generations.favorite.mutate({ id, favorite: true });
  expect((await edits.list.query({ favorite: true })).items).toMatchObject([{ id }]);
  const { path } = await shares.create.mutate({
    id: crypto.randomUUID(),
    subject: { kind: "picture", id },
    days: 1,
  });
  // nothing of AI is in it, and a stranger is not told so
  const page = await (await client.fetch(path)).text();
  expect(page).toContain("This is a photo.");
  expect(page).not.toContain("made with AI");

  await generations.delete.mutate({ ids: [id] });
  expect((await generations.list.query({})).items).toEqual([]);
  await client.trpc.trash.deleteNow.mutate({ ids: [id] });
  await expectSwept(harness, userId);
  await expectConsistent(harness, userId);
});

test("is a version of what it was made from, and others are made of it", async () => {
  const { client, source, edits, create, ended } = await withPhoto(harness, 100);
  const upload = { kind: "upload" as const, id: String(source.id) };
  const first = await save(client, await photo(2), upload);
  const made = await create({
    operation: "upscale",
    options: { factor: "2" },
    inputs: { image: [{ kind: "edit", id: first }] },
  });
  await ended(made.id);
  const second = await save(client, await photo(3), { kind: "edit", id: made.id });
  for (const from of [upload, { kind: "edit" as const, id: second }]) {
    const tree = await edits.versions.query(from);
    expect(tree.root?.source).toEqual({ ...upload, position: 0 });
    expect(tree.edits.map((edit) => [edit.id, edit.madeFrom?.id])).toEqual([
      [first, upload.id],
      [made.id, first],
      [second, made.id],
    ]);
  }
  // of a picture of the device alone there is nothing before it
  const alone = await save(client, await photo(4));
  const tree = await edits.versions.query({ kind: "edit", id: alone });
  expect(tree.root).toBeNull();
  expect(tree.edits).toMatchObject([{ id: alone, madeFrom: null, inputs: [] }]);
});

test("says that it is AI-made where what it was made from is, though its file no longer does", async () => {
  const { client, source, edits, create, ended } = await withPhoto(harness, 100);
  const plain = await save(client, await photo(2), { kind: "upload", id: String(source.id) });
  const { id } = await create({ operation: "upscale", options: { factor: "2" } });
  const made = await ended(id);
  const ofMade = await save(client, await photo(3), { kind: "edit", id });
  const ofCopy = await save(client, await photo(4), { kind: "edit", id: ofMade });
  const ofPlain = await save(client, await photo(5), { kind: "edit", id: plain });
  // a picture of another maker keeps what it says
  const marked = await bytesOf(client, made.imageUrls[0]!);
  const brought = await save(client, new Uint8Array(marked));
  const says = async (copy: string) =>
    (await xmpOf(await bytesOf(client, (await edits.get.query({ id: copy })).imageUrls[0]!))).includes(
      "compositeWithTrainedAlgorithmicMedia",
    );
  expect(await Promise.all([plain, ofMade, ofCopy, ofPlain, brought].map(says))).toEqual([
    false,
    true,
    true,
    false,
    true,
  ]);
});

test("the same copy sent again, and again at once, is saved once", async () => {
  const { client, userId } = await signedIn(harness);
  const id = crypto.randomUUID();
  const body = await photo(2);
  const answers = await Promise.all([1, 2, 3].map(() => post(client, id, body)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  await save(client, body, undefined, id);
  expect((await client.trpc.generations.list.query({})).items).toMatchObject([{ id }]);
  await expectSwept(harness, userId);
});

test("refused, and nothing is kept: no picture, too large, somebody else's source or id, one too many", async () => {
  const { client, userId, source } = await withPhoto(harness, 0);
  const stranger = await signedIn(harness);
  const body = await photo(2);
  const some = crypto.randomUUID();
  const webp = new Uint8Array(await sharp(body).webp().toBuffer());
  expect(await code(await post(client, some, "no picture"))).toBe("UPLOAD_NOT_A_PHOTO");
  expect(await code(await post(client, some, webp))).toBe("UPLOAD_NOT_A_PHOTO");
  expect(await code(await post(client, some, new Uint8Array(21 * 1024 * 1024)))).toBe("UPLOAD_TOO_LARGE");
  expect(await code(await post(client, "not an id", body))).toBe("BAD_INPUT");
  const from = { kind: "upload", id: String(source.id) };
  expect(await code(await post(stranger.client, some, body, from))).toBe("NOT_FOUND");
  const id = await save(client, body);
  expect(await code(await post(stranger.client, id, body))).toBe("CONFLICT");
  expect((await stranger.client.fetch(`/media/outputs/${userId}/${id}/x/0.jpg`)).status).toBe(404);

  await harness.db.write([
    sql(
      `INSERT INTO imageToImageGeneration (id, prompt, imageUrls, editType, operation, imageExtraOptions, width, height,
         userId, status, createdAt)
       WITH RECURSIVE n(value) AS (SELECT 2 UNION ALL SELECT value + 1 FROM n WHERE value < ?)
       SELECT 'copy ' || value, '', '["outputs/x"]', 'ENHANCE', ?, '{}', 64, 64, ?, 'COMPLETED', value FROM n`,
      MAX_COPIES,
      ADJUSTED,
      userId,
    ),
  ]);
  expect(await code(await post(client, crypto.randomUUID(), body))).toBe("LIBRARY_LIMIT");
  expect((await stranger.client.trpc.generations.list.query({})).items).toEqual([]);
});
