import type { Image, Plane } from "../pixels/image.ts";
import { cutCanvas, depthInHole, HOLE } from "./canvas.ts";
import { fillByFastMarching } from "./fast-marching.ts";
import { fillByPatches } from "./fill-patches.ts";
import { narrowToLettering } from "./narrow-to-lettering.ts";
import { type Area, findHoles, surroundingsOf } from "./work-area.ts";

/** Strokes no deeper than this, in pixels, are closed from their rims: hairlines, scratches, fine print. */
const HAIRLINE = 2.5;

/**
 * The picture with what the mask covers taken away and the place filled from around it. Where the mask is soft, so is
 * the change; where it is 0 nothing changes at all. Transparency stays.
 * @param mask of the picture's size, 0 to 255
 * @param options.onProgress told the share that is done, up to 1
 */
export function inpaint(
  image: Image,
  mask: Plane,
  { seed = 1, onProgress }: { seed?: number; onProgress?: (share: number) => void } = {},
): Image {
  if (mask.width !== image.width || mask.height !== image.height)
    throw new RangeError("The mask must be as large as the picture");
  const out: Image = { ...image, data: image.data.slice() };
  // what is filled already may be copied into the next hole
  const left: Plane = { ...mask, data: mask.data.slice() };
  const holes = findHoles(mask);
  const areaOf = (hole: Area) => (hole.right - hole.left) * (hole.bottom - hole.top);
  const all = holes.reduce((sum, hole) => sum + areaOf(hole), 0);
  let done = 0;
  for (const hole of holes) {
    const area = surroundingsOf(hole, image.width, image.height);
    const canvas = cutCanvas(out, left, area, hole);
    narrowToLettering(canvas);
    const deepest = depthInHole(canvas).reduce((most, value) => Math.max(most, value), 0);
    const report = (share: number) => onProgress?.((done + share * areaOf(hole)) / all);
    if (deepest <= HAIRLINE || !fillByPatches(canvas, seed, report)) fillByFastMarching(canvas);
    done += areaOf(hole);
    report(0);
    for (let i = 0; i < canvas.state.length; i++) {
      if (canvas.state[i] !== HOLE) continue;
      const x = i % canvas.width;
      const at = (area.top + (i - x) / canvas.width) * image.width + area.left + x;
      const share = Math.min(1, mask.data[at]! / 255);
      for (let c = 0; c < 3; c++) {
        const before = image.data[at * 4 + c]!;
        out.data[at * 4 + c] = before + share * (canvas.colours[i * 3 + c]! - before);
      }
      left.data[at] = 0;
    }
  }
  return out;
}
