import { eyeCover } from "./eye-cover.ts";
import { CROP_SIDE, type FaceCrop } from "./face-crop.ts";
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
  /** Brightness around the eyes over that of the cheeks: under 0.45 they are behind dark glasses. */
  eyeCover: number;
}

/** Judges the face in its crop. */
export function photoQuality(crop: FaceCrop, face: Face): PhotoQuality {
  const { rgb, luma } = crop;
  let burnt = 0;
  let colour = 0;
  for (let i = 0; i < luma.length; i++) {
    const [r, g, b] = [rgb[i * 3]!, rgb[i * 3 + 1]!, rgb[i * 3 + 2]!];
    if (Math.min(r, g, b) > 0.97) burnt++;
    colour += Math.max(r, g, b) - Math.min(r, g, b);
  }
  let fine = 0;
  let coarse = 0;
  for (let y = 4; y < CROP_SIDE - 4; y++) {
    for (let x = 4; x < CROP_SIDE - 4; x++) {
      const i = y * CROP_SIDE + x;
      const near = luma[i - 1]! + luma[i + 1]! + luma[i - CROP_SIDE]! + luma[i + CROP_SIDE]! - 4 * luma[i]!;
      const far =
        luma[i - 4]! + luma[i + 4]! + luma[i - 4 * CROP_SIDE]! + luma[i + 4 * CROP_SIDE]! - 4 * luma[i]!;
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
    eyeCover: eyeCover(crop),
  };
}
