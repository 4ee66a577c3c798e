import type { Plane } from "../pixels/image.ts";

/** Side of the cells in which islands are looked for, in face sizes: gaps under this do not part them. */
const CELL = 0.015;
/** Matte from which pixels hold together: what is joined by less stands apart. */
const HOLDS = 0.3;
/** Side of a square, in face sizes, as large as the smallest thing that may stand apart: smaller ones are specks. */
const SPECK = 0.3;

/** Takes away specks of the old background that hang together with nobody; whole people that stand apart stay. */
export function dropIslands(matte: Plane, faceSize: number): Plane {
  const cell = Math.max(1, Math.round(faceSize * CELL));
  const across = Math.ceil(matte.width / cell);
  const down = Math.ceil(matte.height / cell);
  const solid = new Uint8Array(across * down);
  for (let y = 0, i = 0; y < matte.height; y++) {
    const row = Math.floor(y / cell) * across;
    for (let x = 0; x < matte.width; x++, i++)
      if (matte.data[i]! > HOLDS) solid[row + Math.floor(x / cell)] = 1;
  }
  const specks = smallParts(solid, across, down, ((SPECK * faceSize) / cell) ** 2);
  const out = { ...matte, data: matte.data.slice() };
  for (const speck of specks) {
    // with the soft edge around it
    const left = Math.max(0, ((speck % across) - 1) * cell);
    const top = Math.max(0, (Math.floor(speck / across) - 1) * cell);
    for (let y = top; y < Math.min(matte.height, top + 3 * cell); y++) {
      for (let x = left; x < Math.min(matte.width, left + 3 * cell); x++) {
        const at = Math.floor(y / cell) * across + Math.floor(x / cell);
        if (!solid[at] || specks.has(at)) out.data[y * matte.width + x] = 0;
      }
    }
  }
  return out;
}

/** The marked cells of parts, joined by sides or corners, that have fewer than `least` cells. */
function smallParts(marked: Uint8Array, width: number, height: number, least: number): Set<number> {
  const small = new Set<number>();
  const done = new Uint8Array(marked.length);
  for (let first = 0; first < marked.length; first++) {
    if (!marked[first] || done[first]) continue;
    const part = [first];
    done[first] = 1;
    for (let k = 0; k < part.length; k++) {
      const x = part[k]! % width;
      const y = Math.floor(part[k]! / width);
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx;
          if (!marked[next] || done[next]) continue;
          done[next] = 1;
          part.push(next);
        }
      }
    }
    if (part.length < least) for (const i of part) small.add(i);
  }
  return small;
}
