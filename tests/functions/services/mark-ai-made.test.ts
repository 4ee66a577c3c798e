import sharp from "sharp";
import { expect, test } from "vitest";
import {
  isJpeg,
  markAiMade,
  markCopy,
  type SourceType,
} from "#functions/services/media/image-bytes/mark-ai-made.ts";

const jpeg = async () =>
  new Uint8Array(
    await sharp({ create: { width: 64, height: 48, channels: 3, background: "#a63" } })
      .jpeg()
      .toBuffer(),
  );

test.each<SourceType>(["trainedAlgorithmicMedia", "compositeWithTrainedAlgorithmicMedia"])(
  "a picture marked %s says so in XMP any reader finds, and looks the same",
  async (type) => {
    const plain = await jpeg();
    const marked = markAiMade(plain, type);
    const { xmp, width, height } = await sharp(marked).metadata();
    expect([width, height]).toEqual([64, 48]);
    expect(xmp?.toString("utf8")).toContain(
      `Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${type}"`,
    );
    expect(await sharp(marked).raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer());
  },
);

test("the mark is one APP1 segment of the length it states, right after the start", async () => {
  const plain = await jpeg();
  const marked = markAiMade(plain, "trainedAlgorithmicMedia");
  expect(Array.from(marked.subarray(0, 4))).toEqual([0xff, 0xd8, 0xff, 0xe1]);
  const length = marked[4]! * 256 + marked[5]!;
  expect(marked.length - plain.length).toBe(length + 2);
  expect(marked.subarray(4 + length)).toEqual(plain.subarray(2));
});

test("a picture that carries a mark keeps it, whichever it is", async () => {
  const once = markAiMade(await jpeg(), "trainedAlgorithmicMedia");
  expect(markAiMade(once, "compositeWithTrainedAlgorithmicMedia")).toBe(once);
});

test("only a JPEG is one", async () => {
  expect(isJpeg(await jpeg())).toBe(true);
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#000" } })
    .png()
    .toBuffer();
  expect(isJpeg(png)).toBe(false);
  expect(isJpeg(new Uint8Array(0))).toBe(false);
  expect(isJpeg(new Uint8Array([0xff, 0xd8]))).toBe(false);
});

const canvas = (channels: 3 | 4) =>
  sharp({ create: { width: 61, height: 47, channels, background: { r: 160, g: 90, b: 40, alpha: 0.5 } } });

test.each([
  ["lossy", () => canvas(3).webp({ quality: 80 })],
  ["lossless", () => canvas(3).webp({ lossless: true })],
  ["with transparency", () => canvas(4).webp({ quality: 80 })],
  ["lossless with transparency", () => canvas(4).webp({ lossless: true })],
  ["with a colour profile", () => canvas(3).withIccProfile("srgb").webp({ quality: 80 })],
  ["with XMP of its own", () => canvas(3).withXmp("<x>other</x>").webp({ quality: 80 })],
])("a WebP copy (%s) of a marked picture says the same, and looks the same", async (_, make) => {
  const copy = new Uint8Array(await make().toBuffer());
  const marked = markCopy(copy, markAiMade(await jpeg(), "compositeWithTrainedAlgorithmicMedia"));
  const { xmp, width, height, hasAlpha } = await sharp(marked).metadata();
  expect([width, height, hasAlpha]).toEqual([61, 47, (await sharp(copy).metadata()).hasAlpha]);
  expect(xmp?.toString("utf8")).toContain("digitalsourcetype/compositeWithTrainedAlgorithmicMedia");
  expect(xmp?.toString("utf8")).not.toContain("other");
  expect(await sharp(marked).raw().toBuffer()).toEqual(await sharp(copy).raw().toBuffer());
  expect(new DataView(marked.buffer).getUint32(4, true)).toBe(marked.length - 8);
});

test("a copy of a photo is not marked, nor what is no WebP", async () => {
  const copy = new Uint8Array(await canvas(3).webp().toBuffer());
  expect(markCopy(copy, await jpeg())).toBe(copy);
  const marked = markAiMade(await jpeg(), "trainedAlgorithmicMedia");
  expect(markCopy(marked, marked)).toBe(marked);
  const cut = copy.slice(0, 20);
  expect(markCopy(cut, marked)).toBe(cut);
});
