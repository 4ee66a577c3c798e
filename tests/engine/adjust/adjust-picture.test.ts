import { expect, test } from "vitest";
import { adjustPicture } from "#web/engine/adjust/adjust-picture.ts";
import { type Adjustments, UNCHANGED } from "#web/engine/adjust/adjustments.ts";
import { createImage, type Image } from "#web/engine/pixels/image.ts";

/** Every pixel another colour: red says its column, green its row. */
function grid(width: number, height: number): Image {
  const image = createImage(width, height);
  for (let i = 0; i < width * height; i++) {
    image.data.set([(i % width) * 10, Math.floor(i / width) * 10, 128, 255], i * 4);
  }
  return image;
}

function flat(...colour: [number, number, number]): Image {
  const image = createImage(4, 4);
  for (let i = 0; i < 16; i++) image.data.set([...colour, 255], i * 4);
  return image;
}

const places = ({ data }: Image) =>
  Array.from({ length: data.length / 4 }, (_, i) => `${data[i * 4]! / 10},${data[i * 4 + 1]! / 10}`);
const adjust = (image: Image, changes: Partial<Adjustments>) =>
  adjustPicture(image, { ...UNCHANGED, ...changes });
const colour = (image: Image) => [...image.data.subarray(0, 3)];

test("nothing adjusted is the same picture, and the one given is never changed", () => {
  const picture = grid(3, 2);
  const before = picture.data.slice();
  expect(adjust(picture, {})).toEqual(picture);
  adjust(picture, { exposure: 80, turns: 1, blackAndWhite: true });
  expect(picture.data).toEqual(before);
});

test("quarter turns, mirrors and crops move pixels and change none", () => {
  const right = adjust(grid(3, 2), { turns: 1 });
  expect([right.width, right.height]).toEqual([2, 3]);
  expect(places(right)).toEqual(["0,1", "0,0", "1,1", "1,0", "2,1", "2,0"]);
  expect(places(adjust(grid(3, 2), { turns: 2 }))).toEqual(["2,1", "1,1", "0,1", "2,0", "1,0", "0,0"]);
  expect(places(adjust(grid(3, 2), { turns: 3 }))).toEqual(["2,0", "2,1", "1,0", "1,1", "0,0", "0,1"]);
  expect(places(adjust(grid(3, 2), { flipped: true }))).toEqual(["2,0", "1,0", "0,0", "2,1", "1,1", "0,1"]);
  const crop = { left: 0.5, top: 0.5, width: 0.5, height: 0.5 };
  expect(places(adjust(grid(4, 4), { crop }))).toEqual(["2,2", "3,2", "2,3", "3,3"]);
});

test("a straightened picture keeps its size, fills its corners and keeps its middle", () => {
  const picture = grid(21, 15);
  const straight = adjust(picture, { straighten: 10 });
  expect([straight.width, straight.height]).toEqual([21, 15]);
  expect(straight.data.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true);
  expect(places(straight)[7 * 21 + 10]).toBe("10,7");
});

test("light and colour do what their names say, and greys stay grey without colour", () => {
  const grey = flat(120, 120, 120);
  expect(colour(adjust(grey, { exposure: 50 }))[0]).toBeGreaterThan(150);
  expect(colour(adjust(grey, { exposure: -50 }))[0]).toBeLessThan(100);
  const dark = flat(40, 40, 40);
  const light = flat(220, 220, 220);
  expect(colour(adjust(dark, { shadows: 100 }))[0]).toBeGreaterThan(50);
  expect(colour(adjust(light, { shadows: 100 }))[0]).toBeLessThan(226);
  expect(colour(adjust(light, { highlights: -100 }))[0]).toBeLessThan(205);
  expect(colour(adjust(dark, { highlights: -100 }))[0]).toBe(40);
  expect(colour(adjust(dark, { contrast: 100 }))[0]).toBeLessThan(40);
  expect(colour(adjust(light, { contrast: 100 }))[0]).toBeGreaterThan(220);
  for (const changes of [{ exposure: 40 }, { contrast: -60 }, { saturation: 100 }, { shadows: 30 }]) {
    const [r, g, b] = colour(adjust(grey, changes));
    expect([g, b]).toEqual([r, r]);
  }
  const [r, , b] = colour(adjust(grey, { warmth: 60 }));
  expect(r! - b!).toBeGreaterThan(30);
  const [red, green] = colour(adjust(grey, { tint: 60 }));
  expect(red! - green!).toBeGreaterThan(10);
});

test("black and white, and no saturation, are the picture's own brightness", () => {
  const picture = flat(200, 100, 50);
  const [r, g, b] = colour(adjust(picture, { blackAndWhite: true }));
  expect([g, b]).toEqual([r, r]);
  expect(r).toBe(Math.round(0.2126 * 200 + 0.7152 * 100 + 0.0722 * 50));
  expect(colour(adjust(picture, { saturation: -100 }))).toEqual([r, r, r]);
});

test("brighter pixels stay brighter: no light turns a picture over", () => {
  const ramp = createImage(256, 1);
  for (let i = 0; i < 256; i++) ramp.data.set([i, i, i, 255], i * 4);
  for (const value of [-100, 100]) {
    for (const name of ["exposure", "contrast", "highlights", "shadows"] as const) {
      const { data } = adjust(ramp, { [name]: value });
      for (let i = 1; i < 256; i++)
        expect(data[i * 4]!, `${name} ${value} at ${i}`).toBeGreaterThanOrEqual(data[i * 4 - 4]! - 1);
    }
  }
});

test("lifted black is dark grey, and what little colour is in it stays as little", () => {
  const black = colour(adjust(flat(0, 0, 0), { contrast: -30, exposure: 40 }));
  expect(black[0]).toBeGreaterThan(12);
  expect(black).toEqual([black[0], black[0], black[0]]);
  for (const [r, g, b] of [
    [0, 0, 4],
    [5, 0, 1],
  ] as const) {
    const lifted = colour(adjust(flat(r, g, b), { contrast: -30 }));
    expect(Math.max(...lifted) - Math.min(...lifted)).toBeLessThanOrEqual(2 * Math.max(r, g, b) + 1);
  }
});

test("transparency stays", () => {
  const picture = flat(10, 20, 30);
  picture.data[3] = 77;
  expect(adjust(picture, { exposure: 50 }).data[3]).toBe(77);
});
