import { expect, test } from "vitest";
import { decodeOnWhite } from "#scripts/local/inference/compute/sharp-codec.ts";
import { engineModels } from "#tests/support/photos/engine.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import { meshPoint } from "#web/engine/face/face-mesh.ts";
import { traceFaces } from "#web/engine/face/trace-faces.ts";
import { applyMakeup, type Makeup } from "#web/engine/makeup/apply-makeup.ts";
import type { Image } from "#web/engine/pixels/image.ts";
import { hexToOklab, toOklab } from "#web/engine/pixels/oklab.ts";
import { buildPyramid } from "#web/engine/pixels/resample.ts";

const photo = await decodeOnWhite(await fixturePhoto("astronaut.jpg"));
const { mesh, bounds } = traceFaces(await engineModels(), buildPyramid(photo))[0]!;

const NONE = { colour: "#000000", strength: 0 };
const BARE: Makeup = { lips: NONE, cheeks: NONE, lids: NONE, liner: NONE };
const RED = "#a01025";

const at = ({ width }: Image, { x, y }: { x: number; y: number }) =>
  (Math.round(y) * width + Math.round(x)) * 4;
const colourAt = (image: Image, place: { x: number; y: number }) => {
  const p = at(image, place);
  return toOklab(image.data[p]!, image.data[p + 1]!, image.data[p + 2]!);
};
const chromaDistance = (image: Image, place: { x: number; y: number }, colour: string) => {
  const [, a, b] = colourAt(image, place);
  const [, wantedA, wantedB] = hexToOklab(colour);
  return Math.hypot(a - wantedA, b - wantedB);
};
const between = (one: number, other: number) => {
  const [a, b] = [meshPoint(mesh, one), meshPoint(mesh, other)];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
};
const LOWER_LIP = between(14, 17);
const TEETH = between(13, 14);

test("lipstick comes near to its colour on the lips, and leaves teeth and everything beyond the face alone", () => {
  const painted = applyMakeup(photo, mesh, { ...BARE, lips: { colour: RED, strength: 1 } });
  expect(chromaDistance(painted, LOWER_LIP, RED)).toBeLessThan(0.5 * chromaDistance(photo, LOWER_LIP, RED));
  const [now, then] = [colourAt(painted, TEETH), colourAt(photo, TEETH)];
  expect(Math.hypot(...now.map((value, c) => value - then[c]!))).toBeLessThan(0.03);
  const margin = 0.07 * (bounds.bottom - bounds.top);
  for (let i = 0; i < photo.data.length; i += 4) {
    const x = (i / 4) % photo.width;
    const y = Math.floor(i / 4 / photo.width);
    const isNear =
      x > bounds.left - margin &&
      x < bounds.right + margin &&
      y > bounds.top - margin &&
      y < bounds.bottom + margin;
    if (!isNear && painted.data[i] !== photo.data[i]) expect.fail(`changed at ${x}, ${y}`);
  }
});

test("blush moves a cheek's colour and hardly its light; liner darkens the lashes' line", () => {
  const cheek = meshPoint(mesh, 205);
  const rose = applyMakeup(photo, mesh, { ...BARE, cheeks: { colour: "#c85a66", strength: 1 } });
  expect(chromaDistance(rose, cheek, "#c85a66")).toBeLessThan(chromaDistance(photo, cheek, "#c85a66"));
  expect(Math.abs(colourAt(rose, cheek)[0] - colourAt(photo, cheek)[0])).toBeLessThan(0.03);
  const lid = meshPoint(mesh, 160);
  const lined = applyMakeup(photo, mesh, { ...BARE, liner: { colour: "#0c0a0a", strength: 1 } });
  const above = (image: Image) =>
    [0, 1, 2].reduce((sum, up) => sum + colourAt(image, { x: lid.x, y: lid.y - up })[0], 0);
  expect(above(lined)).toBeLessThan(above(photo) - 0.02);
});

test("shine and shade stay: lightness varies over painted lips as it did before", () => {
  const painted = applyMakeup(photo, mesh, { ...BARE, lips: { colour: RED, strength: 0.8 } });
  const line = [0.25, 0.4, 0.5, 0.6, 0.75].map((share) => {
    const [left, right] = [meshPoint(mesh, 91), meshPoint(mesh, 321)];
    return { x: left.x + share * (right.x - left.x), y: left.y + share * (right.y - left.y) };
  });
  const lights = (image: Image) => line.map((place) => colourAt(image, place)[0]);
  const [now, then] = [lights(painted), lights(photo)];
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const together = now.reduce((sum, value, i) => sum + (value - mean(now)) * (then[i]! - mean(then)), 0);
  expect(together).toBeGreaterThan(0);
});

test("no makeup is the photo itself", () => {
  expect(applyMakeup(photo, mesh, BARE).data).toEqual(photo.data);
});
