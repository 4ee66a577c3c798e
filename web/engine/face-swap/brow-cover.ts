import type { FaceCrop } from "../face/face-crop.ts";
import { MESH } from "../face/face-mesh.ts";
import { BROWS } from "./face-areas.ts";
import { type Colour, colourAt, levelOf, type SkinLikeness } from "./skin-likeness.ts";

/** What is seen of the brows and of the forehead above them. */
export interface BrowFacts {
  /** Share of a strip above the brows that is not skin, on the side where it is more: a fringe, a visor. */
  covered: number;
  /** How much darker than its cheeks the brows are, in stops; below nothing where they are white. */
  shade: number;
}

const [LEFT, RIGHT] = [BROWS.slice(0, BROWS.length / 2), BROWS.slice(BROWS.length / 2)];
/** How far above a brow's edge it is looked at, in face heights. */
const STRIP = [0.04, 0.06, 0.08];
/** Where across a brow its darkest place is looked for. */
const ACROSS = [-0.02, -0.01, 0, 0.01, 0.02];

/** @param cheeks how bright the face's cheeks are, in stops */
export function browFacts(crop: FaceCrop, isSkin: SkinLikeness, cheeks: number): BrowFacts {
  const [forehead, chin] = [crop.place(MESH.forehead), crop.place(MESH.chin)];
  const up = { x: forehead.x - chin.x, y: forehead.y - chin.y };
  const above = (index: number, by: number): Colour => {
    const { x, y } = crop.place(index);
    return colourAt(crop, x + up.x * by, y + up.y * by);
  };
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const coverOf = (brow: readonly number[]) =>
    mean(brow.flatMap((index) => STRIP.map((by) => 1 - isSkin(above(index, by)))));
  const darkest = BROWS.map((index) => Math.min(...ACROSS.map((by) => levelOf(above(index, by)))));
  return { covered: Math.max(coverOf(LEFT), coverOf(RIGHT)), shade: cheeks - mean(darkest) };
}
