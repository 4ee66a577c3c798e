import type { Plane } from "../pixels/image.ts";

/** Matte from which pixels hold together: what is joined by less stands apart. */
const HOLDS = 0.3;

/** A matte's parts, told by cells of `side` pixels: gaps under that do not part them. */
export interface MatteParts {
  side: number;
  /** Cells in a row. */
  across: number;
  /** 1 where a cell holds something. */
  solid: Uint8Array;
  /** The cells of each part. */
  parts: number[][];
}

export function partsOfMatte(matte: Plane, side: number): MatteParts {
  const across = Math.ceil(matte.width / side);
  const down = Math.ceil(matte.height / side);
  const solid = new Uint8Array(across * down);
  for (let y = 0, i = 0; y < matte.height; y++) {
    const row = Math.floor(y / side) * across;
    for (let x = 0; x < matte.width; x++, i++)
      if (matte.data[i]! > HOLDS) solid[row + Math.floor(x / side)] = 1;
  }
  const parts: number[][] = [];
  const done = new Uint8Array(solid.length);
  for (let first = 0; first < solid.length; first++) {
    if (!solid[first] || done[first]) continue;
    const part = [first];
    done[first] = 1;
    for (let k = 0; k < part.length; k++) {
      const [x, y] = [part[k]! % across, Math.floor(part[k]! / across)];
      for (let ny = Math.max(0, y - 1); ny <= Math.min(down - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(across - 1, x + 1); nx++) {
          const next = ny * across + nx;
          if (!solid[next] || done[next]) continue;
          done[next] = 1;
          part.push(next);
        }
      }
    }
    parts.push(part);
  }
  return { side, across, solid, parts };
}

/** Takes parts out of their matte, with the soft edges around them, in place. */
export function clearParts(matte: Plane, { side, across, solid }: MatteParts, gone: number[][]): void {
  const cells = new Set(gone.flat());
  const down = solid.length / across;
  for (const cell of cells) {
    for (const near of around(cell, across, down)) {
      if (solid[near] && !cells.has(near)) continue;
      const left = (near % across) * side;
      const top = Math.floor(near / across) * side;
      for (let y = top; y < Math.min(matte.height, top + side); y++)
        matte.data.fill(0, y * matte.width + left, y * matte.width + Math.min(matte.width, left + side));
    }
  }
}

/** A cell and those beside it, by sides or corners. */
function* around(cell: number, across: number, down: number): Generator<number> {
  const [x, y] = [cell % across, Math.floor(cell / across)];
  for (let ny = Math.max(0, y - 1); ny <= Math.min(down - 1, y + 1); ny++)
    for (let nx = Math.max(0, x - 1); nx <= Math.min(across - 1, x + 1); nx++) yield ny * across + nx;
}
