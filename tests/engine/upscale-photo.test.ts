import sharp from "sharp";
import { expect, test } from "vitest";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import { type Image, lumaPlane } from "#web/engine/pixels/image.ts";
import { noiseLevel } from "#web/engine/pixels/noise-level.ts";
import { enlargePhoto } from "#web/engine/upscale/enlarge-photo.ts";

async function face(side: number): Promise<Image> {
  const part = sharp(await fixturePhoto("astronaut.jpg")).extract({
    left: 150,
    top: 50,
    width: 160,
    height: 160,
  });
  const { data } = await part.resize(side, side).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: side, height: side, data: new Uint8ClampedArray(data) };
}

const resized = async (image: Image, side: number): Promise<Image> => {
  const raw = { width: image.width, height: image.height, channels: 4 as const };
  const data = await sharp(image.data, { raw }).resize(side, side, { kernel: "lanczos3" }).raw().toBuffer();
  return { width: side, height: side, data: new Uint8ClampedArray(data) };
};

/** Mean difference of neighbours. */
function crispness(image: Image): number {
  const { width, data } = lumaPlane(image);
  let sum = 0;
  for (let i = 0; i + width + 1 < data.length; i++)
    sum += Math.abs(data[i]! - data[i + 1]!) + Math.abs(data[i]! - data[i + width]!);
  return sum / data.length;
}

test.each([2, 4] as const)(
  "%i times larger it is crisper than by a usual enlargement, and the same photo",
  async (factor) => {
    const small = await face(160 / factor);
    const large = enlargePhoto(small, factor);
    expect([large.width, large.height]).toEqual([160, 160]);
    expect(crispness(large)).toBeGreaterThan(crispness(await resized(small, 160)) * 1.15);
    const again = await resized(large, 160 / factor);
    const off =
      again.data.reduce((sum, value, i) => sum + Math.abs(value - small.data[i]!), 0) / again.data.length;
    expect(off).toBeLessThan(5);
  },
);

test("it is grainy, but not much more than photos are, and comes out alike each time", async () => {
  const small = await face(40);
  const large = enlargePhoto(small, 4);
  const noise = noiseLevel(lumaPlane(large));
  expect(noise).toBeGreaterThan(0.002);
  expect(noise).toBeLessThan(0.03);
  expect(enlargePhoto(small, 4).data).toEqual(large.data);
});
