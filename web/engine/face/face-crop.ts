import { type Affine, applyAffine, fitSimilarity, type Point } from "../pixels/affine.ts";
import { type Pyramid, samplePatch } from "../pixels/resample.ts";
import { meshPoint } from "./face-mesh.ts";
import type { Face } from "./trace-faces.ts";

/** Side of the crop in pixels. */
export const CROP_SIDE = 128;

/** A face at a fixed size, so that large and small photos compare. */
export interface FaceCrop {
  /** Interleaved, 0 to 1, sRGB. */
  rgb: Float32Array;
  /** Rec. 709 luma of each pixel, 0 to 1, sRGB. */
  luma: Float32Array;
  /** Where a point of the mesh lies in the crop; it may lie outside. */
  place(meshIndex: number): Point;
}

export function cropFace(photo: Pyramid, face: Face): FaceCrop {
  const { bounds } = face;
  const cx = (bounds.left + bounds.right) / 2;
  const cy = (bounds.top + bounds.bottom) / 2;
  const half = face.size * 0.42;
  const corners: [Point, Point] = [
    { x: 0, y: 0 },
    { x: CROP_SIDE - 1, y: CROP_SIDE - 1 },
  ];
  const area: [Point, Point] = [
    { x: cx - half, y: cy - half },
    { x: cx + half, y: cy + half },
  ];
  const rgb = samplePatch(photo, fitSimilarity(corners, area), CROP_SIDE, CROP_SIDE, 1 / 255, 0);
  const luma = new Float32Array(CROP_SIDE * CROP_SIDE);
  for (let i = 0; i < luma.length; i++) {
    luma[i] = 0.2126 * rgb[i * 3]! + 0.7152 * rgb[i * 3 + 1]! + 0.0722 * rgb[i * 3 + 2]!;
  }
  const back: Affine = fitSimilarity(area, corners);
  return {
    rgb,
    luma,
    place(meshIndex) {
      const { x, y } = meshPoint(face.mesh, meshIndex);
      return applyAffine(back, x, y);
    },
  };
}

/** Mean of `values` (one per crop pixel) in small squares around points of the mesh. */
export function meanAround(crop: FaceCrop, values: Float32Array, meshIndices: readonly number[]): number {
  const reach = 3;
  let sum = 0;
  let count = 0;
  for (const index of meshIndices) {
    const { x, y } = crop.place(index);
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const px = Math.min(CROP_SIDE - 1, Math.max(0, Math.round(x + dx)));
        const py = Math.min(CROP_SIDE - 1, Math.max(0, Math.round(y + dy)));
        sum += values[py * CROP_SIDE + px]!;
        count++;
      }
    }
  }
  return sum / count;
}
