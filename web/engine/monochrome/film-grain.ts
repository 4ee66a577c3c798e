import { gaussianBlur } from "../pixels/blur.ts";
import { createRandom } from "../pixels/random.ts";

const SIDE = 512;

/** Height of a picture, in pixels, in which a grain is as wide as one of them: a larger picture has larger grains. */
const FINE = 1300;

/** Noise as film has it, about -1 to 1, by the pixel: as coarse in a small copy of a picture as in a large one. */
export function filmGrain(height: number, seed: number): (x: number, y: number) => number {
  const random = createRandom(seed);
  const tile = new Float32Array(SIDE * SIDE);
  for (let i = 0; i < tile.length; i++) tile[i] = random.next() + random.next() + random.next() - 1.5;
  gaussianBlur(tile, SIDE, SIDE, 1, 0.7);
  const spread = Math.sqrt(tile.reduce((sum, value) => sum + value * value, 0) / tile.length);
  const step = Math.min(1, FINE / height);
  return (x, y) => {
    const u = x * step;
    const v = y * step;
    const left = Math.floor(u);
    const top = Math.floor(v);
    const at = (dx: number, dy: number) => tile[((top + dy) % SIDE) * SIDE + ((left + dx) % SIDE)]!;
    const [a, b] = [u - left, v - top];
    const upper = at(0, 0) + a * (at(1, 0) - at(0, 0));
    const lower = at(0, 1) + a * (at(1, 1) - at(0, 1));
    return (upper + b * (lower - upper)) / spread / 2;
  };
}
