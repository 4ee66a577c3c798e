import { eyeCover } from "./eye-cover.ts";
import { CROP_SIDE, type FaceCrop } from "./face-crop.ts";
import type { Face } from "./trace-faces.ts";

/** How good the face in a photo is. */
export interface PhotoQuality {
  /** Strength of fine detail against coarse: over 0.22 when crisp, under `BLURRED_BELOW` when the eye calls it blurred. */
  sharpness: number;
  /** Brightest tenth of the face, 0 to 1, sRGB: tells darkness of the light apart from darkness of the skin. */
  highlight: number;
  /** Share of the face that is burnt out. */
  burnt: number;
  /** Mean difference between the colour channels, 0 to 1: under `BLACK_AND_WHITE_BELOW` the photo is black and white. */
  colour: number;
  /** Longer side of the face in pixels. */
  facePixels: number;
  /** Brightness around the eyes over that of the cheeks: under `DARK_GLASSES_BELOW` they are behind dark glasses. */
  eyeCover: number;
}

/** Pixels of the crop. */
const FINE = 2;
const COARSE = 8;

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
  return {
    sharpness: sharpnessOf(luma),
    highlight: luma.slice().sort()[Math.floor(luma.length * 0.9)]!,
    burnt: burnt / luma.length,
    colour: colour / luma.length,
    facePixels: face.size,
    eyeCover: eyeCover(crop),
  };
}

/**
 * Second differences two pixels apart over those eight apart, both at their 95th percentile: the strongest edges tell
 * blur from sharpness, while the grain that JPEG leaves on a blurred photo is too weak to count.
 */
function sharpnessOf(luma: Float32Array): number {
  const strongest = (step: number): number => {
    const found = new Float32Array((CROP_SIDE - 2 * COARSE) ** 2);
    let count = 0;
    for (let y = COARSE; y < CROP_SIDE - COARSE; y++) {
      for (let x = COARSE; x < CROP_SIDE - COARSE; x++) {
        const i = y * CROP_SIDE + x;
        const around =
          luma[i - step]! + luma[i + step]! + luma[i - step * CROP_SIDE]! + luma[i + step * CROP_SIDE]!;
        found[count++] = Math.abs(around - 4 * luma[i]!);
      }
    }
    return found.sort()[Math.floor(count * 0.95)]!;
  };
  return strongest(FINE) / (strongest(COARSE) + 0.001);
}
