import sharp from "sharp";
import { expect, test } from "vitest";
import { isJpeg, markAiMade, type SourceType } from "#functions/services/media/mark-ai-made.ts";

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
