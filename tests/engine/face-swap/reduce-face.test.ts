import { expect, test } from "vitest";
import { meshPoint } from "#web/engine/face/face-mesh.ts";
import type { SwapFace } from "#web/engine/face-swap/read-swap-face.ts";
import { reduceFace } from "#web/engine/face-swap/reduce-face.ts";
import { createImage, type Image } from "#web/engine/pixels/image.ts";
import { buildPyramid } from "#web/engine/pixels/resample.ts";

const [WIDTH, HEIGHT] = [2400, 2400];
/** A photo that grows redder to the right and greener downwards, a level every ten pixels. */
const photo = createImage(WIDTH, HEIGHT);
for (let i = 0; i < WIDTH * HEIGHT; i++)
  photo.data.set([(i % WIDTH) / 10, Math.floor(i / WIDTH) / 10, 0, 255], i * 4);
const pyramid = buildPyramid(photo);

/** A face of a size with its middle at a place. */
function faceOf(size: number, x: number, y: number): SwapFace {
  const half = size / 2;
  const bounds = { left: x - half, right: x + half, top: y - half, bottom: y + half };
  const mesh = Float32Array.of(x, y, 0, bounds.left, bounds.top, 8, bounds.right, bounds.bottom, -8);
  return { size, bounds, mesh, photo: pyramid } as unknown as SwapFace;
}

const colourAt = ({ width, data }: Image, { x, y }: { x: number; y: number }) => {
  const at = (Math.round(y) * width + Math.round(x)) * 4;
  return [data[at]!, data[at + 1]!];
};

test("a large face is halved twice, and every point of it lies where it lay", () => {
  const face = faceOf(1000, 1300, 1200);
  const small = reduceFace(face);
  expect(small.size).toBe(250);
  // from 800 − 500 and 700 − 500 on, a quarter of each
  const [left, top] = [75, 50];
  const middle = [1300.5 / 4 - 0.5 - left, 1200.5 / 4 - 0.5 - top];
  expect([...small.mesh.slice(0, 3)]).toEqual([...middle, 0]);
  expect([small.mesh[5], small.mesh[8]]).toEqual([2, -2]);
  expect(small.bounds).toEqual({ left: 125, right: 375, top: 125, bottom: 375 });
  for (const index of [0, 1, 2])
    for (const c of [0, 1]) {
      const [was, is] = [
        colourAt(face.photo[0]!, meshPoint(face.mesh, index)),
        colourAt(small.photo[0]!, meshPoint(small.mesh, index)),
      ];
      expect(Math.abs(is[c]! - was[c]!)).toBeLessThanOrEqual(1);
    }
});

test("it keeps as many pixels as are asked for", () => {
  expect(reduceFace(faceOf(1000, 1200, 1200), 470).size).toBe(500);
  expect(reduceFace(faceOf(1000, 1200, 1200), 600).size).toBe(1000);
});

test("a small face keeps its pixels, and of its photo what lies around it", () => {
  const small = reduceFace(faceOf(300, 400, 500));
  expect(small.size).toBe(300);
  expect([small.photo[0]!.width, small.photo[0]!.height]).toEqual([600, 600]);
  expect(meshPoint(small.mesh, 0)).toEqual({ x: 300, y: 300 });
});

test("at the photo's edge no more is taken than there is", () => {
  const small = reduceFace(faceOf(300, 150, 2250));
  expect([small.photo[0]!.width, small.photo[0]!.height]).toEqual([450, 450]);
  expect(meshPoint(small.mesh, 0)).toEqual({ x: 150, y: 300 });
});
