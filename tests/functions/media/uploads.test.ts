import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { ImagesUnavailable } from "#functions/providers/images/images.ts";
import { ERRORS, type ErrorCode } from "#schema/errors/errors.ts";
import { markAiMade, markOf } from "#schema/pictures/image-bytes/mark-ai-made.ts";
import { UPLOAD } from "#schema/trainings/upload.ts";
import { ApiClient, UploadRefused } from "#scripts/api-client.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import { idsOf } from "#tests/support/all-pages.ts";
import { sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { type Bytes, bytesOf, halves, photo, uploadsOf } from "#tests/support/photos/uploads.ts";
import { readFailure } from "#tests/support/procedures/read-failure.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";
import { replaceDeps, restoreDeps } from "#tests/support/replace-deps.ts";
import { testInFull } from "#tests/support/tier.ts";

/** Photos on their way in: what is kept of them, the list, the photo check's word, and deleting. */
const harness = harnessForFile();
const sweep = () => harness.cron("* * * * *");

/** Someone who uploads, and what there is of theirs. */
async function uploader() {
  const person = await signedIn(harness);
  const uploads = uploadsOf(harness, person);
  const { objects, rows, garbage } = uploads;
  const expectNothing = async () =>
    expect([await objects(), await rows(), await garbage()]).toEqual([[], [], []]);
  const post = (body: BodyInit) =>
    person.client.fetch("/api/uploads", { method: "POST", body, duplex: "half" } as RequestInit);
  return { ...person, ...uploads, trpc: person.client.trpc, expectNothing, post };
}

async function storedBytes(url: string) {
  const object = await harness.env.MEDIA.get(url.slice("/media/".length));
  return new Uint8Array(await object!.arrayBuffer());
}

test.each([
  ["jpeg", 3000, 1500, 2048, 1024],
  ["jpeg", 1500, 3000, 1024, 2048],
  ["png", 2048, 2048, 2048, 2048],
  ["webp", 300, 260, 300, 260],
] as const)("a %s of %i × %i is stored as JPEG of %i × %i", async (...input) => {
  const [format, across, down, width, height] = input;
  const { client, userId, garbage } = await uploader();
  const view = await client.upload("me", await bytesOf(halves(across, down)[format]()));
  expect(view).toMatchObject({ width, height, mimeType: "image/jpeg", duplicate: false });
  expect(view.url).toBe(`/media/uploads/${userId}/${view.id}.jpg`);
  const stored = await storedBytes(view.url);
  expect(stored).toHaveLength(view.size);
  expect(await sharp(stored).metadata()).toMatchObject({ format: "jpeg", width, height });
  expect(await garbage()).toEqual([]);
});

test("a mask is stored as the PNG it is, larger than photos are, and is no photo in the list", async () => {
  const { client, trpc } = await uploader();
  const mask = await bytesOf(halves(2400, 1200).png());
  const send = (body: Bytes) => client.fetch("/api/uploads?for=MASK", { method: "POST", body });
  const view = (await (await send(mask)).json()) as { url: string };
  expect(view).toMatchObject({ width: 2400, height: 1200, mimeType: "image/png" });
  const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
  expect((await pixels(await storedBytes(view.url))).equals(await pixels(mask))).toBe(true);
  expect((await trpc.uploads.list.query({})).items).toEqual([]);
  const refused = await send(await bytesOf(halves(400, 300).jpeg()));
  expect(await refused.json()).toMatchObject({ error: { code: "UPLOAD_NOT_A_PHOTO" } });
});

test("a photo held sideways is stored upright", async () => {
  const { client } = await uploader();
  // 6: the camera was turned, the left edge of the file is the top of the picture
  const sideways = await bytesOf(halves(400, 300).jpeg().withMetadata({ orientation: 6 }));
  const view = await client.upload("sideways.jpg", sideways);
  expect(view).toMatchObject({ width: 300, height: 400 });
  const stored = await storedBytes(view.url);
  expect((await sharp(stored).metadata()).orientation).toBeUndefined();
  const { data, info } = await sharp(stored).raw().toBuffer({ resolveWithObject: true });
  const isRed = (x: number, y: number) => data[(y * info.width + x) * 3]! > 200;
  const isBlue = (x: number, y: number) => data[(y * info.width + x) * 3 + 2]! > 200;
  expect([isRed(150, 50), isBlue(150, 50)]).toEqual([true, false]);
  expect([isRed(150, 350), isBlue(150, 350)]).toEqual([false, true]);
});

test("a picture made with AI is kept as a photo that says so", async () => {
  const { client } = await uploader();
  const made = markAiMade(await photo(11), "trainedAlgorithmicMedia");
  const stored = await storedBytes((await client.upload("made.jpg", made)).url);
  expect(markOf(stored)).toBe("trainedAlgorithmicMedia");
});

test("a photo leaves its place, its camera and its words behind", async () => {
  const { client } = await uploader();
  const told = await bytesOf(
    halves(400, 300)
      .jpeg()
      .withExif({
        IFD0: { Make: "SecretCamera", Artist: "Ada Secret", ImageDescription: "SecretHome" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><SecretKeyword/></x:xmpmeta>'),
  );
  const before = Buffer.from(told).toString("latin1");
  for (const secret of ["SecretCamera", "Ada Secret", "SecretKeyword", "Exif"])
    expect(before).toContain(secret);
  const stored = await storedBytes((await client.upload("told.jpg", told)).url);
  const after = Buffer.from(stored).toString("latin1");
  for (const secret of ["Secret", "Exif", "xmpmeta", "http://", "ICC_PROFILE", "Photoshop"])
    expect([secret, after.includes(secret)]).toEqual([secret, false]);
  const { exif, xmp, iptc, icc } = await sharp(stored).metadata();
  expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
});

test.each([
  ["ünï çødé 🙂.jpg", "ünï çødé 🙂.jpg"],
  ["../../etc/passwd", "../../etc/passwd"],
  ["x".repeat(300), "x".repeat(200)],
  ["", "photo"],
])("a photo named %j keeps that name for its owner and never for its key", async (given, name) => {
  const { client, userId, rows } = await uploader();
  const { id } = await client.upload(given, await photo(5));
  expect(await rows()).toEqual([{ key: `uploads/${userId}/${id}.jpg`, name }]);
});

test("the same photo again, at once and later, is one upload; what was stored in vain is swept", async () => {
  const { client, userId, rows, objects, garbage } = await uploader();
  const [bytes, other] = [await photo(7), await uploader()];
  const upload = () => client.upload("a.jpg", bytes);
  const views = await Promise.all(Array.from({ length: 8 }, upload));
  views.push(await upload());
  expect(new Set(idsOf(views)).size).toBe(1);
  expect(views.filter(({ duplicate }) => !duplicate)).toHaveLength(1);
  expect(await rows()).toHaveLength(1);
  harness.advance(2 * 3_600_000);
  await sweep();
  expect(await objects()).toEqual([`uploads/${userId}/${views[0]!.id}.jpg`]);
  expect(await garbage()).toEqual([]);
  // somebody else's is their own
  const theirs = await other.client.upload("a.jpg", bytes);
  expect([theirs.duplicate, theirs.id === views[0]!.id]).toEqual([false, false]);
});

/** Has this happen as soon as an object is stored. */
const afterPut = (happen: () => Promise<unknown>) =>
  replaceDeps(harness, ({ storage }) => ({
    storage: {
      async put(...input) {
        await storage.put(...input);
        await happen();
      },
    },
  }));

test("an upload that died after storing: its object is swept within hours", async () => {
  const { client, rows, objects, garbage } = await uploader();
  afterPut(() => Promise.reject(new Error("the Worker died here")));
  await expect(client.upload("me.jpg", await photo(17))).rejects.toMatchObject({ code: "INTERNAL" });
  restoreDeps(harness);
  expect([(await objects()).length, await rows()]).toEqual([1, []]);
  harness.advance(2 * 3_600_000);
  await sweep();
  expect([await objects(), await garbage()]).toEqual([[], []]);
});

test("an upload so late that the sweeper was first is refused rather than left without its object", async () => {
  const { client, expectNothing } = await uploader();
  afterPut(() => {
    restoreDeps(harness);
    harness.advance(2 * 3_600_000);
    return sweep();
  });
  await expect(client.upload("me.jpg", await photo(18))).rejects.toMatchObject({ code: "CONFLICT" });
  await expectNothing();
  // and trying again works
  expect(await client.upload("me.jpg", await photo(18))).toMatchObject({ duplicate: false });
});

const focus = { x: 0.5, y: 0.2 };

test("what the photo check said comes with the photo, waits with it on every device, and can change", async () => {
  const { client, trpc } = await uploader();
  const first = await client.upload("me.jpg", await photo(34));
  const blurred = (check: { samePerson: boolean | null; focus: typeof focus | null }) =>
    photo(35).then((bytes) => client.upload("blurred.jpg", bytes, { anyway: true, bareSkin: 0.4, ...check }));
  const { id } = await blurred({ samePerson: null, focus });
  const waiting = () => trpc.uploads.waiting.query();
  expect(await waiting()).toMatchObject([
    { id: first.id, name: "me.jpg", anyway: null, samePerson: null, focus: null, duplicate: false },
    { id, name: "blurred.jpg", anyway: true, samePerson: null, focus },
  ]);
  for (let round = 0; round < 2; round++) {
    const answer = trpc.uploads.decide.mutate({ id, anyway: null, samePerson: false });
    expect(await answer).toEqual({ ok: true });
  }
  expect((await waiting())[1]).toMatchObject({ anyway: null, samePerson: false, focus });
  // added again, what was decided the second time holds
  await blurred({ samePerson: true, focus: null });
  const again = () => waiting().then((all) => all.find((one) => one.id === id));
  expect(await again()).toMatchObject({ anyway: true, samePerson: true, focus });
  // its owner alone is told of it and changes it
  const { uploads } = (await uploader()).trpc;
  const decide = uploads.decide.mutate({ id, anyway: null, samePerson: null });
  expect(await refusal(decide)).toBe("NOT_FOUND");
  expect(await uploads.waiting.query()).toEqual([]);
  expect(await again()).toMatchObject({ anyway: true, samePerson: true });
});

test("a photo check that is nonsense is refused", async () => {
  const { client, rows } = await uploader();
  const place = '{"anyway":null,"samePerson":null,"focus":{"x":2,"y":0}}';
  for (const check of ["no JSON", "[]", '{"anyway":1}', place]) {
    const headers = { "content-type": "application/octet-stream", "x-photo-check": check };
    const request = { method: "POST", headers, body: await photo(37) };
    const response = await client.fetch("/api/uploads", request);
    expect(await response.json()).toMatchObject({ error: { code: "BAD_INPUT" } });
  }
  expect(await rows()).toEqual([]);
});

test("deleting an upload removes it, and its object with the next sweep; it may come back, as a new upload", async () => {
  const [{ client, trpc, objects, garbage }, stranger] = [await uploader(), await uploader()];
  const { id, url } = await client.upload("me.jpg", await photo(40));
  expect(await refusal(stranger.trpc.uploads.delete.mutate({ id }))).toBe("NOT_FOUND");
  expect((await client.fetch(url)).status).toBe(200);
  expect(await trpc.uploads.delete.mutate({ id })).toEqual({ ok: true });
  expect(await refusal(trpc.uploads.delete.mutate({ id }))).toBe("NOT_FOUND");
  expect((await client.fetch(url)).status).toBe(404);
  expect((await trpc.uploads.list.query({})).items).toEqual([]);
  await sweep();
  expect([await objects(), await garbage()]).toEqual([[], []]);
  const again = await client.upload("me.jpg", await photo(40));
  expect([again.duplicate, (await client.fetch(again.url)).status]).toEqual([false, 200]);
});

const GAUSSIAN = { type: "gaussian", mean: 128, sigma: 40 } as const;
/** Something a camera might see: does not compress to nothing. */
const noise = () =>
  sharp({ create: { width: 600, height: 600, channels: 3, background: "#888", noise: GAUSSIAN } });
const cut = async (image: Sharp) => (await bytesOf(image)).slice(0, 60_000);
const text = (words: string): Bytes => new TextEncoder().encode(words);
const deep = (width: number, height: number) => halves(width, height).toColourspace("rgb16").png();
/** A photo in a file of this size. */
async function padded(size: number): Promise<Bytes> {
  const bytes = new Uint8Array(size);
  bytes.set(await photo(11));
  return bytes;
}

test.each<[string, () => Bytes | Promise<Bytes>, ErrorCode, number]>([
  ["an empty file", () => new Uint8Array(0), "UPLOAD_EMPTY", 400],
  ["a text file renamed .jpg", () => text("I am not a photo. ".repeat(100)), "UPLOAD_NOT_A_PHOTO", 422],
  ["a JPEG that was cut", () => cut(noise().jpeg()), "UPLOAD_EMPTY", 400],
  ["a PNG that was cut", () => cut(noise().png()), "UPLOAD_EMPTY", 400],
  ["50 megapixels", () => bytesOf(halves(8000, 6250).jpeg()), "UPLOAD_TOO_MANY_PIXELS", 422],
  ["24 megapixels and a strip", () => bytesOf(halves(16_000, 1501).png()), "UPLOAD_TOO_MANY_PIXELS", 422],
  ["13 megapixels of 16 bits", () => bytesOf(deep(5000, 2600)), "UPLOAD_TOO_DEEP", 422],
  ["200 × 200", () => photo(10, 200), "UPLOAD_TOO_FEW_PIXELS", 422],
  ["255 on its short side", () => bytesOf(halves(1000, 255).jpeg()), "UPLOAD_TOO_FEW_PIXELS", 422],
  ["more than 20 MB", () => padded(UPLOAD.maxBytes + 1), "UPLOAD_TOO_LARGE", 413],
])("%s is refused and leaves nothing behind", async (_, make, code, status) => {
  const { client, post, expectNothing } = await uploader();
  const bytes = await make();
  const refused = await client.upload("me.jpg", bytes).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(UploadRefused);
  expect(refused).toMatchObject({ code, message: ERRORS[code].message });
  expect((await post(bytes)).status).toBe(status);
  await expectNothing();
});

testInFull("the largest file that is allowed is taken", async () => {
  const { client } = await uploader();
  const view = await client.upload("me.jpg", await padded(UPLOAD.maxBytes));
  expect(view).toMatchObject({ width: 400, duplicate: false });
});

test("a body with no known length stops being read at the limit", async () => {
  const { post, expectNothing } = await uploader();
  let megabytes = 0;
  const long = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (++megabytes > 200) controller.close();
      else controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  const outcome = await post(long).catch(() => ({ status: "cut off" }));
  expect([413, "cut off"]).toContain(outcome.status);
  expect(megabytes).toBeLessThan(100);
  await expectNothing();
});

test("anything of someone signed out, or whose session ended, before it is stored", async () => {
  const { client, sessionId, expectNothing } = await uploader();
  await harness.db.write([sql("DELETE FROM session WHERE id = ?", sessionId)]);
  for (const one of [client, new ApiClient(harness.url)])
    await expect(one.upload("me.jpg", await photo(14))).rejects.toMatchObject({ code: "NOT_SIGNED_IN" });
  await expectNothing();
});

test("more than anybody may store, also at once; what is already there may come again", async () => {
  const { client, rows, objects, fill } = await uploader();
  const { id } = await client.upload("me.jpg", await photo(15));
  await fill(UPLOAD.maxPerUser - 2);
  const photos = await Promise.all([51, 52, 53, 54].map((seed) => photo(seed)));
  const answers = await Promise.allSettled(photos.map((bytes) => client.upload("me.jpg", bytes)));
  const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason.code] : []));
  expect(refused).toEqual(Array(3).fill("UPLOAD_LIMIT"));
  expect(await rows()).toHaveLength(UPLOAD.maxPerUser);
  harness.advance(2 * 3_600_000);
  await harness.cron("* * * * *");
  expect(await objects()).toHaveLength(2);
  expect(await client.upload("me.jpg", await photo(15))).toMatchObject({ id, duplicate: true });
});

test("a photo is not blamed for an image service that is out: the person may try again, and nothing is kept", async () => {
  const { client, post, rows } = await uploader();
  const bytes = await photo(77);
  const out = () => Promise.reject(new ImagesUnavailable("out"));
  replaceDeps(harness, () => ({ images: { reencode: out } }));
  const response = await post(bytes);
  restoreDeps(harness);
  expect(response.status).toBe(503);
  const { message } = ERRORS.IMAGES_UNAVAILABLE;
  expect(readFailure(await response.json())).toEqual({ code: "IMAGES_UNAVAILABLE", message });
  expect(await rows()).toEqual([]);
  expect((await client.upload("me.jpg", bytes)).duplicate).toBe(false);
});
