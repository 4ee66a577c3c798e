import { expect, test } from "vitest";
import { createImage, createPlane, type Image } from "#web/engine/pixels/image.ts";
import { inkOfDrawing, inkSkin } from "#web/engine/tattoo/ink-skin.ts";
import { skinFormAt } from "#web/engine/tattoo/skin-form.ts";

const SIDE = 200;
/** An upright limb, 80 pixels wide. */
const [LEFT, RIGHT] = [60, 140];

const filled = (colour: readonly [number, number, number, number]): Image => {
  const image = createImage(SIDE, SIDE);
  for (let p = 0; p < image.data.length; p += 4) image.data.set(colour, p);
  return image;
};
const photo = filled([190, 140, 115, 255]);
const skin = createPlane(SIDE, SIDE);
for (let i = 0; i < skin.data.length; i++) if (i % SIDE >= LEFT && i % SIDE < RIGHT) skin.data[i] = 1;

/** Two upright bars of ink. */
const bars = createImage(100, 100);
for (let y = 0; y < 100; y++)
  for (const x of [20, 21, 22, 78, 79, 80]) bars.data[(y * 100 + x) * 4 + 3] = 255;

const form = skinFormAt(skin, { x: 100, y: 100 }, 150);
const inked = (design: Image, change = {}) =>
  inkSkin(photo, skin, design, { x: 100, y: 100, size: 100, turn: 0, strength: 1, form, ...change });

test("the form of a limb is read across it", () => {
  expect(Math.abs(form.across.x)).toBeGreaterThan(0.95);
  expect(form.radius).toBeGreaterThan(38);
  expect(form.radius).toBeLessThan(52);
  const aside = skinFormAt(skin, { x: 125, y: 100 }, 150);
  expect(aside.angle * aside.across.x).toBeGreaterThan(0.3);
});

test("ink takes light away and adds none, stays on the skin, and bends round it", () => {
  const out = inked(bars);
  const dark: number[] = [];
  for (let i = 0; i < skin.data.length; i++) {
    for (let c = 0; c < 3; c++) expect(out.data[i * 4 + c]!).toBeLessThanOrEqual(photo.data[i * 4 + c]!);
    if (skin.data[i] === 0) expect(out.data[i * 4]).toBe(photo.data[i * 4]);
    const isMiddleRow = Math.floor(i / SIDE) === 100;
    if (isMiddleRow && out.data[i * 4]! < 120) dark.push(i % SIDE);
  }
  // flat, the bars would be 58 pixels apart
  expect(Math.max(...dark) - Math.min(...dark)).toBeLessThan(57);
  expect(Math.max(...dark) - Math.min(...dark)).toBeGreaterThan(38);
});

test("a turn turns it, and less ink is fainter", () => {
  const turned = inked(bars, { turn: Math.PI / 2 });
  const at = (image: Image, x: number, y: number) => image.data[(y * SIDE + x) * 4]!;
  expect(at(turned, 100, 71)).toBeLessThan(at(turned, 100, 100) - 40);
  const faint = inked(bars, { strength: 0.3 });
  const darkest = (image: Image) =>
    image.data.reduce((least, value, p) => (p % 4 ? least : Math.min(least, value)), 255);
  expect(darkest(faint)).toBeGreaterThan(darkest(inked(bars)) + 30);
});

test("of a drawing on paper the lines stay and the paper goes", () => {
  const paper = filled([236, 230, 214, 255]);
  for (let x = 50; x < 150; x++) paper.data.set([20, 20, 24, 255], (100 * SIDE + x) * 4);
  const ink = inkOfDrawing(paper);
  expect([ink.data[3], ink.data[(100 * SIDE + 100) * 4 + 3]]).toEqual([0, 255]);
});
