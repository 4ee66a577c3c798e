import { expect, test } from "vitest";
import { createImage, createPlane, type Image, type Plane } from "#web/engine/pixels/image.ts";
import { hexToOklab, toOklab } from "#web/engine/pixels/oklab.ts";
import { growRegion } from "#web/engine/recolour/grow-region.ts";
import { repaint } from "#web/engine/recolour/repaint.ts";

const [WIDTH, HEIGHT] = [240, 160];
/** A red door, bright above and dark below, with a window, before grey ground. */
const isDoor = (x: number, y: number) => x >= 40 && x < 200 && y >= 30 && y < 130;
const isWindow = (x: number, y: number) => x >= 80 && x < 150 && y >= 45 && y < 75;

const photo = createImage(WIDTH, HEIGHT);
for (let y = 0, p = 0; y < HEIGHT; y++) {
  for (let x = 0; x < WIDTH; x++, p += 4) {
    const shade = 1.15 - y / 180;
    const noise = ((x * 7 + y * 13) % 5) - 2;
    const colour = isWindow(x, y)
      ? [28, 32, 38]
      : isDoor(x, y)
        ? [178 * shade, 30 * shade, 34 * shade]
        : [120, 122, 124];
    photo.data.set([...colour.map((value) => value + noise), 255], p);
  }
}

const discs = (places: readonly (readonly [number, number])[]): Plane => {
  const plane = createPlane(WIDTH, HEIGHT);
  for (const [cx, cy] of places)
    for (let y = cy - 3; y <= cy + 3; y++)
      for (let x = cx - 3; x <= cx + 3; x++) plane.data[y * WIDTH + x] = 1;
  return plane;
};
const labAt = ({ data }: Image, x: number, y: number) => {
  const p = (y * WIDTH + x) * 4;
  return toOklab(data[p]!, data[p + 1]!, data[p + 2]!);
};
const pressed = { inside: discs([[60, 90]]), outside: null };

test("a press takes the whole panel, through its shade, and neither its window nor the ground", () => {
  const region = growRegion(photo, pressed, 0.45);
  let [both, either] = [0, 0];
  for (let i = 0; i < region.data.length; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const wanted = isDoor(x, y) && !isWindow(x, y);
    const found = region.data[i]! > 0.5;
    if (wanted && found) both++;
    if (wanted || found) either++;
  }
  expect(both / either).toBeGreaterThan(0.96);
});

test("what is brushed to be left out keeps the panel from there", () => {
  const region = growRegion(photo, { inside: discs([[50, 90]]), outside: discs([[190, 90]]) }, 0.45);
  expect(region.data[90 * WIDTH + 60]).toBeGreaterThan(0.9);
  expect(region.data[90 * WIDTH + 180]).toBeLessThan(0.1);
});

test.each(["glossy", "matte"] as const)(
  "%s paint has the colour, the door's shade stays, and nothing else changes",
  (gloss) => {
    const region = growRegion(photo, pressed, 0.45);
    const painted = repaint(photo, region, { colour: "#15396f", gloss, strength: 1 });
    const blue = hexToOklab("#15396f");
    const [bright, dark] = [labAt(painted, 60, 35), labAt(painted, 60, 122)];
    for (const [, a, b] of [bright, dark]) {
      const hue = Math.atan2(b, a) - Math.atan2(blue[2], blue[1]);
      expect(Math.abs(hue)).toBeLessThan(0.15);
    }
    expect(bright[0] - dark[0]).toBeGreaterThan(0.04);
    for (let i = 0; i < region.data.length; i++)
      if (region.data[i] === 0) expect(painted.data[i * 4]).toBe(photo.data[i * 4]);
  },
);
