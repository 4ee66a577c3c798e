import type { Plane } from "../pixels/image.ts";
import { clearParts, partsOfMatte } from "./matte-parts.ts";

/** Side of the cells in which islands are looked for, in face sizes: gaps under this do not part them. */
const CELL = 0.015;
/** Side of a square, in face sizes, as large as the smallest thing that may stand apart: smaller ones are specks. */
const SPECK = 0.3;

/** Takes away specks of the old background that hang together with nobody; whole people that stand apart stay. */
export function dropIslands(matte: Plane, faceSize: number): Plane {
  const found = partsOfMatte(matte, Math.max(1, Math.round(faceSize * CELL)));
  const least = ((SPECK * faceSize) / found.side) ** 2;
  const out = { ...matte, data: matte.data.slice() };
  clearParts(
    out,
    found,
    found.parts.filter(({ length }) => length < least),
  );
  return out;
}
