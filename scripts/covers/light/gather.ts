import type { Rgb } from "#web/engine/pixels/colour.ts";
import { enlarge, halved, soften } from "./share-light.ts";
import type { Surroundings } from "./surroundings.ts";
import type { Seen, Subject } from "./trace.ts";

/** A lamp far away. */
export interface Lamp {
  /** Unit vector towards it. */
  towards: Rgb;
  colour: Rgb;
  /** Radius of what shines, as a slope: 0.02 a bare bulb, 0.4 a large softbox. */
  size: number;
  /** Share let through by what hangs before it (a blind, leaves), by place. */
  mask?: (x: number, y: number, z: number) => number;
}

/** Light that arrives at each pixel before the surface answers to it. */
export interface Gathered {
  /** How much of each lamp is seen, 0 to 1. */
  lamps: Float32Array[];
  /** From the surroundings, r, g, b. */
  ambient: Float32Array;
  /** How open the place is, 0 in a crack, 1 on a knoll. */
  open: Float32Array;
}

const LAMP_RAYS = 3;
const SKY_RAYS = 5;
const GOLDEN = 0.618033988749895;

/** Whether nothing stands between a point and `reach` along a direction. */
function free(
  subject: Subject,
  x: number,
  y: number,
  z: number,
  d: Rgb | Float32Array,
  reach: number,
): boolean {
  let t = subject.cell;
  for (let step = 0; step < 28 && t < reach; step++) {
    const h = subject.near(x + d[0]! * t, y + d[1]! * t, z + d[2]! * t);
    if (h < 0.002) return false;
    t += Math.max(h, 0.012);
  }
  return true;
}

/** Sends rays from every covered pixel; neighbours send different ones, `soften` then shares them out. */
export function gather(
  subject: Subject,
  seen: Seen,
  lamps: readonly Lamp[],
  surroundings: Surroundings,
  bounce: Rgb,
): Gathered {
  const small = halved(seen);
  const { width, height, position, normal, cover } = small;
  const lampShares = lamps.map(() => new Float32Array(width * height));
  const ambient = new Float32Array(width * height * 3);
  const open = new Float32Array(width * height);
  const ray = new Float32Array(3);
  const sky = new Float32Array(3);
  for (let i = 0; i < cover.length; i++) {
    if (cover[i] === 0) continue;
    const p = i * 3;
    const nx = normal[p]!;
    const ny = normal[p + 1]!;
    const nz = normal[p + 2]!;
    const off = subject.cell * 1.5;
    const x = position[p]! + nx * off;
    const y = position[p + 1]! + ny * off;
    const z = position[p + 2]! + nz * off;
    const tile = ((i % width) & 3) + (((i / width) | 0) & 3) * 4;
    for (let l = 0; l < lamps.length; l++) {
      const { towards, size } = lamps[l]!;
      if (nx * towards[0] + ny * towards[1] + nz * towards[2] < -size) continue;
      let share = 0;
      for (let k = 0; k < LAMP_RAYS; k++) {
        const n = tile * LAMP_RAYS + k;
        const angle = n * 2.399963;
        const r = size * Math.sqrt((n + 0.5) / (16 * LAMP_RAYS));
        // across the lamp: any two directions that stand on it
        const ux = towards[2];
        const uz = -towards[0];
        const flat = Math.sqrt(ux * ux + uz * uz) || 1;
        const cx = (Math.cos(angle) * r) / flat;
        const cy = Math.sin(angle) * r;
        ray[0] = towards[0] + cx * ux;
        ray[1] = towards[1] + cy;
        ray[2] = towards[2] + cx * uz;
        if (free(subject, x, y, z, ray, 3.2)) share++;
      }
      lampShares[l]![i] = share / LAMP_RAYS;
    }
    let unhindered = 0;
    for (let k = 0; k < SKY_RAYS; k++) {
      const n = tile * SKY_RAYS + k;
      // cosine-weighted: a point on a ball set on the surface
      const h = 1 - (2 * (n + 0.5)) / (16 * SKY_RAYS);
      const r = Math.sqrt(1 - h * h);
      const angle = 2 * Math.PI * ((n * GOLDEN) % 1);
      let dx = nx + r * Math.cos(angle) * 0.999;
      let dy = ny + h * 0.999;
      let dz = nz + r * Math.sin(angle) * 0.999;
      const length = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1;
      dx /= length;
      dy /= length;
      dz /= length;
      ray[0] = dx;
      ray[1] = dy;
      ray[2] = dz;
      if (free(subject, x, y, z, ray, 1.5)) {
        unhindered++;
        surroundings(dx, dy, dz, sky);
        for (let c = 0; c < 3; c++) ambient[p + c] = ambient[p + c]! + sky[c]! / SKY_RAYS;
      } else {
        for (let c = 0; c < 3; c++) ambient[p + c] = ambient[p + c]! + bounce[c]! / SKY_RAYS;
      }
    }
    open[i] = unhindered / SKY_RAYS;
  }
  const soft = (data: Float32Array, channels: number) =>
    enlarge(seen, small, soften(small, data, channels), channels);
  return { lamps: lampShares.map((share) => soft(share, 1)), ambient: soft(ambient, 3), open: soft(open, 1) };
}
