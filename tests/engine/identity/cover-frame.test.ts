import { expect, test } from "vitest";
import { coverFrame } from "#web/engine/identity/cover-frame.ts";
import { createImage } from "#web/engine/pixels/image.ts";

const [WIDTH, HEIGHT] = [60, 80];

/** A photo of many greys, within so many lines of a frame on the sides that are named. */
function framed(lines: number, sides: string, frame: (x: number, y: number) => number) {
  const photo = createImage(WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const isFrame =
        (sides.includes("left") && x < lines) ||
        (sides.includes("right") && x >= WIDTH - lines) ||
        (sides.includes("top") && y < lines) ||
        (sides.includes("bottom") && y >= HEIGHT - lines);
      const grey = isFrame ? frame(x, y) : 60 + ((x * 7 + y * 5) % 90);
      photo.data.set([grey, grey, grey, 255], (y * WIDTH + x) * 4);
    }
  }
  return photo;
}

const grey = ({ data }: { data: ArrayLike<number> }, x: number, y: number) => data[(y * WIDTH + x) * 4]!;

test("a thin frame is covered by what lies beside it, on the sides that have one", () => {
  for (const lines of [1, 3]) {
    const photo = framed(lines, "left right top bottom", () => 240);
    const bare = coverFrame(photo);
    const all = Array.from(bare.data).filter((_, i) => i % 4 < 3);
    expect(Math.max(...all)).toBeLessThan(151);
    expect(grey(bare, 0, 40)).toBe(grey(photo, lines + 2, 40));
    expect(grey(bare, WIDTH - 1, 40)).toBe(grey(photo, WIDTH - 3 - lines, 40));
    expect(grey(bare, 30, 40)).toBe(grey(photo, 30, 40));
  }
  const one = framed(2, "left", () => 240);
  expect(grey(coverFrame(one), 0, 40)).toBe(grey(one, 4, 40));
  expect(grey(coverFrame(one), WIDTH - 1, 40)).toBe(grey(one, WIDTH - 1, 40));
});

test("one whose last line is mixed with the photo's first by resizing is found", () => {
  const photo = framed(2, "left", () => 240);
  const mixed = { ...photo, data: photo.data.slice() };
  for (let y = 0; y < HEIGHT; y++)
    for (let c = 0; c < 3; c++) mixed.data[(y * WIDTH + 1) * 4 + c] = (240 + grey(photo, 2, y)) / 2;
  expect(grey(coverFrame(mixed), 0, 40)).toBe(grey(mixed, 3, 40));
});

test("hair that comes near the top of a photo before a plain wall is no photo within a frame", () => {
  const hair = framed(HEIGHT, "top", (x, y) => (Math.hypot(x - 30, (y - 43) * 0.75) < 30 ? 100 : 190));
  expect(coverFrame(hair)).toBe(hair);
});

test("a photo without a frame stays as it is: a plain wall, a broad band, an uneven line", () => {
  const wall = framed(WIDTH, "left", () => 220);
  const band = framed(12, "left", () => 240);
  const uneven = framed(1, "left", (_x, y) => 180 + (y % 60));
  for (const photo of [wall, band, uneven, framed(0, "", () => 0)]) expect(coverFrame(photo)).toBe(photo);
});
