import type { Distance } from "./distance.ts";

/** A sculpture's distances on a lattice, so that light can be traced through it quickly. */
export interface Solid {
  exact: Distance;
  /** Distance in between the lattice's points near the surface; elsewhere a safe lower bound. */
  near: Distance;
  cell: number;
}

/** A box that holds the sculpture with `AIR` to spare. */
export interface Bounds {
  from: readonly [number, number, number];
  to: readonly [number, number, number];
}

const AIR = 0.2;
/** Cells along a block's side; only blocks the surface passes near are kept in full. */
const SIDE = 8;
const ROW = SIDE + 1;
const SLICE = ROW * ROW;

export function bake(exact: Distance, { from, to }: Bounds, cell: number): Solid {
  const step = cell * SIDE;
  const [bx, by, bz] = [0, 1, 2].map((i) => Math.ceil((to[i]! - from[i]!) / step)) as [
    number,
    number,
    number,
  ];
  const [x0, y0, z0] = from;
  const [x1, y1, z1] = [x0 + bx * step, y0 + by * step, z0 + bz * step];
  const reach = step * 1.25;
  /** Where a block's values start; -1 for a block far from the surface. */
  const starts = new Int32Array(bx * by * bz).fill(-1);
  const middles = new Float32Array(starts.length);
  let used = 0;
  for (let k = 0, b = 0; k < bz; k++) {
    for (let j = 0; j < by; j++) {
      for (let i = 0; i < bx; i++, b++) {
        const d = exact(x0 + (i + 0.5) * step, y0 + (j + 0.5) * step, z0 + (k + 0.5) * step);
        middles[b] = d;
        if (Math.abs(d) > reach) continue;
        starts[b] = used;
        used += SLICE * ROW;
      }
    }
  }
  const data = new Float32Array(used);
  for (let k = 0, b = 0; k < bz; k++) {
    for (let j = 0; j < by; j++) {
      for (let i = 0; i < bx; i++, b++) {
        let at = starts[b]!;
        if (at < 0) continue;
        for (let w = 0; w < ROW; w++) {
          for (let v = 0; v < ROW; v++) {
            for (let u = 0; u < ROW; u++, at++) {
              data[at] = exact(x0 + i * step + u * cell, y0 + j * step + v * cell, z0 + k * step + w * cell);
            }
          }
        }
      }
    }
  }
  const scale = 1 / cell;
  const inverse = 1 / step;
  const near: Distance = (x, y, z) => {
    const ox = x < x0 ? x0 - x : x > x1 ? x - x1 : 0;
    const oy = y < y0 ? y0 - y : y > y1 ? y - y1 : 0;
    const oz = z < z0 ? z0 - z : z > z1 ? z - z1 : 0;
    if (ox + oy + oz > 0) return Math.sqrt(ox * ox + oy * oy + oz * oz) + AIR;
    const i = Math.min(bx - 1, ((x - x0) * inverse) | 0);
    const j = Math.min(by - 1, ((y - y0) * inverse) | 0);
    const k = Math.min(bz - 1, ((z - z0) * inverse) | 0);
    const block = (k * by + j) * bx + i;
    const start = starts[block]!;
    const lx = x - x0 - i * step;
    const ly = y - y0 - j * step;
    const lz = z - z0 - k * step;
    if (start < 0) {
      const half = step / 2;
      const away = Math.sqrt((lx - half) ** 2 + (ly - half) ** 2 + (lz - half) ** 2);
      const middle = middles[block]!;
      return middle > 0 ? middle - away : middle + away;
    }
    const fx = lx * scale;
    const fy = ly * scale;
    const fz = lz * scale;
    const ix = fx < SIDE ? fx | 0 : SIDE - 1;
    const iy = fy < SIDE ? fy | 0 : SIDE - 1;
    const iz = fz < SIDE ? fz | 0 : SIDE - 1;
    const tx = fx - ix;
    const ty = fy - iy;
    const p = start + iz * SLICE + iy * ROW + ix;
    const q = p + SLICE;
    const a = data[p]! + (data[p + 1]! - data[p]!) * tx;
    const b = data[p + ROW]! + (data[p + ROW + 1]! - data[p + ROW]!) * tx;
    const c = data[q]! + (data[q + 1]! - data[q]!) * tx;
    const e = data[q + ROW]! + (data[q + ROW + 1]! - data[q + ROW]!) * tx;
    const low = a + (b - a) * ty;
    return low + (c + (e - c) * ty - low) * (fz - iz);
  };
  return { exact, near, cell };
}
