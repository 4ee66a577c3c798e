import { expect, test } from "vitest";
import { MESH } from "#web/engine/face/face-mesh.ts";
import type { View } from "#web/engine/identity/view.ts";
import { createImage, createPlane } from "#web/engine/pixels/image.ts";
import { showsLettering } from "#web/engine/studio/frame/shows-lettering.ts";

const SIDE = 400;
const FACE = 150;

type Box = [left: number, top: number, width: number, height: number];

/** Somebody in a dark shirt whose chin is a quarter of the way down, with light boxes on it. */
function viewWith(boxes: readonly Box[]): View {
  const colours = createImage(SIDE, SIDE);
  colours.data.fill(40);
  for (const [left, top, width, height] of boxes) {
    for (let y = top; y < top + height; y++)
      colours.data.fill(230, (y * SIDE + left) * 4, (y * SIDE + left + width) * 4);
  }
  const mesh = new Float32Array(468 * 3);
  mesh[MESH.chin * 3 + 1] = SIDE / 4;
  return { colours, matte: createPlane(SIDE, SIDE, 1), mesh, faceSize: FACE } as View;
}

const letters = Array.from({ length: 6 }, (_, i): Box => [100 + i * 20, 250, 12, 18]);

test("finds a row of letters on clothes", () => {
  expect(showsLettering(viewWith(letters))).toBe(true);
});

test("three capitals are writing, three spots of several heights are not", () => {
  const three = (heights: readonly number[]) =>
    heights.map((height, i): Box => [100 + i * 24, 250 - height / 2, 14, height]);
  expect(showsLettering(viewWith(three([20, 20, 20])))).toBe(true);
  expect(showsLettering(viewWith(three([20, 28, 20])))).toBe(false);
});

test("takes neither plain cloth, a badge, buttons nor letters beside the face for writing", () => {
  expect(showsLettering(viewWith([]))).toBe(false);
  expect(showsLettering(viewWith([[100, 250, 90, 90]]))).toBe(false);
  expect(
    showsLettering(viewWith(Array.from({ length: 4 }, (_, i): Box => [200, 160 + i * 55, 10, 10]))),
  ).toBe(false);
  expect(showsLettering(viewWith(letters.map(([left, , width, height]) => [left, 20, width, height])))).toBe(
    false,
  );
});
