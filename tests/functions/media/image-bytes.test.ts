import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { stripMetadata } from "#functions/services/media/image-bytes/strip-metadata.ts";
import type { SourceType } from "#schema/pictures/ai-marking.ts";
import { isJpeg, markAiMade, markCopy } from "#schema/pictures/image-bytes/mark-ai-made.ts";
import { addPngXmp, isPng, stripPng } from "#schema/pictures/image-bytes/png.ts";
import { type Bytes, bytesOf } from "#tests/support/photos/uploads.ts";

/** Marks of AI, and everything else that is written into files, read as any other program reads it. */
const canvas = (channels: 3 | 4) =>
  sharp({ create: { width: 61, height: 47, channels, background: { r: 160, g: 90, b: 40, alpha: 0.5 } } });
const noise = () => {
  const gaussian = { type: "gaussian" as const, mean: 128, sigma: 60 };
  return sharp({ create: { width: 96, height: 64, channels: 3, background: "#a50", noise: gaussian } });
};
const jpeg = () => bytesOf(canvas(3).jpeg());
const png = () => bytesOf(canvas(4).png());
const webp = () => bytesOf(canvas(3).webp());
const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
const joined = (...parts: (Uint8Array | string)[]): Bytes =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))));

/** Size, transparency and mark of a picture. */
async function seen(bytes: Uint8Array) {
  const { width, height, hasAlpha, xmp } = await sharp(bytes).metadata();
  return { size: [width, height], hasAlpha, xmp: xmp?.toString("utf8") };
}
const [MADE, CHANGED] = ["trainedAlgorithmicMedia", "compositeWithTrainedAlgorithmicMedia"] as const;
const saying = (type: SourceType) =>
  expect.stringContaining(
    `Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${type}"`,
  );

test.each([
  ["JPEG", jpeg, MADE],
  ["JPEG", jpeg, CHANGED],
  ["PNG", png, CHANGED],
] as const)(
  "a marked %s says so for any reader, looks the same, and keeps its mark",
  async (_, make, type) => {
    const plain = await make();
    const marked = markAiMade(plain, type);
    expect(await seen(marked)).toEqual({ ...(await seen(plain)), xmp: saying(type) });
    expect(await pixels(marked)).toEqual(await pixels(plain));
    for (const other of [MADE, CHANGED]) expect(markAiMade(marked, other)).toBe(marked);
  },
);

test.each<[string, () => Sharp]>([
  ["lossy", () => canvas(3).webp({ quality: 80 })],
  ["lossless", () => canvas(3).webp({ lossless: true })],
  ["with transparency", () => canvas(4).webp({ quality: 80 })],
  ["lossless with transparency", () => canvas(4).webp({ lossless: true })],
  ["with a colour profile", () => canvas(3).withIccProfile("srgb").webp({ quality: 80 })],
  ["with XMP of its own", () => canvas(3).withXmp("<x>other</x>").webp({ quality: 80 })],
])("a WebP copy (%s) of a marked picture says the same, and looks the same", async (_, make) => {
  const copy = await bytesOf(make());
  const marked = markCopy(copy, markAiMade(await jpeg(), CHANGED));
  expect(await seen(marked)).toEqual({ ...(await seen(copy)), xmp: saying(CHANGED) });
  expect((await seen(marked)).xmp).not.toContain("other");
  expect(await pixels(marked)).toEqual(await pixels(copy));
  expect(new DataView(marked.buffer).getUint32(4, true)).toBe(marked.length - 8);
});

test("a JPEG or PNG made of a marked picture says the same, and one made of a photo says nothing", async () => {
  const original = markAiMade(await png(), MADE);
  for (const copy of [await jpeg(), await png()]) {
    expect((await seen(markCopy(copy, original))).xmp).toEqual(saying(MADE));
    expect(markCopy(copy, await jpeg())).toBe(copy);
  }
});

test("a copy of a photo is not marked, nor what is no WebP", async () => {
  const [copy, marked] = [await webp(), markAiMade(await jpeg(), MADE)];
  expect(markCopy(copy, await jpeg())).toBe(copy);
  for (const none of [marked, copy.slice(0, 20)]) expect(markCopy(none, marked)).toBe(none);
});

const EXIF = { IFD0: { Copyright: "Somebody", Artist: "Somebody" } };
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><Somebody/></x:xmpmeta>';
const told = (image: Sharp) => image.withIccProfile("p3").withExif(EXIF);

test.each([
  ["JPEG", stripMetadata, () => bytesOf(told(canvas(3)).withXmp(XMP).jpeg())],
  ["noisy JPEG", stripMetadata, () => bytesOf(told(noise()).jpeg({ quality: 95 }))],
  ["progressive JPEG", stripMetadata, () => bytesOf(told(noise()).jpeg({ progressive: true, quality: 95 }))],
  ["PNG", stripPng, async () => addPngXmp(await bytesOf(told(canvas(4)).png()), XMP)],
])(
  "what was written into a %s and behind its end goes; colour profile and every pixel stay",
  async (_, strip, make) => {
    const original = await make();
    expect(Buffer.from(original).includes("Somebody")).toBe(true);
    const stripped = strip(joined(original, "<script>alert(1)</script>", original));
    for (const words of ["Somebody", "script"]) expect(Buffer.from(stripped).includes(words)).toBe(false);
    const { exif, xmp, icc } = await sharp(stripped).metadata();
    expect([exif, xmp, icc?.length]).toEqual([undefined, undefined, expect.any(Number)]);
    expect(await pixels(stripped)).toEqual(await pixels(original));
    expect(strip(stripped)).toEqual(stripped);
  },
);

test("a JPEG's index of further pictures goes with them", async () => {
  const plain = await jpeg();
  const index = new Uint8Array(Buffer.from("\xff\xe2\x00\x0aMPF\0more", "latin1"));
  expect(stripMetadata(joined(plain.subarray(0, 2), index, plain.subarray(2)))).toEqual(plain);
});

test("only a JPEG is one, and only a PNG; what is none or was cut stays as it is", async () => {
  const empty = new Uint8Array(0);
  const [aJpeg, aPng, none] = [await jpeg(), await png(), joined("not a picture at all")];
  const kinds = [aJpeg, aPng, none, empty, new Uint8Array([0xff, 0xd8])];
  expect(kinds.map(isJpeg)).toEqual([true, false, false, false, false]);
  expect(kinds.map(isPng)).toEqual([false, true, false, false, false]);
  for (const odd of [none, aJpeg.subarray(0, -5)]) expect(stripMetadata(odd)).toEqual(odd);
  const cut = aPng.subarray(0, 60);
  for (const odd of [stripPng(cut), addPngXmp(cut, "<x/>")]) expect(odd).toBe(cut);
});
