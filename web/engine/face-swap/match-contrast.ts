import { gaussianBlur } from "../pixels/blur.ts";
import { clamp, createLightMap, type LightMap, type Plane } from "../pixels/image.ts";

/** Standard deviations of the blurs between which a band lies, in face sizes, from fine to coarse. */
const BANDS = [0.006, 0.013, 0.026, 0.052, 0.1] as const;
/** How much weaker or stronger a band may become: pores and shine of another light go, nobody gets wrinkles. */
const GAIN = { least: 0.25, most: 1.1 };
/** How many times what is usual on the photo's own skin a place may still stand out by. */
const STANDS_OUT = 2.5;

/**
 * Makes the skin of a face no more uneven than the other's, band by band, in place: shine, spots and hard shade that
 * the photo's own skin does not show.
 * @param skin where both show skin, 0 to 1
 */
export function matchContrast(face: LightMap, target: LightMap, skin: Plane, faceSize: number): void {
  const [a, b] = [roots(face), roots(target)];
  const out = a.data.slice();
  const weight = inner(skin, faceSize * 0.02);
  for (let k = 0; k + 1 < BANDS.length; k++) {
    const mine = bandOf(a, BANDS[k]! * faceSize, BANDS[k + 1]! * faceSize);
    const theirs = spread(bandOf(b, BANDS[k]! * faceSize, BANDS[k + 1]! * faceSize), weight);
    const gain = Math.min(GAIN.most, Math.max(GAIN.least, theirs / spread(mine, weight)));
    const most = theirs * STANDS_OUT;
    for (let i = 0; i < weight.data.length; i++) {
      const share = weight.data[i]!;
      if (share === 0) continue;
      for (let c = 0; c < 3; c++) {
        const value = mine.data[i * 3 + c]!;
        out[i * 3 + c] = out[i * 3 + c]! + share * (clamp(value * gain, -most, most) - value);
      }
    }
  }
  for (let i = 0; i < out.length; i++) face.data[i] = Math.max(0, out[i]!) ** 2;
}

/** As the eye sees it, near enough: the square root of light. */
function roots({ width, height, data }: LightMap): LightMap {
  const map = createLightMap(width, height);
  for (let i = 0; i < data.length; i++) map.data[i] = Math.sqrt(Math.max(0, data[i]!));
  return map;
}

function bandOf(map: LightMap, fine: number, coarse: number): LightMap {
  const [near, far] = [fine, coarse].map((sigma) => {
    const data = map.data.slice();
    gaussianBlur(data, map.width, map.height, 3, sigma);
    return data;
  });
  return { ...map, data: near!.map((value, i) => value - far![i]!) };
}

function spread({ data }: LightMap, weight: Plane): number {
  let sum = 0;
  let total = 1e-6;
  for (let i = 0; i < weight.data.length; i++) {
    const share = weight.data[i]!;
    if (share === 0) continue;
    for (let c = 0; c < 3; c++) sum += share * data[i * 3 + c]! ** 2;
    total += 3 * share;
  }
  return Math.sqrt(sum / total) + 1e-4;
}

function inner(skin: Plane, sigma: number): Plane {
  const data = skin.data.slice();
  gaussianBlur(data, skin.width, skin.height, 1, sigma);
  return { ...skin, data: data.map((value, i) => Math.min(value, skin.data[i]!)) };
}
