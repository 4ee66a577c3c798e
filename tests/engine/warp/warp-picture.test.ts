import { expect, test } from "vitest";
import { createImage, type Image } from "#web/engine/pixels/image.ts";
import { type Move, warpPicture } from "#web/engine/warp/warp-picture.ts";

/** Grey that grows from left to right by two a pixel, so that each pixel tells where it came from. */
function ramp(width: number, height: number): Image {
  const image = createImage(width, height);
  for (let i = 0; i < width * height; i++) {
    const grey = 2 * (i % width);
    image.data.set([grey, grey, grey, 255], i * 4);
  }
  return image;
}

const cameFrom = ({ data, width }: Image, x: number, y: number) => data[(y * width + x) * 4]! / 2;
const shift = (x: number, y: number, dx: number, radius = 20): Move => ({
  ...{ kind: "shift", x, y, dx, dy: 0, radius },
});

test("ground ends where it was told to, and what no move reaches stays byte for byte", () => {
  const photo = ramp(120, 80);
  const out = warpPicture(photo, [shift(60, 40, 5)]);
  expect(Math.abs(cameFrom(out, 65, 40) - 60)).toBeLessThanOrEqual(0.5);
  for (let y = 0; y < 80; y++) {
    for (let x = 0; x < 120; x++) {
      if (Math.hypot(x - 60, y - 40) > 33) expect(cameFrom(out, x, y)).toBe(x);
    }
  }
});

test("moves that overlap are averaged instead of added, and nothing is folded over", () => {
  const photo = ramp(120, 80);
  const out = warpPicture(
    photo,
    [-6, -3, 0, 3, 6].map((step) => shift(60 + step, 40, 6, 24)),
  );
  expect(cameFrom(out, 66, 40)).toBeGreaterThan(59);
  for (let x = 1; x < 120; x++) expect(cameFrom(out, x, 40)).toBeGreaterThanOrEqual(cameFrom(out, x - 1, 40));
});

test("what swells is larger around its middle, which stays", () => {
  const out = warpPicture(ramp(120, 80), [{ kind: "swell", x: 60, y: 40, factor: 1.3, radius: 24 }]);
  expect(Math.abs(cameFrom(out, 60, 40) - 60)).toBeLessThanOrEqual(0.5);
  expect(cameFrom(out, 66, 40) - cameFrom(out, 54, 40)).toBeLessThan(11);
});

test("no moves change nothing", () => {
  const photo = ramp(20, 20);
  expect(warpPicture(photo, []).data).toEqual(photo.data);
});
