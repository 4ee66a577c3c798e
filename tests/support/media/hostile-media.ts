import { gzipSync, zipSync } from "fflate";
import type { MediaKind, MediaRefusal } from "#schema/media/media-limits.ts";
import { bytesOf, halves } from "../photos/uploads.ts";
import { AAC, clip, joined, mp3, OPUS, opus, stated, vp9, wav } from "./media-files.ts";

const ascii = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const noise = (length: number) => Uint8Array.from({ length }, (_, n) => (n * 7919 + (n >> 5) * 31) % 251);

/** The file with other bytes where a text first stands, from its beginning on. */
function patched(file: Uint8Array, at: string, bytes: Uint8Array, skip = 0): Uint8Array {
  const place = Buffer.from(file).indexOf(at);
  if (place < 0) throw new Error(`there is no ${at} in the file`);
  const copy = file.slice();
  copy.set(bytes, place + skip);
  return copy;
}

/** Where a box begins; its length stands there, its name after it. */
const boxAt = (file: Uint8Array, name: string) => Buffer.from(file).indexOf(name) - 4;
const u32 = (...values: number[]) => {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  values.forEach((value, index) => {
    view.setUint32(index * 4, value);
  });
  return new Uint8Array(view.buffer);
};
const MOST = 0xffffffff;

function box(name: string, ...content: Uint8Array[]): Uint8Array {
  const inside = joined(...content);
  return joined(u32(inside.length + 8), ascii(name), inside);
}

/** Boxes in boxes, so many deep. */
function nested(depth: number): Uint8Array {
  let inside: Uint8Array = new Uint8Array(0);
  for (let n = 0; n < depth; n++) inside = box("moov", inside);
  return joined(box("ftyp", ascii("isom"), u32(0), ascii("isom")), inside);
}

const gif = joined(
  ascii("GIF89a"),
  Uint8Array.of(1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x21, 0xff, 11),
  ascii("NETSCAPE2.0"),
  Uint8Array.of(3, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b),
);

/** What people send by mistake or on purpose, and what each is told. */
export const HOSTILE_MEDIA: readonly [
  string,
  MediaKind,
  () => Promise<Uint8Array> | Uint8Array,
  MediaRefusal,
][] = [
  ["one byte", "VIDEO", () => Uint8Array.of(0), "VIDEO_NOT_READABLE"],
  ["a text", "VIDEO", () => ascii("this is no video ".repeat(50)), "VIDEO_NOT_READABLE"],
  ["a page", "VIDEO", () => ascii("<!doctype html><script>alert(1)</script>"), "VIDEO_NOT_READABLE"],
  ["zeros", "VIDEO", () => new Uint8Array(1_000_000), "VIDEO_NOT_READABLE"],
  ["noise", "VIDEO", () => noise(300_000), "VIDEO_NOT_READABLE"],
  ["a photo", "VIDEO", () => bytesOf(halves(400, 300).jpeg()), "VIDEO_NOT_READABLE"],
  ["an endless GIF", "VIDEO", () => gif, "VIDEO_NOT_READABLE"],
  ["a zip of zeros", "VIDEO", () => zipSync({ "a.mp4": new Uint8Array(5_000_000) }), "VIDEO_NOT_READABLE"],
  ["a gzip of zeros", "VIDEO", () => gzipSync(new Uint8Array(5_000_000)), "VIDEO_NOT_READABLE"],
  [
    "an AVI",
    "VIDEO",
    () => joined(ascii("RIFF"), u32(MOST), ascii("AVI LIST"), noise(5000)),
    "VIDEO_NOT_READABLE",
  ],
  ["a Matroska as MP4", "VIDEO", () => vp9("mkv"), "VIDEO_NOT_READABLE"],
  ["a start alone", "VIDEO", async () => (await clip()).subarray(0, 24), "VIDEO_NOT_READABLE"],
  ["an MP4 without its frames", "VIDEO", async () => withoutFrames(await clip()), "MEDIA_INCOMPLETE"],
  ["an MP4 cut in its frames", "VIDEO", async () => cut(await clip(), 0.6), "MEDIA_INCOMPLETE"],
  ["an MP4 cut in its index", "VIDEO", async () => cut(await clip(), 0.1), "VIDEO_NOT_READABLE"],
  [
    "an index that claims 4 GB",
    "VIDEO",
    async () => claiming(await clip(), "moov", u32(MOST)),
    "VIDEO_NOT_READABLE",
  ],
  ["a box that claims more than there is", "VIDEO", async () => longBox(await clip()), "VIDEO_NOT_READABLE"],
  ["4 billion frames", "VIDEO", async () => patched(await clip(), "stsz", u32(MOST), 12), "MEDIA_INCOMPLETE"],
  ["4 billion times", "VIDEO", async () => patched(await clip(), "stts", u32(MOST), 8), "MEDIA_INCOMPLETE"],
  ["4 billion places", "VIDEO", async () => patched(await clip(), "stco", u32(MOST), 8), "MEDIA_INCOMPLETE"],
  [
    "frames beyond the end",
    "VIDEO",
    async () => patched(await clip(), "stco", u32(0x7fffffff), 12),
    "MEDIA_INCOMPLETE",
  ],
  [
    "frames of a gigabyte",
    "VIDEO",
    async () => patched(await clip(), "stsz", u32(1 << 30), 16),
    "MEDIA_INCOMPLETE",
  ],
  [
    "frames that last for hours",
    "VIDEO",
    async () => patched(await clip(), "stts", u32(0x00ffffff), 16),
    "VIDEO_TOO_LONG",
  ],
  [
    "time that stands still",
    "VIDEO",
    async () => patched(await clip(), "mdhd", u32(0), 16),
    "MEDIA_INCOMPLETE",
  ],
  ["boxes a thousand deep", "VIDEO", () => nested(3000), "VIDEO_NOT_READABLE"],
  [
    "a video nobody can play",
    "VIDEO",
    async () => patched(await clip(), "stsd", ascii("zzzz"), 16),
    "MEDIA_CODEC",
  ],
  ["a huge video", "VIDEO", () => vp9("webm", { width: 16_384, height: 16_384 }), "VIDEO_TOO_MANY_PIXELS"],
  ["a tiny video", "VIDEO", () => vp9("webm", { width: 32, height: 32 }), "VIDEO_TOO_FEW_PIXELS"],
  ["a blink", "VIDEO", () => vp9("webm", { seconds: 0.2, sound: false }), "MEDIA_TOO_SHORT"],
  [
    "an hour of nothing",
    "VIDEO",
    () => vp9("webm", { seconds: 400, fps: 1, sound: false }),
    "VIDEO_TOO_LONG",
  ],
  ["a recording as video", "VIDEO", () => opus("m4a", 2), "VIDEO_NOT_READABLE"],
  [
    "a WebM of noise",
    "VIDEO",
    async () => joined((await vp9("webm")).subarray(0, 60), noise(90_000)),
    "VIDEO_NOT_READABLE",
  ],
  ["a video as recording", "AUDIO", () => clip(), "AUDIO_NOT_READABLE"],
  ["a text as recording", "AUDIO", () => ascii("RIFF or not ".repeat(30)), "AUDIO_NOT_READABLE"],
  [
    "a WAV of no channels",
    "AUDIO",
    () => patched(wav(2), "fmt ", Uint8Array.of(0, 0), 10),
    "MEDIA_INCOMPLETE",
  ],
  ["a WAV without time", "AUDIO", () => patched(wav(2), "fmt ", u32(0), 12), "MEDIA_INCOMPLETE"],
  ["a WAV of no size", "AUDIO", () => patched(wav(2), "data", u32(0), 4), "MEDIA_TOO_SHORT"],
  ["a WAV that lasts too long", "AUDIO", () => wav(601, { rate: 400 }), "AUDIO_TOO_LONG"],
  [
    "an MP3 of texts that never end",
    "AUDIO",
    () => joined(ascii("ID3"), Uint8Array.of(4, 0, 0, 127, 127, 127, 127), mp3(1)),
    "AUDIO_NOT_READABLE",
  ],
  [
    "an Ogg of noise",
    "AUDIO",
    async () => joined((await opus("ogg", 1)).subarray(0, 28), noise(9000)),
    "AUDIO_NOT_READABLE",
  ],
  [
    "a minute of AAC that says it lasts a second",
    "AUDIO",
    () => stated("m4a", AAC, { count: 2813, each: 17 / 48_000 }),
    "MEDIA_INCOMPLETE",
  ],
  [
    "twenty seconds of Opus that say they last one",
    "AUDIO",
    () => stated("webm", OPUS, { count: 1000, each: 1 / 1000 }),
    "MEDIA_INCOMPLETE",
  ],
  ["a blink of sound", "AUDIO", () => wav(0.1), "MEDIA_TOO_SHORT"],
];

const cut = (file: Uint8Array, share: number) => file.subarray(0, Math.floor(file.length * share));
const withoutFrames = (file: Uint8Array) => file.subarray(0, boxAt(file, "mdat"));
function claiming(file: Uint8Array, name: string, size: Uint8Array): Uint8Array {
  const copy = file.slice();
  copy.set(size, boxAt(file, name));
  return copy;
}
/** A box before the index says it reaches far beyond the end of the file. */
const longBox = (file: Uint8Array) => {
  const start = boxAt(file, "moov");
  const lying = joined(u32(1), ascii("free"), u32(0x0fffffff, MOST));
  return joined(file.subarray(0, start), lying, file.subarray(start));
};
