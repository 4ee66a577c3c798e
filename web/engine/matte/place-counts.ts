import { clamp } from "../pixels/image.ts";

/** Places of a picture, `size` pixels apart. */
export interface Places {
  size: number;
  across: number;
  down: number;
}

export function placesOf({ width, height }: { width: number; height: number }, size: number): Places {
  return { size, across: Math.ceil(width / size) + 1, down: Math.ceil(height / size) + 1 };
}

/** The place nearest to a pixel, by index. */
export const placeAt = ({ size, across }: Places, x: number, y: number): number =>
  Math.floor(y / size + 0.5) * across + Math.floor(x / size + 0.5);

/** How often each kind of pixel was met around each place; kinds are `steps` steps along each of some axes. */
export interface Counts {
  places: Places;
  steps: number;
  axes: number;
  data: Float32Array;
}

export function createCounts(places: Places, steps: number, axes: number): Counts {
  return { places, steps, axes, data: new Float32Array(places.across * places.down * steps ** axes) };
}

/** Spreads counts to the neighbouring kinds and places, in place: [1 2 1] along each axis. */
export function spreadCounts({ places: { across, down }, steps, axes, data }: Counts): void {
  for (let axis = 0; axis < axes; axis++) spread(data, steps ** axis, steps);
  spread(data, steps ** axes, across);
  spread(data, steps ** axes * across, down);
}

function spread(data: Float32Array, stride: number, length: number): void {
  const block = stride * length;
  for (let start = 0; start < data.length; start += block) {
    for (let offset = start; offset < start + stride; offset++) {
      let before = 0;
      for (let k = 0, i = offset; k < length; k++, i += stride) {
        const own = data[i]!;
        const behind = k + 1 < length ? data[i + stride]! : 0;
        data[i] = (before + 2 * own + behind) / 4;
        before = own;
      }
    }
  }
}

/** All that was met around each place. */
export function totalsOf({ steps, axes, data, places }: Counts): Float32Array {
  const totals = new Float32Array(places.across * places.down);
  for (let i = 0; i < data.length; i++) totals[Math.floor(i / steps ** axes)]! += data[i]!;
  return totals;
}

/** Share of a place's pixels under which a kind is as good as not met there. */
const RARE = 0.002;
/** Share from which a kind is simply met: black hair before a black wall is little of a head and all of the wall. */
const COMMON = 0.03;
/** The logarithm of the ratio at which it decides alone. */
const CERTAIN = 2.2;

/** Whose a kind of pixel is that makes up such shares of the person and of the background: -1 the background's, 1 the person's. */
export function weigh(person: number, background: number): number {
  const ratio = (Math.min(COMMON, person) + RARE) / (Math.min(COMMON, background) + RARE);
  return clamp(Math.log(ratio) / CERTAIN, -1, 1);
}
