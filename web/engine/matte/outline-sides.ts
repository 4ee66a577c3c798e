import type { Plane } from "../pixels/image.ts";
import type { CoarseMatte } from "./coarse-matte.ts";

/** Where a pixel is: none of the others, background, the person's but near the outline, or surely the person's. */
export const SIDE = { none: 0, background: 1, edge: 2, inside: 3 };

/** Mean of the looks from which on nothing outside the outline counts as background: half of them may see a bun there. */
const DOUBTED = 0.2;
/** Share of the person around a pixel under which it is away from the outline, and over which it is deep inside. */
const AWAY = 0.04;
const DEEP = 0.96;

/** On which side of its outline each pixel of a matte is, as `SIDE`; `near` is how much of the person is around it. */
export function sidesOfOutline(
  { matte, mean }: Pick<CoarseMatte, "matte" | "mean">,
  near: Plane,
): Uint8Array {
  return Uint8Array.from(near.data, (around, i) => {
    if (around < AWAY && mean.data[i]! < DOUBTED) return SIDE.background;
    if (matte.data[i]! <= 0.9) return SIDE.none;
    return around > DEEP ? SIDE.inside : SIDE.edge;
  });
}
