import { expect, test } from "vitest";
import { type BlackAndWhite, blackAndWhite } from "#web/engine/monochrome/black-and-white.ts";
import { createImage, type Image } from "#web/engine/pixels/image.ts";

const PLAIN: BlackAndWhite = { filter: "none", contrast: 0, brightness: 0, grain: 0, toning: "neutral" };

/** A row of pixels, each red, green, blue and opacity. */
function row(...pixels: readonly (readonly number[])[]): Image {
  const image = createImage(pixels.length, 1);
  image.data.set(pixels.flat());
  return image;
}

function flat(grey: number, width: number, height: number): Image {
  const image = createImage(width, height);
  for (let i = 0; i < image.data.length; i += 4) image.data.set([grey, grey, grey, 255], i);
  return image;
}

const greysOf = ({ data }: Image) => Array.from(data).filter((_, i) => i % 4 === 0);
const spreadOf = (values: readonly number[]) => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
};

test("greys stay, colours go, transparency stays", () => {
  const out = blackAndWhite(row([128, 128, 128, 255], [200, 40, 90, 80], [0, 0, 0, 0]), PLAIN);
  for (let i = 0; i < out.data.length; i += 4) {
    expect(out.data[i]).toBe(out.data[i + 1]);
    expect(out.data[i]).toBe(out.data[i + 2]);
  }
  expect(Math.abs(out.data[0]! - 128)).toBeLessThanOrEqual(1);
  expect([out.data[3], out.data[7], out.data[11]]).toEqual([255, 80, 0]);
});

test("a filter lightens its own colour and darkens the opposite one, and leaves grey alone", () => {
  const colours = row([200, 40, 40, 255], [40, 160, 40, 255], [40, 60, 200, 255], [120, 120, 120, 255]);
  const [red, green, blue, grey] = greysOf(blackAndWhite(colours, PLAIN));
  const behindRed = greysOf(blackAndWhite(colours, { ...PLAIN, filter: "red" }));
  expect(behindRed[0]!).toBeGreaterThan(red! + 40);
  expect(behindRed[1]!).toBeLessThan(green! - 40);
  expect(greysOf(blackAndWhite(colours, { ...PLAIN, filter: "green" }))[1]!).toBeGreaterThan(green!);
  expect(greysOf(blackAndWhite(colours, { ...PLAIN, filter: "blue" }))[2]!).toBeGreaterThan(blue! + 40);
  expect(Math.abs(behindRed[3]! - grey!)).toBeLessThanOrEqual(1);
});

test("contrast parts dark from bright, and less brings them together; black, middle and white hold", () => {
  const greys = row(...[0, 64, 127.5, 192, 255].map((grey) => [grey, grey, grey, 255]));
  const [black, dark, , bright, white] = greysOf(blackAndWhite(greys, { ...PLAIN, contrast: 80 }));
  expect([black, white]).toEqual([0, 255]);
  expect(dark!).toBeLessThan(44);
  expect(bright!).toBeGreaterThan(212);
  const soft = greysOf(blackAndWhite(greys, { ...PLAIN, contrast: -80 }));
  expect(soft[1]!).toBeGreaterThan(90);
  expect(soft[3]!).toBeLessThan(166);
});

test("grain leaves the mean alone, is stronger when asked, and as coarse in a copy twice as large", () => {
  const grained = (grain: number, size = 120) =>
    greysOf(blackAndWhite(flat(128, size, size), { ...PLAIN, grain }));
  const some = grained(30);
  expect(Math.abs(some.reduce((sum, value) => sum + value, 0) / some.length - 128)).toBeLessThan(1.5);
  expect(spreadOf(some)).toBeGreaterThan(3);
  expect(spreadOf(grained(90))).toBeGreaterThan(2.5 * spreadOf(some));
  const neighbours = (size: number) => {
    const out = blackAndWhite(flat(128, 6, size), { ...PLAIN, grain: 60 });
    const values = greysOf(out);
    return (
      values.reduce((sum, value, i) => sum + Math.abs(value - (values[i + 1] ?? value)), 0) / values.length
    );
  };
  expect(neighbours(5200)).toBeLessThan(0.6 * neighbours(1300));
});

test("toning colours the middle tones and neither black nor white", () => {
  const { data } = blackAndWhite(row([0, 0, 0, 255], [128, 128, 128, 255], [255, 255, 255, 255]), {
    ...PLAIN,
    toning: "sepia",
  });
  expect(Array.from(data.subarray(0, 3))).toEqual([0, 0, 0]);
  expect(data[4]! - data[6]!).toBeGreaterThan(25);
  expect(Array.from(data.subarray(8, 11))).toEqual([255, 255, 255]);
});
