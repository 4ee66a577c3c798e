import { expect, test } from "vitest";
import { MESH } from "#web/engine/face/face-mesh.ts";
import type { Face } from "#web/engine/face/trace-faces.ts";
import { coverFace } from "#web/engine/matte/cover-face.ts";
import { createPlane } from "#web/engine/pixels/image.ts";

const SIDE = 200;
const MIDDLE = 100;
/** A face seen from the front, in pixels of the photo, which is twice the matte. */
const HALF = { width: 60, height: 76 };

const mesh = new Float32Array(MESH.points * 3);
for (const [turn, index] of MESH.oval.entries()) {
  const angle = (2 * Math.PI * turn) / MESH.oval.length;
  const [x, y] = [2 * MIDDLE + HALF.width * Math.sin(angle), 2 * MIDDLE - HALF.height * Math.cos(angle)];
  mesh.set([x, y, 0], index * 3);
}
const face = { mesh, size: 2 * HALF.height, pose: { yaw: 0, pitch: 0, roll: 0 } } as Face;

/** How much of a pixel counts as the person's where colours left `weighed` of what was `before`. */
function covered(x: number, y: number, before: number, weighed = 0): number {
  const matte = createPlane(SIDE, SIDE, weighed);
  coverFace(matte, createPlane(SIDE, SIDE, before), face, 0.5);
  return matte.data[y * SIDE + x]!;
}

const FOREHEAD_TOP = MIDDLE - HALF.height / 2;
/** Above the forehead, and beside it above a temple. */
const HAIR = [
  [MIDDLE, FOREHEAD_TOP - 18],
  [MIDDLE + 27, FOREHEAD_TOP + 6],
] as const;

test("a face is the person's whatever the looks say", () => {
  expect(covered(MIDDLE, MIDDLE, 0)).toBe(1);
});

test("what colours took of hair over the skull comes back, and what they added stays", () => {
  for (const [x, y] of HAIR) {
    expect(covered(x, y, 1)).toBe(1);
    expect(covered(x, y, 0.5)).toBe(0.5);
    expect(covered(x, y, 0.25, 0.75)).toBe(0.75);
    expect(covered(x, y, 0)).toBe(0);
  }
});

test("beyond the skull, and beside the face below the ears' line, colours decide", () => {
  expect(covered(MIDDLE, FOREHEAD_TOP - 35, 1)).toBe(0);
  expect(covered(MIDDLE + 36, FOREHEAD_TOP + 12, 1)).toBe(0);
  expect(covered(MIDDLE + 34, MIDDLE + 10, 1)).toBe(0);
});
