import { expect, test } from "vitest";
import { createPlane } from "#web/engine/pixels/image.ts";
import { dropLooseParts } from "#web/engine/studio/frame/drop-loose-parts.ts";

const [WIDTH, HEIGHT, FACE] = [80, 100, 30];
const face = { x: 40, y: 30 };

type Box = readonly [left: number, top: number, right: number, bottom: number];
const BODY: Box = [25, 10, 55, 100];

function matteOf(...boxes: Box[]) {
  const matte = createPlane(WIDTH, HEIGHT);
  for (const [left, top, right, bottom] of boxes)
    for (let y = top; y < bottom; y++) matte.data.fill(1, y * WIDTH + left, y * WIDTH + right);
  return matte;
}

test("a hand whose arm the frame cuts off goes, with its soft edge", () => {
  const matte = matteOf(BODY, [65, 20, 80, 40]);
  matte.data.fill(0.2, 30 * WIDTH + 64, 30 * WIDTH + 65);
  dropLooseParts(matte, face, FACE);
  expect(matte.data).toEqual(matteOf(BODY).data);
});

test("an arm that hangs together with the body stays, and the body's own edge", () => {
  const arms = matteOf(BODY, [55, 60, 80, 66], [70, 20, 80, 66]);
  arms.data.fill(0.2, 50 * WIDTH + 55, 50 * WIDTH + 57);
  const before = arms.data.slice();
  dropLooseParts(arms, face, FACE);
  expect(arms.data).toEqual(before);
});

test("a body that a scarf parts from its head stays", () => {
  const matte = matteOf([25, 10, 55, 45], [15, 52, 65, 100]);
  const before = matte.data.slice();
  dropLooseParts(matte, face, FACE);
  expect(matte.data).toEqual(before);
});

test("nothing is touched where the face itself is out of the picture", () => {
  for (const outside of [
    { x: -20, y: 30 },
    { x: 40, y: 300 },
    { x: 120, y: 29 },
    { x: 5, y: 5 },
  ]) {
    const matte = matteOf(BODY, [65, 20, 80, 40]);
    const before = matte.data.slice();
    dropLooseParts(matte, outside, FACE);
    expect(matte.data).toEqual(before);
  }
});
