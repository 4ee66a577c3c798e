import type { FaceCrop } from "../face/face-crop.ts";
import { colourAt, levelOf } from "./skin-likeness.ts";

/** Numbers of mesh points: from between the brows to the middle of the nose. */
const ALONG = { from: 9, to: 195 };
/** Places along it, those of them that are looked at, and how far from each skin is expected again. */
const STEPS = 40;
const BETWEEN = { first: 6, last: 31 };
const NEXT_SKIN = 6;
/** Half width of the strip whose middle level counts, in pixels of the crop: wider than a mark on the forehead. */
const STRIP = 6;

/**
 * How much darker than the skin above and below it something across the bridge of the nose is, in stops. Thirteen
 * photos with glasses measured 0.92 and up, most of them over 2; so did some deep frowns and joined brows, up to 1.6.
 */
export function noseBridgeShade(crop: FaceCrop): number {
  const [from, to] = [crop.place(ALONG.from), crop.place(ALONG.to)];
  const levels = Array.from({ length: STEPS + 1 }, (_, step) => {
    const x = from.x + ((to.x - from.x) * step) / STEPS;
    const y = from.y + ((to.y - from.y) * step) / STEPS;
    const across = Array.from({ length: 2 * STRIP + 1 }, (_, at) =>
      levelOf(colourAt(crop, x + at - STRIP, y)),
    );
    return across.sort((a, b) => a - b)[STRIP]!;
  });
  let darkest = 0;
  for (let step = BETWEEN.first; step <= BETWEEN.last; step++) {
    const skin = Math.min(levels[step - NEXT_SKIN]!, levels[step + NEXT_SKIN]!);
    darkest = Math.max(darkest, skin - levels[step]!);
  }
  return darkest;
}
