import { guideBy, guidedFilter } from "../pixels/guided-filter.ts";
import { createImage, type Image, lumaPlane, type Plane } from "../pixels/image.ts";

/** What counts as local, as a share of the longer side, and how much of it is added. */
const RADIUS = 0.02;
const GAIN = 0.35;
/** Differences of this size gain half: strong edges have enough and would get halos. */
const STRONG = 0.12;

/**
 * The photo with more of what tells one place from those around it; the light of the whole stays.
 * @param keep 1 where the picture is to stay as it is, as on faces: contrast there is age
 */
export function addLocalContrast(image: Image, keep: Plane | null, amount = 1): Image {
  const luma = lumaPlane(image);
  const radius = Math.max(4, Math.max(image.width, image.height) * RADIUS);
  const base = guidedFilter(guideBy(image, Math.max(1, radius / 6)), luma, { radius, epsilon: 0.01 });
  const out = createImage(image.width, image.height);
  for (let i = 0, p = 0; i < luma.data.length; i++, p += 4) {
    const value = luma.data[i]!;
    const detail = value - base.data[i]!;
    const share = GAIN * amount * (1 - (keep ? keep.data[i]! : 0));
    // least where there is no room left
    const room = 4 * value * (1 - value);
    const added = (255 * share * detail * room) / (1 + Math.abs(detail) / STRONG);
    for (let c = 0; c < 3; c++) out.data[p + c] = image.data[p + c]! + added;
    out.data[p + 3] = image.data[p + 3]!;
  }
  return out;
}
