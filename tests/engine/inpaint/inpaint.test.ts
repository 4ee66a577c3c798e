import { expect, test } from "vitest";
import { inpaint } from "#web/engine/inpaint/inpaint.ts";
import { createImage, createPlane, type Image, type Plane } from "#web/engine/pixels/image.ts";

/** Slanted stripes with a little grain. */
function stripes(width = 160, height = 120): Image {
  const image = createImage(width, height);
  for (let i = 0; i < width * height; i++) {
    const x = i % width;
    const y = Math.floor(i / width);
    const light = ((x + y) % 16 < 8 ? 70 : 180) + ((i * 7919) % 9);
    image.data.set([light, light * 0.9, light * 0.7, 255], i * 4);
  }
  return image;
}

/** A round brush of this radius, its edge soft over two pixels. */
function brush({ width, height }: Image, cx: number, cy: number, radius: number): Plane {
  const mask = createPlane(width, height);
  for (let i = 0; i < mask.data.length; i++) {
    const away = Math.hypot((i % width) - cx, Math.floor(i / width) - cy);
    mask.data[i] = 255 * Math.min(1, Math.max(0, (radius - away) / 2));
  }
  return mask;
}

/** The picture with a red disc on it. */
function withDisc(image: Image, cx: number, cy: number, radius: number): Image {
  const out = { ...image, data: image.data.slice() };
  for (let i = 0; i < image.width * image.height; i++) {
    if (Math.hypot((i % image.width) - cx, Math.floor(i / image.width) - cy) < radius)
      out.data.set([230, 20, 30, 255], i * 4);
  }
  return out;
}

function meanError(a: Image, b: Image, mask: Plane): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < mask.data.length; i++) {
    if (mask.data[i] === 0) continue;
    for (let c = 0; c < 3; c++) sum += Math.abs(a.data[i * 4 + c]! - b.data[i * 4 + c]!);
    count += 3;
  }
  return sum / count;
}

test("what is brushed over goes, and the pattern around it runs on", () => {
  const clean = stripes();
  const picture = withDisc(clean, 80, 60, 14);
  const mask = brush(picture, 80, 60, 18);
  const filled = inpaint(picture, mask);
  expect(meanError(picture, clean, mask)).toBeGreaterThan(40);
  expect(meanError(filled, clean, mask)).toBeLessThan(12);
});

test("nothing outside the mask changes, nor the picture handed in", () => {
  const picture = withDisc(stripes(), 30, 40, 9);
  const before = picture.data.slice();
  const mask = brush(picture, 30, 40, 12);
  const { data } = inpaint(picture, mask);
  expect(picture.data).toEqual(before);
  for (let i = 0; i < mask.data.length; i++) {
    if (mask.data[i] === 0)
      expect(data.subarray(i * 4, i * 4 + 4)).toEqual(before.subarray(i * 4, i * 4 + 4));
  }
});

test("a hairline closes, and a slope of light stays even across it", () => {
  const slope = createImage(100, 80);
  for (let i = 0; i < 8000; i++) slope.data.set([40 + (i % 100), 90, 120, 255], i * 4);
  const scratched = { ...slope, data: slope.data.slice() };
  const mask = createPlane(100, 80);
  for (let y = 0; y < 80; y++) {
    for (let x = 49; x < 52; x++) {
      scratched.data.set([255, 255, 255, 255], (y * 100 + x) * 4);
      mask.data[y * 100 + x] = 255;
    }
  }
  const { data } = inpaint(scratched, mask);
  for (let i = 0; i < data.length; i++) expect(Math.abs(data[i]! - slope.data[i]!)).toBeLessThanOrEqual(3);
});

test("a soft mask changes softly, and transparency stays", () => {
  const picture = withDisc(stripes(), 80, 60, 10);
  for (let i = 0; i < 160; i++) picture.data[i * 4 + 3] = 0;
  const whole = brush(picture, 80, 60, 14);
  const half = { ...whole, data: whole.data.map((value) => value / 2) };
  const [all, some] = [inpaint(picture, whole), inpaint(picture, half)];
  const p = (60 * 160 + 80) * 4;
  expect(some.data[p]).toBeCloseTo((all.data[p]! + picture.data[p]!) / 2, -0.5);
  for (let i = 3; i < picture.data.length; i += 4) expect(all.data[i]).toBe(picture.data[i]);
});

test("a mask over everything leaves a picture, and one of another size is refused", () => {
  const picture = stripes(40, 30);
  const all = createPlane(40, 30, 255);
  expect(inpaint(picture, all).data).toHaveLength(picture.data.length);
  expect(() => inpaint(picture, createPlane(30, 40))).toThrow(/as large as the picture/);
});

test("says how far it is, up to the end", () => {
  const picture = withDisc(withDisc(stripes(), 80, 60, 10), 130, 20, 5);
  const mask = brush(picture, 80, 60, 13);
  const other = brush(picture, 130, 20, 8);
  const both = { ...mask, data: mask.data.map((value, i) => Math.max(value, other.data[i]!)) };
  const shares: number[] = [];
  inpaint(picture, both, { onProgress: (share) => shares.push(share) });
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.length).toBeGreaterThan(4);
  expect(shares.at(-1)).toBe(1);
});

test("an empty mask changes nothing, and the same picture comes each time", () => {
  const picture = withDisc(stripes(), 80, 60, 10);
  expect(inpaint(picture, createPlane(160, 120)).data).toEqual(picture.data);
  const mask = brush(picture, 80, 60, 13);
  expect(inpaint(picture, mask).data).toEqual(inpaint(picture, mask).data);
});

test("lettering goes by its strokes, and what shows between them stays", () => {
  const clean = stripes(220, 100);
  const picture = { ...clean, data: clean.data.slice() };
  const mask = createPlane(220, 100);
  for (let i = 0; i < mask.data.length; i++) {
    const [x, y] = [i % 220, Math.floor(i / 220)];
    if (x < 30 || x > 190 || y < 35 || y > 65) continue;
    mask.data[i] = 255;
    if (x % 13 < 4 && y > 40 && y < 60) picture.data.set([255, 225, 70, 255], i * 4);
  }
  const filled = inpaint(picture, mask);
  let kept = 0;
  for (let i = 0; i < mask.data.length; i++) {
    const [x, y] = [i % 220, Math.floor(i / 220)];
    if (mask.data[i] === 0 || (x % 13 < 4 && y > 40 && y < 60)) continue;
    if (filled.data[i * 4] === picture.data[i * 4]) kept++;
  }
  expect(kept).toBeGreaterThan(1500);
  expect(meanError(filled, clean, mask)).toBeLessThan(5);
});

test("a thing of one colour goes whole, with the marks on it", () => {
  const clean = stripes(220, 120);
  const picture = withDisc(clean, 100, 60, 20);
  for (let i = 0; i < 220 * 120; i++) {
    const [x, y] = [i % 220, Math.floor(i / 220)];
    if (Math.hypot(x - 100, y - 60) < 14 && x % 8 < 2) picture.data.set([250, 240, 60, 255], i * 4);
  }
  const mask = brush(picture, 100, 60, 25);
  expect(meanError(inpaint(picture, mask), clean, mask)).toBeLessThan(20);
});

test("a plate goes whole, with the white switches on it, though its yellow is thin and runs through", () => {
  const clean = stripes(220, 120);
  const picture = { ...clean, data: clean.data.slice() };
  const mask = createPlane(220, 120);
  for (let i = 0; i < mask.data.length; i++) {
    const [x, y] = [(i % 220) - 110, Math.floor(i / 220) - 60];
    if (Math.abs(x) > 50 || Math.abs(y) > 30) continue;
    mask.data[i] = 255;
    const isSwitch = Math.abs(x) % 18 > 3 && Math.abs(x) < 40 && Math.abs(y) < 20;
    if (Math.abs(x) <= 46 && Math.abs(y) <= 26)
      picture.data.set(isSwitch ? [240, 240, 245, 255] : [250, 205, 20, 255], i * 4);
  }
  expect(meanError(inpaint(picture, mask), clean, mask)).toBeLessThan(10);
});

test("lettering on a sign goes by its strokes, though the sign is small in the picture", () => {
  const clean = stripes(320, 240);
  const bar = (x: number, y: number) => x >= 60 && x < 260 && y >= 100 && y < 140;
  for (let i = 0; i < 320 * 240; i++)
    if (bar(i % 320, Math.floor(i / 320))) clean.data.set([30, 60 + ((i % 320) % 7), 150, 255], i * 4);
  const picture = { ...clean, data: clean.data.slice() };
  const mask = createPlane(320, 240);
  let between = 0;
  for (let i = 0; i < mask.data.length; i++) {
    const [x, y] = [i % 320, Math.floor(i / 320)];
    if (x < 70 || x >= 250 || y < 106 || y >= 134) continue;
    mask.data[i] = 255;
    if (x % 17 < 3 && y > 110 && y < 130) picture.data.set([250, 240, 235, 255], i * 4);
    else if (x % 17 > 8 && x % 17 < 12) between++;
  }
  const filled = inpaint(picture, mask);
  let kept = 0;
  for (let i = 0; i < mask.data.length; i++) {
    const x = i % 320;
    if (mask.data[i] === 0 || x % 17 <= 8 || x % 17 >= 12) continue;
    if (filled.data[i * 4 + 1] === picture.data[i * 4 + 1]) kept++;
  }
  expect(kept / between).toBeGreaterThan(0.95);
  expect(meanError(filled, clean, mask)).toBeLessThan(5);
});
