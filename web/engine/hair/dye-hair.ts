import { clamp, type Image, type Plane, smoothstep } from "../pixels/image.ts";
import { hexToOklab, toOklab, writeOklab } from "../pixels/oklab.ts";

export interface Dye {
  /** `#rrggbb` */
  colour: string;
  /** How much of the dye is taken, 0 to 1. */
  strength: number;
  /** How much lighter or darker than the colour says, −1 to 1. */
  brightness: number;
}

/** Dark hair is made lighter by so much at most: what strands the photo shows of it carry no more. */
const MOST_LIFT = 0.3;
/** How much of the relation between strands and shade stays. */
const LIVELY = 0.9;

/** Hair of another colour: its strands, shade and shine stay. Nothing outside the mask changes. */
export function dyeHair(photo: Image, mask: Plane, { colour, strength, brightness }: Dye): Image {
  const out: Image = { ...photo, data: photo.data.slice() };
  const dye = hexToOklab(colour);
  const usual = usualLightness(photo, mask);
  const target = clamp(dye[0] + 0.15 * brightness, 0.1, Math.min(0.92, usual + MOST_LIFT));
  for (let i = 0, p = 0; i < mask.data.length; i++, p += 4) {
    const share = mask.data[i]! * strength;
    if (share < 0.004) continue;
    const own = toOklab(photo.data[p]!, photo.data[p + 1]!, photo.data[p + 2]!);
    const light = withShoulder(target * (own[0] / Math.max(0.05, usual)) ** LIVELY);
    // deep shade and shine have less colour than what lies between
    const rich = smoothstep(0, 0.3, light) * (1 - 0.75 * smoothstep(target + 0.18, target + 0.42, light));
    writeOklab(
      out.data,
      p,
      own[0] + share * (light - own[0]),
      own[1] + share * (dye[1] * rich - own[1]),
      own[2] + share * (dye[2] * rich - own[2]),
    );
  }
  return out;
}

/** Nothing becomes a flat white. */
const withShoulder = (light: number) =>
  light < 0.8 ? light : 0.8 + 0.18 * (1 - Math.exp(-(light - 0.8) / 0.18));

/** Half of the hair is darker. */
function usualLightness({ data }: Image, mask: Plane): number {
  const counts = new Float64Array(256);
  let total = 0;
  for (let i = 0, p = 0; i < mask.data.length; i++, p += 4) {
    if (mask.data[i]! < 0.6) continue;
    counts[Math.floor(255 * clamp(toOklab(data[p]!, data[p + 1]!, data[p + 2]!)[0], 0, 0.999))]! += 1;
    total++;
  }
  let below = 0;
  for (let value = 0; value < 256; value++) {
    below += counts[value]!;
    if (below * 2 >= total) return value / 255;
  }
  return 0.5;
}
