import type { Mesh } from "../face/face-mesh.ts";
import { byteToLinear } from "../pixels/colour.ts";
import type { Area } from "../pixels/cut-image.ts";
import { clamp, createLightMap, createPlane, type LightMap, type Plane } from "../pixels/image.ts";
import type { Pyramid } from "../pixels/resample.ts";
import { triangulateFace } from "./triangulate.ts";

export interface WarpedFace {
  /** The source's face, laid out as the target's is. */
  light: LightMap;
  /** 1 where there is a face. */
  cover: Plane;
}

/** Draws a face at the place and in the shape of another mesh, which lies in the target photo. */
export function warpFace(source: Pyramid, from: Mesh, to: Mesh, patch: Area): WarpedFace {
  const { width, height } = patch;
  const places = new Float32Array(width * height * 2);
  const cover = createPlane(width, height);
  const depth = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
  let scale = 0;
  const triangles = triangulateFace(from);
  for (const [a, b, c] of triangles) {
    const [ax, ay, bx, by, cx, cy] = [a, b, c].flatMap((i) => [
      to[i * 3]! - patch.left,
      to[i * 3 + 1]! - patch.top,
    ]) as [number, number, number, number, number, number];
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (Math.abs(area) < 1e-6) continue;
    scale += Math.abs(area);
    const x1 = Math.min(width - 1, Math.ceil(Math.max(ax, bx, cx)));
    const y1 = Math.min(height - 1, Math.ceil(Math.max(ay, by, cy)));
    for (let y = Math.max(0, Math.floor(Math.min(ay, by, cy))); y <= y1; y++) {
      for (let x = Math.max(0, Math.floor(Math.min(ax, bx, cx))); x <= x1; x++) {
        const v = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area;
        const w = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area;
        const u = 1 - v - w;
        if (u < -1e-4 || v < -1e-4 || w < -1e-4) continue;
        const i = y * width + x;
        const z = u * to[a * 3 + 2]! + v * to[b * 3 + 2]! + w * to[c * 3 + 2]!;
        // where a turned face hides part of itself, what is nearer shows
        if (z >= depth[i]!) continue;
        depth[i] = z;
        cover.data[i] = 1;
        places[i * 2] = u * from[a * 3]! + v * from[b * 3]! + w * from[c * 3]!;
        places[i * 2 + 1] = u * from[a * 3 + 1]! + v * from[b * 3 + 1]! + w * from[c * 3 + 1]!;
      }
    }
  }
  const sourceArea = triangles.reduce((sum, [a, b, c]) => {
    const span = (i: number, j: number, k: number) => from[i * 3 + k]! - from[j * 3 + k]!;
    return sum + Math.abs(span(b, a, 0) * span(c, a, 1) - span(c, a, 0) * span(b, a, 1));
  }, 0);
  const step = Math.sqrt(sourceArea / Math.max(1, scale));
  return { light: samplePlaces(source, places, cover, step), cover };
}

/** Colours at places of a photo, bicubic, from the level of its pyramid that is as fine as what is drawn. */
function samplePlaces(photo: Pyramid, places: Float32Array, cover: Plane, step: number): LightMap {
  const level = Math.min(photo.length - 1, Math.max(0, Math.floor(Math.log2(step) + 0.4)));
  const { width, height, data } = photo[level]!;
  const shrink = 1 / 2 ** level;
  const out = createLightMap(cover.width, cover.height);
  for (let i = 0; i < cover.data.length; i++) {
    if (cover.data[i] === 0) continue;
    const x = clamp((places[i * 2]! + 0.5) * shrink - 0.5, 0, width - 1);
    const y = clamp((places[i * 2 + 1]! + 0.5) * shrink - 0.5, 0, height - 1);
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const across = cubic(x - ix);
    const along = cubic(y - iy);
    for (let c = 0; c < 3; c++) {
      let sum = 0;
      for (let k = 0; k < 4; k++) {
        const row = clamp(iy + k - 1, 0, height - 1) * width;
        for (let n = 0; n < 4; n++)
          sum += along[k]! * across[n]! * data[(row + clamp(ix + n - 1, 0, width - 1)) * 4 + c]!;
      }
      const byte = clamp(sum, 0, 255);
      const low = Math.floor(byte);
      const dark = byteToLinear(low);
      out.data[i * 3 + c] = dark + (byteToLinear(Math.min(255, low + 1)) - dark) * (byte - low);
    }
  }
  return out;
}

/** Catmull-Rom's shares of four neighbours. */
function cubic(t: number): [number, number, number, number] {
  return [
    ((2 - t) * t - 1) * t * 0.5,
    ((3 * t - 5) * t * t + 2) * 0.5,
    ((4 - 3 * t) * t + 1) * t * 0.5,
    (t - 1) * t * t * 0.5,
  ];
}
