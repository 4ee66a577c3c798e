import { BufferSource, Input, MP4 } from "mediabunny";
import sharp from "sharp";
import { expect, test } from "vitest";
import { MEDIA_LIMITS, type MediaKind, PART_BYTES, WAVEFORM_BARS } from "#schema/media/media-limits.ts";
import { RETENTION_DAYS, RETENTION_HOURS } from "#schema/retention/lengths.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import { rowsOf } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { clip, joined, mp3, opus, vp9, wav, wavTexts } from "#tests/support/media/media-files.ts";
import { sendMedia, sendPart } from "#tests/support/media/send-media.ts";
import { bytesOf, halves, uploadsOf } from "#tests/support/photos/uploads.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";
import { replaceDeps, restoreDeps } from "#tests/support/replace-deps.ts";

/** Videos and recordings on their way in: what is kept of them and what is not, parts, and what is thrown away. */
const harness = harnessForFile();
const sweep = () => harness.cron("* * * * *");
const NAME = "Zuleika Quillfeather";

async function sender() {
  const person = await signedIn(harness);
  const { objects } = uploadsOf(harness, person);
  const rows = () =>
    rowsOf(
      harness.db,
      `SELECT id FROM mediaUpload WHERE userId = ?1 UNION SELECT id FROM uploadedVideo WHERE userId = ?1
       UNION SELECT id FROM uploadedAudio WHERE userId = ?1`,
      person.userId,
    );
  const send = (kind: MediaKind, bytes: Uint8Array, name?: string) =>
    sendMedia(person.client, { kind, bytes, ...(name && { name }) });
  return { ...person, objects, rows, send, uploads: person.client.trpc.uploads };
}

async function storedBytes(url: string) {
  const object = await harness.env.MEDIA.get(url.slice("/media/".length));
  return new Uint8Array(await object!.arrayBuffer());
}

test.each([
  ["wav", () => wav(2, { chunks: wavTexts(NAME) }), "audio/wav", 2],
  ["mp3", () => mp3(3, NAME), "audio/mpeg", 3],
  ["ogg", () => opus("ogg", 2, { title: NAME }), "audio/ogg", 2],
  ["webm", () => opus("webm", 2, { title: NAME }), "audio/webm", 2],
  ["m4a", () => opus("m4a", 2, { title: NAME }), "audio/mp4", 2],
] as const)(
  "a recording as %s keeps its sound and loses its texts",
  async (extension, make, mimeType, seconds) => {
    const { userId, send, objects } = await sender();
    const bytes = await make();
    expect(Buffer.from(bytes).includes(NAME)).toBe(true);
    const view = await send("AUDIO", bytes, "memo.old");
    expect(view).toMatchObject({ kind: "AUDIO", mimeType, name: `memo.${extension}` });
    expect(view.duration).toBeCloseTo(seconds, 0);
    expect(view.url).toBe(`/media/uploads/${userId}/${view.id}.${extension}`);
    const stored = await storedBytes(view.url);
    expect(stored).toHaveLength(view.size);
    expect(Buffer.from(stored).includes(NAME)).toBe(false);
    await sweep();
    expect(await objects()).toEqual([`uploads/${userId}/${view.id}.${extension}`]);
    if (extension === "wav")
      expect(Buffer.from(stored).includes(Buffer.from(wav(2).subarray(44)))).toBe(true);
  },
);

test.each([
  ["mp4", "mp4", "video/mp4"],
  ["mov", "mp4", "video/mp4"],
  ["webm", "webm", "video/webm"],
] as const)("a video as %s is kept as %s without its texts", async (container, extension, mimeType) => {
  const { send, client } = await sender();
  const bytes = await vp9(container, { title: NAME });
  expect(Buffer.from(bytes).includes(NAME)).toBe(true);
  const view = await send("VIDEO", bytes, "holiday.MOV");
  expect(view).toMatchObject({
    kind: "VIDEO",
    mimeType,
    width: 320,
    height: 240,
    name: `holiday.${extension}`,
  });
  expect(view.duration).toBeCloseTo(2, 1);
  expect(Buffer.from(await storedBytes(view.url)).includes(NAME)).toBe(false);
  const part = await client.fetch(view.url, { headers: { range: "bytes=4-99" } });
  expect([part.status, part.headers.get("content-type"), (await part.arrayBuffer()).byteLength]).toEqual([
    206,
    mimeType,
    96,
  ]);
});

test("an H.264 clip is the same frames at the same times afterwards, and nobody else's to see", async () => {
  const { send } = await sender();
  const view = await send("VIDEO", await clip());
  const input = new Input({ source: new BufferSource(await storedBytes(view.url)), formats: [MP4] });
  const track = (await input.getPrimaryVideoTrack())!;
  expect(await track.getCodec()).toBe("avc");
  expect((await track.computePacketStats()).packetCount).toBe(16);
  expect(await track.computeDuration()).toBeCloseTo(2, 2);
  const other = await sender();
  expect((await other.client.fetch(view.url)).status).toBe(404);
  expect(await refusal(other.uploads.deleteMedia.mutate({ kind: "VIDEO", id: view.id }))).toBe("NOT_FOUND");
});

test("the same file again is the same upload, and asked twice is answered once", async () => {
  const { send, uploads, userId, client, objects } = await sender();
  const first = await send("AUDIO", wav(1));
  expect((await send("AUDIO", wav(1))).id).toBe(first.id);
  const bytes = wav(1.5);
  const { id } = await uploads.beginMedia.mutate({ kind: "AUDIO", name: "a", size: bytes.length });
  await sendPart(client, { id, number: 1, bytes });
  const once = await uploads.finishMedia.mutate({ id });
  expect(await uploads.finishMedia.mutate({ id })).toEqual(once);
  await sweep();
  expect(await objects()).toEqual([first.id, once.id].map((one) => `uploads/${userId}/${one}.wav`).sort());
});

test("a file of several parts goes on where it stopped, and arrives whole", async () => {
  const { uploads, client } = await sender();
  const bytes = await vp9("mp4", { seconds: 10, bytes: 230_000, sound: false });
  expect(bytes.length).toBeGreaterThan(2 * PART_BYTES);
  const begun = await uploads.beginMedia.mutate({ kind: "VIDEO", name: "long", size: bytes.length });
  expect(begun).toMatchObject({ parts: 3, arrived: [] });
  const part = (number: number) => bytes.subarray((number - 1) * PART_BYTES, number * PART_BYTES);
  await sendPart(client, { id: begun.id, number: 3, bytes: part(3) });
  await sendPart(client, { id: begun.id, number: 1, bytes: part(1) });
  expect(await refusal(uploads.finishMedia.mutate({ id: begun.id }))).toBe("MEDIA_INCOMPLETE");
  const { arrived } = await uploads.mediaUpload.query({ id: begun.id });
  expect(arrived.sort()).toEqual([1, 3]);
  await sendPart(client, { id: begun.id, number: 2, bytes: part(2) });
  const view = await uploads.finishMedia.mutate({ id: begun.id });
  const stored = await storedBytes(view.url);
  const input = new Input({ source: new BufferSource(stored), formats: [MP4] });
  const track = (await input.getPrimaryVideoTrack())!;
  expect((await track.computePacketStats()).packetCount).toBe(100);
});

test("a part of another length than was said is not taken, nor one too many", async () => {
  const { uploads, client } = await sender();
  const { id } = await uploads.beginMedia.mutate({ kind: "AUDIO", name: "a", size: 1000 });
  for (const size of [999, 1001]) {
    const response = await sendPart(client, { id, number: 1, bytes: new Uint8Array(size) });
    expect(response.status).toBe(422);
  }
  expect((await sendPart(client, { id, number: 2, bytes: new Uint8Array(1000) })).status).toBe(400);
  const stranger = await sender();
  expect((await sendPart(stranger.client, { id, number: 1, bytes: new Uint8Array(1000) })).status).toBe(404);
});

test("what is too large is told before anything is sent", async () => {
  const { uploads, rows, objects } = await sender();
  for (const kind of ["VIDEO", "AUDIO"] as const) {
    const size = MEDIA_LIMITS[kind].maxBytes + 1;
    expect(await refusal(uploads.beginMedia.mutate({ kind, name: "a", size }))).toBe(`${kind}_TOO_LARGE`);
  }
  expect([await rows(), await objects()]).toEqual([[], []]);
});

test("a cancelled upload leaves nothing, and cannot be gone on with", async () => {
  const { uploads, client, rows, objects } = await sender();
  const { id } = await uploads.beginMedia.mutate({ kind: "AUDIO", name: "a", size: 100 });
  await sendPart(client, { id, number: 1, bytes: new Uint8Array(100) });
  await uploads.cancelMedia.mutate({ id });
  await uploads.cancelMedia.mutate({ id });
  await sweep();
  expect([await rows(), await objects()]).toEqual([[], []]);
  expect((await sendPart(client, { id, number: 1, bytes: new Uint8Array(100) })).status).toBe(404);
  expect(await refusal(uploads.finishMedia.mutate({ id }))).toBe("MEDIA_UPLOAD_GONE");
});

test("cancelled while it is looked at, nothing of it stays either", async () => {
  const { uploads, client, rows, objects } = await sender();
  const bytes = wav(1);
  const { id } = await uploads.beginMedia.mutate({ kind: "AUDIO", name: "a", size: bytes.length });
  await sendPart(client, { id, number: 1, bytes });
  let cancelled = false;
  replaceDeps(harness, (real) => ({
    storage: {
      async get(...args) {
        if (!cancelled) await uploads.cancelMedia.mutate({ id });
        cancelled = true;
        return real.storage.get(...args);
      },
    },
  }));
  expect(await refusal(uploads.finishMedia.mutate({ id }))).toBe("MEDIA_UPLOAD_GONE");
  restoreDeps(harness);
  harness.advance(2 * 3_600_000);
  await sweep();
  expect([await rows(), await objects()]).toEqual([[], []]);
});

test("the same file added again is kept as long again", async () => {
  const { send, rows } = await sender();
  const { id } = await send("AUDIO", wav(1));
  harness.advance((RETENTION_DAYS.unusedUpload - 1) * 86_400_000);
  expect(await send("AUDIO", wav(1))).toMatchObject({ id });
  harness.advance(2 * 86_400_000);
  await harness.cron("17 * * * *");
  expect(await rows()).toEqual([{ id }]);
});

test("a bucket that fails is not the file's fault: the same upload is finished later", async () => {
  const { uploads, client, rows } = await sender();
  const bytes = wav(1);
  const { id } = await uploads.beginMedia.mutate({ kind: "AUDIO", name: "a", size: bytes.length });
  await sendPart(client, { id, number: 1, bytes });
  for (const broken of ["get", "putPart", "completeParts"] as const) {
    replaceDeps(harness, () => ({ storage: { [broken]: () => Promise.reject(new Error("out")) } }));
    expect(await refusal(uploads.finishMedia.mutate({ id }))).toBe("INTERNAL");
    restoreDeps(harness);
  }
  expect(await rows()).toEqual([{ id }]);
  expect(await uploads.finishMedia.mutate({ id })).toMatchObject({ id });
});

test("a video has the first picture a browser drew, made anew, and both go together", async () => {
  const { send, client, objects, uploads } = await sender();
  const { id } = await send("VIDEO", await clip());
  const put = async (body: BodyInit) =>
    client.fetch(`/api/media-uploads/${id}/poster`, { method: "PUT", body });
  expect((await put("no picture")).status).toBe(422);
  expect((await put(await bytesOf(halves(160, 128).png()))).status).toBe(201);
  const [video] = (await uploads.listMedia.query({ kind: "VIDEO" })).items;
  const posterUrl = video?.kind === "VIDEO" ? video.posterUrl : null;
  expect(await sharp(await storedBytes(posterUrl!)).metadata()).toMatchObject({ format: "jpeg", width: 160 });
  expect((await client.fetch(posterUrl!)).status).toBe(200);
  await uploads.deleteMedia.mutate({ kind: "VIDEO", id });
  await sweep();
  expect(await objects()).toEqual([]);
});

test("a waveform is drawn by the browser: kept where it is one, refused where it is not", async () => {
  const { client, uploads } = await sender();
  const waveform = Array.from({ length: WAVEFORM_BARS }, (_, n) => n);
  const view = await sendMedia(client, { kind: "AUDIO", bytes: wav(1), waveform });
  expect(view).toMatchObject({ waveform });
  for (const wrong of [[], [...waveform.slice(1), 256], [...waveform.slice(1), 0.5]]) {
    expect(await refusal(uploads.finishMedia.mutate({ id: view.id, waveform: wrong }))).toBe("BAD_INPUT");
  }
});

test("what is never finished goes after a day, what nothing is made of after its days", async () => {
  const { uploads, client, send, rows, objects } = await sender();
  const { id } = await uploads.beginMedia.mutate({ kind: "AUDIO", name: "a", size: 100 });
  await sendPart(client, { id, number: 1, bytes: new Uint8Array(100) });
  const kept = await send("AUDIO", joined(wav(1)));
  harness.advance(RETENTION_HOURS.unfinishedMedia * 3_600_000 + 1000);
  await harness.cron("17 * * * *");
  expect(await rows()).toEqual([{ id: kept.id }]);
  harness.advance(RETENTION_DAYS.unusedUpload * 86_400_000);
  await harness.cron("17 * * * *");
  await sweep();
  expect([await rows(), await objects()]).toEqual([[], []]);
});
