import type { Point } from "../pixels/affine.ts";
import { blurredPlane } from "../pixels/blur.ts";
import type { Area } from "../pixels/cut-image.ts";
import { createPlane, type Image, type Plane } from "../pixels/image.ts";
import { type Oklab, toOklab } from "../pixels/oklab.ts";
import { resizePlane } from "../pixels/resample.ts";

/** Around the face, in its lengths from forehead to chin: hair is looked for within this. */
const AROUND = { beside: 1.35, above: 0.95, below: 2 };

export interface Coarse {
  colours: Oklab[];
  matte: Float32Array;
  width: number;
  height: number;
}

export function areaAround(photo: Image, forehead: Point, chin: Point, length: number): Area {
  const x = (forehead.x + chin.x) / 2;
  const left = Math.max(0, Math.floor(x - AROUND.beside * length));
  const top = Math.max(0, Math.floor(Math.min(forehead.y, chin.y) - AROUND.above * length));
  const right = Math.min(photo.width, Math.ceil(x + AROUND.beside * length));
  const bottom = Math.min(photo.height, Math.ceil(Math.max(forehead.y, chin.y) + AROUND.below * length));
  return { left, top, width: right - left, height: bottom - top };
}

export function cropPlane(plane: Plane, { left, top, width, height }: Area): Plane {
  const out = createPlane(width, height);
  for (let y = 0; y < height; y++) {
    const from = (top + y) * plane.width + left;
    out.data.set(plane.data.subarray(from, from + width), y * width);
  }
  return out;
}

/** Colours and matte at a size at which single strands are gone. */
export function coarse(image: Image, matte: Plane, size: { width: number; height: number }): Coarse {
  const { width, height } = size;
  const step = image.width / width;
  const planes = [0, 1, 2].map((c) => {
    const plane = createPlane(image.width, image.height);
    for (let i = 0; i < plane.data.length; i++) plane.data[i] = image.data[i * 4 + c]!;
    return resizePlane(blurredPlane(plane, step / 2), width, height).data;
  });
  const colours = Array.from({ length: width * height }, (_, i) =>
    toOklab(Math.round(planes[0]![i]!), Math.round(planes[1]![i]!), Math.round(planes[2]![i]!)),
  );
  return { colours, matte: resizePlane(matte, width, height).data, width, height };
}
