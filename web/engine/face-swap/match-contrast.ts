import { gaussianBlur } from "../pixels/blur.ts";
import { clamp, type LightMap, type Plane } from "../pixels/image.ts";
import { BANDS, bandsOfBoth, spreadOf } from "./bands.ts";
import { rootsOf } from "./roots.ts";

/** How much weaker or stronger a band may become: pores and shine of another light go, nobody gets wrinkles. */
const GAIN = { least: 0.25, most: 1.1 };
/** How many times what is usual on the photo's own skin a place may still stand out by. */
const STANDS_OUT = 2.5;
/** How far in from the edges of what is known it begins, in face sizes. */
const WITHIN = 0.02;

/**
 * Makes the skin of a face no more uneven than the other's, band by band, in place: shine, spots and hard shade that
 * the photo's own skin does not show.
 * @param skin where both show skin, 0 to 1
 */
export function matchContrast(face: LightMap, target: LightMap, skin: Plane, faceSize: number): void {
  const mine = rootsOf(face);
  const out = mine.data.slice();
  const weight = inner(skin, faceSize * WITHIN);
  let band = 0;
  for (const [own, theirs] of bandsOfBoth(mine, rootsOf(target), faceSize)) {
    const isBetween = band > 0 && band < BANDS - 1;
    band++;
    // grain is matched by itself, and light too
    if (!isBetween) continue;
    const usual = spreadOf(theirs, weight);
    const gain = clamp(usual / spreadOf(own, weight), GAIN.least, GAIN.most);
    const most = usual * STANDS_OUT;
    for (let i = 0; i < weight.length; i++) {
      const share = weight[i]!;
      if (share === 0) continue;
      for (let at = i * 3; at < i * 3 + 3; at++) {
        const value = own[at]!;
        out[at] = out[at]! + share * (clamp(value * gain, -most, most) - value);
      }
    }
  }
  for (let i = 0; i < out.length; i++) face.data[i] = Math.max(0, out[i]!) ** 2;
}

/** Less near its edges, where what lies beyond reaches into the blurs. */
function inner(skin: Plane, sigma: number): Float32Array {
  const data = skin.data.slice();
  gaussianBlur(data, skin.width, skin.height, 1, sigma);
  return data.map((value, i) => Math.min(value, skin.data[i]!));
}
