import { columnOf, meanOfRows } from "./columns.ts";
import type { View } from "./view.ts";

/** What differs from the rows around it, within so much of a face size, is a weave: it goes on up to so much, of 255. */
export const WEAVE = { rows: 0.025, most: 18 };
/** The root mean square, of 255, from which a weave is too coarse to go on as anything but smears. */
const COARSE = 13;

/** Half the height, in pixels, of the rows around one. */
export const weaveRows = (faceSize: number) => Math.max(1, Math.round(WEAVE.rows * faceSize));

/** Whether the cloth under an outline at a side, as `findShoulder` has it, is knitted, striped or printed coarsely. */
export function isCoarseWeave(
  { colours, matte, faceSize }: View,
  outline: Float32Array,
  left: boolean,
): boolean {
  const { width, height, data } = matte;
  const rows = weaveRows(faceSize);
  let [all, sum] = [0, 0];
  for (let i = 1; i < outline.length; i++) {
    const x = left ? i : width - 1 - i;
    const column = columnOf(colours, x);
    const usual = meanOfRows(column, rows);
    // what was behind the outline is no weave
    for (let y = Math.ceil(outline[i]!) + 2 * rows; y < height; y++) {
      if (data[y * width + x]! < 0.9) continue;
      all++;
      sum += Math.max(...[0, 1, 2].map((c) => (column[y * 3 + c]! - usual[y * 3 + c]!) ** 2));
    }
  }
  return sum > COARSE ** 2 * all;
}
