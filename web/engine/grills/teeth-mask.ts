import type { FaceArea } from "../makeup/face-area.ts";
import { blurredPlane } from "../pixels/blur.ts";
import { fillPolygon } from "../pixels/fill-polygon.ts";
import { type Plane, smoothstep } from "../pixels/image.ts";
import { toOklab } from "../pixels/oklab.ts";

/** The mouth's opening, of the face mesh. */
const OPENING = {
  upper: [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308],
  lower: [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308],
} as const;

/** A mouth open by less shows no teeth, share of the face's height. */
const LEAST_OPEN = 0.028;
/** Of the opening, at least so much has to be teeth. */
const LEAST_TEETH = 0.22;

/** Where teeth are seen between the lips, 0 to 1; null where they are not. */
export function teethMask(area: FaceArea): Plane | null {
  const [upper, lower] = [area.points(OPENING.upper), area.points(OPENING.lower)];
  const gap = Math.hypot(upper[5]!.x - lower[5]!.x, upper[5]!.y - lower[5]!.y) / area.size;
  if (gap < LEAST_OPEN) return null;
  const opening = area.mask();
  fillPolygon(opening, [...upper, ...lower.toReversed()]);
  const { data } = area.image;
  const teeth = { ...opening, data: new Float32Array(opening.data.length) };
  const bright = brightest(data, opening);
  let [found, whole] = [0, 0];
  for (let i = 0, p = 0; i < teeth.data.length; i++, p += 4) {
    const inside = Math.min(1, opening.data[i]!);
    if (inside < 0.05) continue;
    const [light, a] = toOklab(data[p]!, data[p + 1]!, data[p + 2]!);
    // gums, tongue and lips are redder, the dark behind is darker
    const share = smoothstep(bright - 0.34, bright - 0.2, light) * smoothstep(0.068, 0.036, a);
    teeth.data[i] = inside * share;
    found += inside * share;
    whole += inside;
  }
  if (found < LEAST_TEETH * whole) return null;
  const closed = blurredPlane(teeth, area.size * 0.006);
  const sure = closed.data.map((value, i) => smoothstep(0.3, 0.62, value) * Math.min(1, opening.data[i]!));
  return blurredPlane({ ...teeth, data: sure }, area.size * 0.0022);
}

/** Nine of ten pixels of the opening are darker. */
function brightest(data: Uint8ClampedArray, opening: Plane): number {
  const found: number[] = [];
  for (let i = 0, p = 0; i < opening.data.length; i++, p += 4)
    if (opening.data[i]! > 0.5) found.push(toOklab(data[p]!, data[p + 1]!, data[p + 2]!)[0]);
  found.sort((a, b) => a - b);
  return found[Math.floor(found.length * 0.9)] ?? 1;
}
