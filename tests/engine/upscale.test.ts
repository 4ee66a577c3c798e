import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import { createImage, type Image } from "#web/engine/pixels/image.ts";
import { upscale } from "#web/engine/upscale/upscale.ts";

async function imageOf(picture: Sharp): Promise<Image> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

const png = ({ width, height, data }: Image) => sharp(data, { raw: { width, height, channels: 4 } });

/** Peak signal to noise ratio of the colours, in decibels. */
function likeness(a: Image, b: Image): number {
  let sum = 0;
  for (let i = 0; i < a.data.length; i++) if (i % 4 < 3) sum += (a.data[i]! - b.data[i]!) ** 2;
  return 10 * Math.log10(255 ** 2 / (sum / (a.width * a.height * 3)));
}

/** A photo's upper left, and the same in half its size. */
async function halvedPhoto(name: Parameters<typeof fixturePhoto>[0], width: number, height: number) {
  const photo = sharp(await fixturePhoto(name)).extract({ left: 0, top: 0, width, height });
  const original = await imageOf(photo);
  const half = png(original).resize(width / 2, height / 2, { kernel: "lanczos3" });
  return { original, half: await imageOf(half) };
}

test.each([
  ["astronaut.jpg", 512, 512],
  ["cat.jpg", 448, 300],
  ["coffee.jpg", 600, 400],
] as const)(
  "%s from half its size is nearer to itself than by a usual enlargement",
  async (name, width, height) => {
    const { original, half } = await halvedPhoto(name, width, height);
    const usual = await imageOf(png(half).resize(width, height, { kernel: "lanczos3" }));
    expect(likeness(upscale(half, 2), original)).toBeGreaterThan(likeness(usual, original) + 1);
  },
);

test.each([2, 4] as const)(
  "shrunk again after %i times, it is as it was, and stands where it stood",
  async (factor) => {
    const { half } = await halvedPhoto("astronaut.jpg", 512, 512);
    const large = upscale(half, factor);
    expect([large.width, large.height]).toEqual([256 * factor, 256 * factor]);
    expect(likeness(await imageOf(png(large).resize(256, 256)), half)).toBeGreaterThan(36);
  },
);

test("has no seams: a part is enlarged alike whatever lies far beside it", async () => {
  const wide = await imageOf(sharp(await fixturePhoto("coffee.jpg")).resize(560, 300, { fit: "fill" }));
  const part = await imageOf(png(wide).extract({ left: 100, top: 0, width: 400, height: 300 }));
  const [whole, alone] = [upscale(wide, 2), upscale(part, 2)];
  // the tiles of the one end where those of the other do not; at the cut itself they see different neighbours
  for (let y = 0; y < 600; y++) {
    for (let x = 60; x < 740; x++) {
      const [a, b] = [(y * whole.width + x + 200) * 4, (y * alone.width + x) * 4];
      // running sums begin elsewhere, which may round the other way
      if (Math.abs(whole.data[a]! - alone.data[b]!) > 1) throw new Error(`differs at ${x}, ${y}`);
    }
  }
});

test("does not ring beside a hard edge, nor tint grey", () => {
  const edge = createImage(64, 64);
  for (let i = 0; i < 64 * 64; i++)
    edge.data.set(i % 64 < 32 ? [60, 60, 60, 255] : [200, 200, 200, 255], i * 4);
  const { data } = upscale(edge, 4);
  for (let i = 0; i < data.length; i += 4) {
    expect(data[i]).toBeGreaterThan(60 - 15);
    expect(data[i]).toBeLessThan(200 + 15);
    expect([data[i + 1], data[i + 2], data[i + 3]]).toEqual([data[i], data[i], 255]);
  }
});

test("keeps what is transparent transparent", () => {
  const cut = createImage(32, 32);
  for (let i = 0; i < 32 * 32; i++) cut.data.set([200, 80, 40, i % 32 < 16 ? 0 : 255], i * 4);
  const { data, width } = upscale(cut, 2);
  expect([data[3], data[(width - 1) * 4 + 3]]).toEqual([0, 255]);
});
