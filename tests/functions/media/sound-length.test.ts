import { expect, test } from "vitest";
import { AAC, HE_AAC, mp3, OPUS, opus, stated, wav } from "#tests/support/media/media-files.ts";
import { storedCopy } from "#tests/support/media/stored-copy.ts";

/** Work is paid for by how long a recording says it is, so what says less than is heard is not taken. */

/** Three frames of 20 ms a packet, as a browser may record. */
const OPUS_60 = { ...OPUS, packet: Uint8Array.of(0x0b, 3, 0xff, 0xfe) };
const PCM = {
  codec: "pcm-s16",
  config: { codec: "pcm-s16", sampleRate: 44_100, numberOfChannels: 1 },
  packet: new Uint8Array(2048),
} as const;

test.each([
  ["AAC", () => stated("m4a", AAC, { count: 100, each: 1024 / 48_000 })],
  ["AAC whose upper half is made up", () => stated("m4a", HE_AAC, { count: 50, each: 1024 / 24_000 })],
  ["Opus in a WebM", () => opus("webm", 2)],
  ["Opus in a WebM, three frames a packet", () => stated("webm", OPUS_60, { count: 30, each: 0.06 })],
  ["Opus in a WebM with pauses", () => stated("webm", OPUS, { count: 50, each: 0.05 })],
  ["Opus in an MP4", () => opus("m4a", 2)],
  ["Opus in an Ogg", () => opus("ogg", 2)],
  ["MP3", () => mp3(2)],
  ["WAV", () => wav(2)],
] as const)("%s that says how long it is is taken", async (_, make) => {
  expect((await storedCopy(await make())).length).toBeGreaterThan(100);
});

test.each([
  ["AAC", () => stated("m4a", AAC, { count: 2813, each: 17 / 48_000 })],
  ["AAC whose upper half is made up", () => stated("m4a", HE_AAC, { count: 200, each: 480 / 48_000 })],
  ["Opus in a WebM", () => stated("webm", OPUS, { count: 1000, each: 1 / 1000 })],
  ["Opus of many frames a packet", () => stated("m4a", OPUS_60, { count: 100, each: 0.02 })],
] as const)("%s that is heard for longer than it says is refused as damaged", async (_, make) => {
  await expect(storedCopy(await make())).rejects.toMatchObject({ code: "MEDIA_INCOMPLETE" });
});

test("sound that cannot be measured in a file that states its times apart from it is not taken", async () => {
  const file = await stated("m4a", PCM, { count: 80, each: 1024 / 44_100 });
  await expect(storedCopy(file)).rejects.toMatchObject({ code: "MEDIA_CODEC" });
});
