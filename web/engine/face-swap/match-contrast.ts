import { gaussianBlur } from "../pixels/blur.ts";
import { fineBlur } from "../pixels/fine-blur.ts";
import { clamp, createLightMap, type LightMap, type Plane } from "../pixels/image.ts";

/** Standard deviations of the blurs between which a band lies, in face sizes, from fine to coarse. */
const BANDS = [0.006, 0.013, 0.026, 0.052, 0.1] as const;
/** How much weaker or stronger a band may become: pores and shine of another light go, nobody gets wrinkles. */
const GAIN = { least: 0.25, most: 1.1 };
/** How many times what is usual on the photo's own skin a place may still stand out by. */
const STANDS_OUT = 2.5;
/** Up to here box means are too coarse a blur, in pixels. */
const FINE = 1.5;
/** How far in from the edges of what is known it begins, in face sizes. */
const WITHIN = 0.02;

/**
 * Makes the skin of a face no more uneven than the other's, band by band, in place: shine, spots and hard shade that
 * the photo's own skin does not show.
 * @param skin where both show skin, 0 to 1
 */
export function matchContrast(face: LightMap, target: LightMap, skin: Plane, faceSize: number): void {
  const [mine, theirs] = [roots(face), roots(target)];
  const out = mine.data.slice();
  const weight = inner(skin, faceSize * WITHIN);
  let [near, theirNear] = [blurred(mine, BANDS[0] * faceSize), blurred(theirs, BANDS[0] * faceSize)];
  for (const coarse of BANDS.slice(1)) {
    const [far, theirFar] = [blurred(mine, coarse * faceSize), blurred(theirs, coarse * faceSize)];
    const usual = spread(theirNear, theirFar, weight);
    const gain = clamp(usual / spread(near, far, weight), GAIN.least, GAIN.most);
    const most = usual * STANDS_OUT;
    for (let i = 0; i < weight.data.length; i++) {
      const share = weight.data[i]!;
      if (share === 0) continue;
      for (let at = i * 3; at < i * 3 + 3; at++) {
        const value = near[at]! - far[at]!;
        out[at] = out[at]! + share * (clamp(value * gain, -most, most) - value);
      }
    }
    [near, theirNear] = [far, theirFar];
  }
  for (let i = 0; i < out.length; i++) face.data[i] = Math.max(0, out[i]!) ** 2;
}

/** As the eye sees it, near enough: the square root of light. */
function roots({ width, height, data }: LightMap): LightMap {
  const map = createLightMap(width, height);
  for (let i = 0; i < data.length; i++) map.data[i] = Math.sqrt(Math.max(0, data[i]!));
  return map;
}

function blurred(map: LightMap, sigma: number): Float32Array {
  const data = map.data.slice();
  const blur = sigma < FINE ? fineBlur : gaussianBlur;
  blur(data, map.width, map.height, 3, sigma);
  return data;
}

/** Standard deviation of a band, the difference of two blurs, where the weight says so. */
function spread(near: Float32Array, far: Float32Array, weight: Plane): number {
  let sum = 0;
  let total = 1e-6;
  for (let i = 0; i < weight.data.length; i++) {
    const share = weight.data[i]!;
    if (share === 0) continue;
    for (let at = i * 3; at < i * 3 + 3; at++) sum += share * (near[at]! - far[at]!) ** 2;
    total += 3 * share;
  }
  return Math.sqrt(sum / total) + 1e-4;
}

/** Less near its edges, where what lies beyond reaches into the blurs. */
function inner(skin: Plane, sigma: number): Plane {
  const data = skin.data.slice();
  gaussianBlur(data, skin.width, skin.height, 1, sigma);
  return { ...skin, data: data.map((value, i) => Math.min(value, skin.data[i]!)) };
}
