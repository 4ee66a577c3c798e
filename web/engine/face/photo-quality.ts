import { type Affine, fitSimilarity } from "../pixels/affine.ts";
import { type Pyramid, samplePatch } from "../pixels/resample.ts";
import type { Face } from "./trace-faces.ts";

/** How good the face in a photo is. */
export interface PhotoQuality {
  /** Strength of fine detail against all detail, about 0.02 when badly blurred and over 0.1 when crisp. */
  sharpness: number;
  /** Brightest tenth of the face, 0 to 1, sRGB: tells darkness of the light apart from darkness of the skin. */
  highlight: number;
  /** Share of the face that is burnt out. */
  burnt: number;
  /** Mean difference between the colour channels, 0 to 1: under 0.03 the photo is black and white. */
  colour: number;
  /** Longer side of the face in pixels. */
  facePixels: number;
}

const SIDE = 128;

/** Judges the face in a crop of fixed size, so that large and small photos compare. */
export function photoQuality(photo: Pyramid, face: Face): PhotoQuality {
  const { bounds } = face;
  const cx = (bounds.left + bounds.right) / 2;
  const cy = (bounds.top + bounds.bottom) / 2;
  const half = face.size * 0.42;
  const map: Affine = fitSimilarity(
    [
      { x: 0, y: 0 },
      { x: SIDE - 1, y: SIDE - 1 },
    ],
    [
      { x: cx - half, y: cy - half },
      { x: cx + half, y: cy + half },
    ],
  );
  const rgb = samplePatch(photo, map, SIDE, SIDE, 1 / 255, 0);
  const luma = new Float32Array(SIDE * SIDE);
  let burnt = 0;
  let colour = 0;
  for (let i = 0; i < luma.length; i++) {
    const [r, g, b] = [rgb[i * 3]!, rgb[i * 3 + 1]!, rgb[i * 3 + 2]!];
    luma[i] = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    if (Math.min(r, g, b) > 0.97) burnt++;
    colour += Math.max(r, g, b) - Math.min(r, g, b);
  }
  let fine = 0;
  let coarse = 0;
  for (let y = 4; y < SIDE - 4; y++) {
    for (let x = 4; x < SIDE - 4; x++) {
      const i = y * SIDE + x;
      const near = luma[i - 1]! + luma[i + 1]! + luma[i - SIDE]! + luma[i + SIDE]! - 4 * luma[i]!;
      const far = luma[i - 4]! + luma[i + 4]! + luma[i - 4 * SIDE]! + luma[i + 4 * SIDE]! - 4 * luma[i]!;
      fine += Math.abs(near);
      coarse += Math.abs(far);
    }
  }
  return {
    sharpness: fine / (coarse + 1),
    highlight: luma.slice().sort()[Math.floor(luma.length * 0.9)]!,
    burnt: burnt / luma.length,
    colour: colour / luma.length,
    facePixels: face.size,
  };
}
