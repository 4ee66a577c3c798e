import { expect, test } from "vitest";
import { createImage, type Image } from "#web/engine/pixels/image.ts";
import { fingerprintDistance, fingerprintOf } from "#web/engine/studio/series/fingerprint.ts";

function picture(brightness: (x: number, y: number) => number): Image {
  const image = createImage(96, 96);
  for (let y = 0; y < 96; y++)
    for (let x = 0; x < 96; x++)
      image.data.fill(brightness(x / 96, y / 96), (y * 96 + x) * 4, (y * 96 + x) * 4 + 4);
  return image;
}

const waves = (x: number, y: number) => 128 + 60 * Math.sin(5 * x) + 60 * Math.cos(7 * y);

test("a picture is at no distance from itself, and hardly any from itself a little darker", () => {
  const own = fingerprintOf(picture(waves));
  expect(own).toHaveLength(192);
  expect(fingerprintDistance(own, fingerprintOf(picture(waves)))).toBe(0);
  const darker = fingerprintOf(picture((x, y) => waves(x, y) * 0.9));
  expect(fingerprintDistance(own, darker)).toBeLessThanOrEqual(2);
});

test("a mirrored picture is another", () => {
  const mirrored = fingerprintOf(picture((x, y) => waves(1 - x, y)));
  expect(fingerprintDistance(fingerprintOf(picture(waves)), mirrored)).toBeGreaterThan(8);
});

test("what one look alone finds alike counts as alike", () => {
  // brighter at the left throughout: only how far differs, so brightness runs the same way everywhere
  const steep = fingerprintOf(picture((x) => 250 * (1 - x)));
  const bent = fingerprintOf(picture((x) => 250 * (1 - x) ** 6));
  expect(fingerprintDistance(steep, bent)).toBeLessThanOrEqual(2);
});

test("brightness too even to tell counts neither way", () => {
  const wall = (step: number) => fingerprintOf(picture((x) => 128 + step * (x - 0.5)));
  // a shade that another scaling might turn round: no difference to rely on
  expect(fingerprintDistance(wall(4), wall(-4))).toBe(0);
  expect(fingerprintDistance(wall(120), wall(-120))).toBeGreaterThan(16);
});
