import { expect, test } from "vitest";
import { meshPoint } from "#web/engine/face/face-mesh.ts";
import type { SwapFace } from "#web/engine/face-swap/read-swap-face.ts";
import { reduceFace } from "#web/engine/face-swap/reduce-face.ts";
import { createImage, type Image } from "#web/engine/pixels/image.ts";
import { buildPyramid } from "#web/engine/pixels/resample.ts";

const [WIDTH, HEIGHT] = [1600, 1200];

/** A face of a size with its middle at one place, in a photo that grows redder to the right and greener downwards. */
function faceOf(size: number, x: number, y: number): SwapFace {
  const photo = createImage(WIDTH, HEIGHT);
  for (let i = 0; i < WIDTH * HEIGHT; i++)
    photo.data.set([(255 * (i % WIDTH)) / WIDTH, (255 * Math.floor(i / WIDTH)) / HEIGHT, 0, 255], i * 4);
  const half = size / 2;
  const bounds = { left: x - half, right: x + half, top: y - half, bottom: y + half };
  const mesh = Float32Array.of(x, y, 0, bounds.left, bounds.top, 8, bounds.right, bounds.bottom, -8);
  return { size, bounds, mesh, photo: buildPyramid(photo) } as unknown as SwapFace;
}

const colourAt = ({ width, data }: Image, { x, y }: { x: number; y: number }) => {
  const at = (Math.round(y) * width + Math.round(x)) * 4;
  return [data[at]!, data[at + 1]!];
};

test("a large face is halved, and every point of it lies where it lay", () => {
  const face = faceOf(1000, 700, 600);
  const small = reduceFace(face);
  expect(small.size).toBe(250);
  for (const index of [0, 1, 2]) {
    const [was, is] = [
      colourAt(face.photo[0]!, meshPoint(face.mesh, index)),
      colourAt(small.photo[0]!, meshPoint(small.mesh, index)),
    ];
    for (const c of [0, 1]) expect(Math.abs(is[c]! - was[c]!)).toBeLessThan(3);
  }
  expect(small.bounds.left).toBeCloseTo(small.mesh[3]!, 3);
  expect(small.bounds.bottom).toBeCloseTo(small.mesh[7]!, 3);
});

test("a small face keeps its pixels, and of its photo what lies around it", () => {
  const small = reduceFace(faceOf(300, 400, 500));
  expect(small.size).toBe(300);
  expect([small.photo[0]!.width, small.photo[0]!.height]).toEqual([600, 600]);
  expect(meshPoint(small.mesh, 0)).toEqual({ x: 300, y: 300 });
});

test("at the photo's edge no more is taken than there is", () => {
  const small = reduceFace(faceOf(300, 150, 1050));
  expect([small.photo[0]!.width, small.photo[0]!.height]).toEqual([450, 450]);
  expect(meshPoint(small.mesh, 0)).toEqual({ x: 150, y: 300 });
});
