import { blurredPlane } from "../pixels/blur.ts";
import { fineBlur } from "../pixels/fine-blur.ts";
import type { LightMap, Plane } from "../pixels/image.ts";
import { createRandom, hashOf } from "../pixels/random.ts";
import { brightnessOf } from "./roots.ts";

/** Standard deviations of blur that are tried, pixels. */
const BLURS = [0, 0.5, 0.65, 0.8, 1, 1.25];
/** How much crisper than the photo it goes into a face may be: people differ, and so do their expressions. */
const CRISPER = 1.15;
/** Most grain that is added, in square roots of light. */
const MOST_GRAIN = 0.016;

/** Mean of the differences of one fineness where the weight says so. */
function fineness(plane: Plane, weight: Plane, sigma = 1): number {
  const soft = blurredPlane(plane, sigma);
  let sum = 0;
  let total = 1e-6;
  for (let i = 0; i < plane.data.length; i++) {
    sum += weight.data[i]! * Math.abs(plane.data[i]! - soft.data[i]!);
    total += weight.data[i]!;
  }
  return sum / total;
}

/** Fine differences against coarse ones: how strong somebody's brows are counts in neither direction. */
const crispness = (plane: Plane, weight: Plane) =>
  fineness(plane, weight) / (fineness(plane, weight, 3) + 1e-4);

/**
 * Makes a face no crisper than the photo it goes into, judged by its features, and as grainy, judged by its skin; in
 * place.
 */
export function matchDetail(
  face: LightMap,
  target: LightMap,
  { features, skin }: { features: Plane; skin: Plane },
): void {
  const own = brightnessOf(face);
  const photo = brightnessOf(target);
  const most = crispness(photo, features) * CRISPER;
  const blurred = (sigma: number): Plane => {
    const plane = { ...own, data: own.data.slice() };
    fineBlur(plane.data, plane.width, plane.height, 1, sigma);
    return plane;
  };
  const sigma = BLURS.find((blur) => crispness(blurred(blur), features) <= most) ?? BLURS.at(-1)!;
  fineBlur(face.data, face.width, face.height, 3, sigma);
  const missing = fineness(photo, skin) - fineness(brightnessOf(face), skin);
  if (missing <= 0) return;
  // of normal grain this share is left by the difference above
  const amount = Math.min(MOST_GRAIN, missing * 1.4);
  const random = createRandom(hashOf("grain", face.width, face.height));
  for (let i = 0; i < own.data.length; i++) {
    const speck = (random.next() + random.next() + random.next() - 1.5) * 2 * amount;
    for (let c = 0; c < 3; c++) {
      const root = Math.sqrt(Math.max(0, face.data[i * 3 + c]!)) + speck;
      face.data[i * 3 + c] = Math.max(0, root) ** 2;
    }
  }
}
