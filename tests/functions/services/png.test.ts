import sharp from "sharp";
import { expect, test } from "vitest";
import { markAiMade } from "#functions/services/media/image-bytes/mark-ai-made.ts";
import { addPngXmp, isPng, stripPng } from "#functions/services/media/image-bytes/png.ts";

const drawn = () =>
  sharp({ create: { width: 61, height: 47, channels: 4, background: { r: 160, g: 90, b: 40, alpha: 0.5 } } });
const png = async () => new Uint8Array(await drawn().png().toBuffer());
const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

test("a marked PNG says so in XMP any reader finds, keeps its transparency, and looks the same", async () => {
  const plain = await png();
  const marked = markAiMade(plain, "compositeWithTrainedAlgorithmicMedia");
  const { xmp, hasAlpha } = await sharp(marked).metadata();
  expect(xmp?.toString()).toContain("digitalsourcetype/compositeWithTrainedAlgorithmicMedia");
  expect(hasAlpha).toBe(true);
  expect(await pixels(marked)).toEqual(await pixels(plain));
  expect(markAiMade(marked, "trainedAlgorithmicMedia")).toBe(marked);
});

test("what a provider wrote into a PNG is taken out, and what follows its end", async () => {
  const plain = await png();
  const withExif = await drawn()
    .withExif({ IFD0: { Copyright: "Somebody" } })
    .png()
    .toBuffer();
  const told = addPngXmp(new Uint8Array(withExif), "<x>their words</x>");
  const trailing = new Uint8Array(Buffer.concat([told, Buffer.from("more behind it")]));
  expect(Buffer.from(trailing).includes("Somebody")).toBe(true);
  const stripped = stripPng(trailing);
  const { exif, xmp } = await sharp(stripped).metadata();
  expect([exif, xmp]).toEqual([undefined, undefined]);
  for (const words of ["Somebody", "their words", "more behind it"]) {
    expect(Buffer.from(stripped).includes(words)).toBe(false);
  }
  expect(await pixels(stripped)).toEqual(await pixels(plain));
});

test("a colour profile is part of the picture and stays", async () => {
  const profiled = new Uint8Array(await drawn().withIccProfile("p3").png().toBuffer());
  expect((await sharp(stripPng(profiled)).metadata()).icc).toBeDefined();
});

test("only a PNG is one; a broken one comes back as it is", async () => {
  expect(isPng(await png())).toBe(true);
  expect(isPng(new Uint8Array(await drawn().jpeg().toBuffer()))).toBe(false);
  expect(isPng(new Uint8Array(0))).toBe(false);
  const cut = (await png()).subarray(0, 60);
  expect(stripPng(cut)).toBe(cut);
  expect(addPngXmp(cut, "<x/>")).toBe(cut);
});
