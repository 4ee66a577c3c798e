import { type FaceCrop, meanAround } from "./face-crop.ts";

/** Mesh points of the skin just below and above each eye, and of the cheek below it. */
const SIDES = [
  { around: [229, 230, 231, 222, 223, 224], cheek: [36, 50, 205] },
  { around: [449, 450, 451, 442, 443, 444], cheek: [266, 280, 425] },
] as const;

/**
 * Luma of the skin around the eyes over that of the cheeks, of the brighter side. Whatever the skin and the light,
 * bare eyes measured 0.53 and up (heavy make-up included), clear glasses 0.52 and up, tinted lenses 0.45 to 0.6,
 * dark ones 0.1 to 0.4. Both sides must be covered, so that neither a lock of hair nor a shadow counts.
 */
export function eyeCover(crop: FaceCrop): number {
  return Math.max(
    ...SIDES.map(
      ({ around, cheek }) =>
        meanAround(crop, crop.luma, around) / Math.max(0.02, meanAround(crop, crop.luma, cheek)),
    ),
  );
}
