import sharp from "sharp";
import { expect, test } from "vitest";
import { decodePng, encodePng } from "#schema/pictures/image-bytes/png-pixels.ts";
import { createRandom } from "#web/engine/pixels/random.ts";

const random = createRandom(3);
const [width, height] = [61, 37];
const noise = (channels: 1 | 2 | 3 | 4) =>
  sharp(Buffer.from(Array.from({ length: width * height * channels }, () => random.next() * 256)), {
    raw: { width, height, channels },
  });
const rgba = (bytes: Uint8Array) => sharp(bytes).toColourspace("srgb").ensureAlpha().raw().toBuffer();

test.each([1, 2, 3, 4] as const)(
  "a PNG of %i channels is read to the last bit, and written again",
  async (channels) => {
    for (const adaptiveFiltering of [false, true]) {
      const file = new Uint8Array(await noise(channels).png({ adaptiveFiltering }).toBuffer());
      const pixels = (await decodePng(file))!;
      expect([pixels.width, pixels.height]).toEqual([width, height]);
      expect(Buffer.compare(Buffer.from(pixels.data), await rgba(file))).toBe(0);
      const written = await encodePng(pixels);
      expect(Buffer.compare(Buffer.from((await decodePng(written))!.data), Buffer.from(pixels.data))).toBe(0);
      expect(Buffer.compare(await rgba(written), Buffer.from(pixels.data))).toBe(0);
    }
  },
);

test("what is no such PNG is none", async () => {
  const palette = await noise(3).png({ palette: true }).toBuffer();
  const deep = await sharp(palette).toColourspace("rgb16").png().toBuffer();
  for (const file of [
    palette,
    deep,
    Buffer.from("no picture"),
    (await noise(3).png().toBuffer()).subarray(0, 900),
  ])
    expect(await decodePng(new Uint8Array(file))).toBeNull();
});
