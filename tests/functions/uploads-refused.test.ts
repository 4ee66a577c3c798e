import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { ImagesUnavailable } from "#functions/providers/images/images.ts";
import { ERRORS, type ErrorCode } from "#schema/errors.ts";
import { UPLOAD } from "#schema/trainings/upload.ts";
import { ApiClient, UploadRefused } from "#scripts/api-client.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { signedIn } from "#tests/support/people.ts";
import { readFailure } from "#tests/support/read-failure.ts";
import { replaceDeps, restoreDeps } from "#tests/support/replace-deps.ts";
import { type Bytes, bytesOf, halves, photo, uploadsOf } from "#tests/support/uploads.ts";

/** Uploads that are refused leave nothing behind. */
const harness = harnessForFile();

async function uploader() {
  const person = await signedIn(harness);
  const uploads = uploadsOf(harness, person);
  const expectNothing = async () => {
    const { objects, rows, garbage } = uploads;
    expect([await objects(), await rows(), await garbage()]).toEqual([[], [], []]);
  };
  const post = (body: BodyInit) =>
    person.client.fetch("/api/uploads", { method: "POST", body, duplex: "half" } as RequestInit);
  return { ...person, ...uploads, expectNothing, post };
}

const GAUSSIAN = { type: "gaussian", mean: 128, sigma: 40 } as const;
/** Something a camera might see: does not compress to nothing. */
const noise = () =>
  sharp({ create: { width: 600, height: 600, channels: 3, background: "#888", noise: GAUSSIAN } });
const cut = async (image: Sharp) => (await bytesOf(image)).slice(0, 60_000);
const text = (words: string): Bytes => new TextEncoder().encode(words);
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
  [
    "13 megapixels of 16 bits",
    () => bytesOf(halves(5000, 2600).toColourspace("rgb16").png()),
    "UPLOAD_TOO_DEEP",
    422,
  ],
  ["200 × 200", () => photo(10, 200), "UPLOAD_TOO_FEW_PIXELS", 422],
  ["255 on its short side", () => bytesOf(halves(1000, 255).jpeg()), "UPLOAD_TOO_FEW_PIXELS", 422],
  ["more than 20 MB", () => padded(UPLOAD.maxBytes + 1), "UPLOAD_TOO_LARGE", 413],
])("%s", async (_, make, code, status) => {
  const { client, post, expectNothing } = await uploader();
  const bytes = await make();
  const refused = await client.upload("me.jpg", bytes).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(UploadRefused);
  expect(refused).toMatchObject({ code, message: ERRORS[code].message });
  expect((await post(bytes)).status).toBe(status);
  await expectNothing();
});

test("the largest file that is allowed is taken", async () => {
  const { client } = await uploader();
  const view = await client.upload("me.jpg", await padded(UPLOAD.maxBytes));
  expect(view).toMatchObject({ width: 400, duplicate: false });
});

test("a body with no known length stops being read at the limit", async () => {
  const { post, expectNothing } = await uploader();
  const MB = 1024 * 1024;
  let sent = 0;
  const long = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += MB;
      if (sent > 200 * MB) controller.close();
      else controller.enqueue(new Uint8Array(MB).fill(255));
    },
  });
  const outcome = await post(long).then(
    ({ status }) => status,
    () => "cut off",
  );
  expect([413, "cut off"]).toContain(outcome);
  expect(sent).toBeLessThan(100 * MB);
  await expectNothing();
});

test("anything of someone signed out, or whose session ended, before it is stored", async () => {
  const { client, sessionId, expectNothing } = await uploader();
  await harness.db.write([{ sql: "DELETE FROM session WHERE id = ?", args: [sessionId] }]);
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
