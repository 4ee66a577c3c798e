import { luminance } from "../pixels/colour.ts";
import { clamp, createLightMap, createPlane, type LightMap, type Plane } from "../pixels/image.ts";
import { bandsOfBoth, blurred, spreadOf } from "./bands.ts";
import { rootsOf } from "./roots.ts";

/**
 * How much of the new face each band shows at most, from fine to coarse. Skin keeps the photo's own pores and light, and
 * takes the new face's folds. More than the whole overdoes what tells the two apart, for pairs that need it.
 */
const SKIN = [0.15, 0.5, 1, 1.4, 1, 0.7] as const;
const FEATURES = [1, 1, 1, 1.2, 1.2, 1] as const;
/** Bands so fine that two faces' lines would show side by side: they come in whole, whatever share of the rest is shown. */
const LINES = 3;
/** How many times what is usual a fine line of the photo's own skin may stand out by: the old face's contours go. */
const OLD_LINES = 3;
/** How coarsely the colours of the photo's skin are taken, in face sizes. */
const COLOUR = 0.03;
/** Gives places far from skin the colours there are. */
const TRACE = 0.02;

/** Where the new face comes in, each 0 to 1. */
export interface BlendAreas {
  /** Brows, eyes, nostrils and lips. */
  features: Plane;
  /** Between the lids, and lips and teeth: both come in whole. */
  eyes: Plane;
  lips: Plane;
  /** Plain skin. */
  skin: Plane;
  /** How much of the new face is shown at all. */
  shown: Plane;
}

/** Two faces in one shape and light, so that any share of the new one is again a face; in square roots of light. */
export interface BlendedFaces {
  /** The photo's own. */
  own: LightMap;
  /** What the new one's fine lines change it by, and what is coarser where it is shown in whole. */
  lines: LightMap;
  rest: LightMap;
  /** Where the new one's colours come along, 0 to 1; null: nowhere, nor any of its lips. */
  eyes: Plane | null;
  lips: Plane;
  /** The colours of the photo's skin, against its brightness. */
  tints: LightMap;
}

export function blendFaces(
  face: LightMap,
  light: LightMap,
  areas: BlendAreas,
  { faceSize, withColours }: { faceSize: number; withColours: boolean },
): BlendedFaces {
  const { features, eyes, lips, skin, shown } = areas;
  const own = rootsOf(light);
  const { width, height } = own;
  const [lines, rest] = [createLightMap(width, height), createLightMap(width, height)];
  let band = 0;
  for (const [comes, goes] of bandsOfBoth(rootsOf(face), own, faceSize)) {
    const isLine = band < LINES;
    const most = isLine ? OLD_LINES * spreadOf(goes, skin.data) : Number.POSITIVE_INFINITY;
    const [onSkin, onFeatures] = [SKIN[band]!, FEATURES[band]!];
    for (let i = 0; i < shown.data.length; i++) {
      if (shown.data[i] === 0) continue;
      const feature = features.data[i]!;
      const share = onSkin + (onFeatures - onSkin) * feature;
      const whole = isLine ? 1 : Math.max(eyes.data[i]!, lips.data[i]!);
      for (let at = i * 3; at < i * 3 + 3; at++) {
        const old = goes[at]!;
        const kept = feature > 0 ? old : clamp(old, -most, most);
        const by = shown.data[i]! * (share * comes[at]! + (1 - share) * kept - old);
        lines.data[at] = lines.data[at]! + whole * by;
        rest.data[at] = rest.data[at]! + (1 - whole) * by;
      }
    }
    band++;
  }
  return { own, lines, rest, eyes: withColours ? eyes : null, lips, tints: tintsOf(own, skin, faceSize) };
}

export function levelsOf({ width, height, data }: LightMap): Plane {
  const plane = createPlane(width, height);
  for (let i = 0; i < plane.data.length; i++)
    plane.data[i] = luminance(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!);
  return plane;
}

/** The colours of skin near by, spread over what lies between. */
function tintsOf(own: LightMap, skin: Plane, faceSize: number): LightMap {
  const weighted = own.data.map((value, k) => value * (skin.data[Math.floor(k / 3)]! + TRACE));
  const near = { ...own, data: blurred({ ...own, data: weighted }, COLOUR * faceSize) };
  const levels = levelsOf(near);
  return { ...near, data: near.data.map((value, k) => value / (levels.data[Math.floor(k / 3)]! + 1e-6)) };
}
