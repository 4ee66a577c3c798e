import type { Image } from "../pixels/image.ts";

/** Direction in which the light passes, degrees from the horizontal. */
const ANGLE = 24;
/** Width of the light, share of the way across. */
const WIDTH = 0.17;
/** What it adds at most, of 255, by channel: warm, as sun through a window. */
const WARM = [30, 24, 14] as const;
/** How much of it falls on the people; the rest of the place takes less. */
const ON_PEOPLE = 1;
const BEHIND = 0.6;

/** Lets a soft light pass once over a frame, from one side to the other; in place. */
export function sweepLight(frame: Image, share: number): void {
  const { width, height, data } = frame;
  const cos = Math.cos((ANGLE * Math.PI) / 180);
  const sin = Math.sin((ANGLE * Math.PI) / 180);
  const across = width * cos + height * sin;
  // begins and ends outside the frame, slowly
  const middle = (-0.45 + 1.9 * share) * across;
  const light = new Float32Array(Math.ceil(across) + 2);
  for (let i = 0; i < light.length; i++) light[i] = Math.exp(-(((i - middle) / (WIDTH * across)) ** 2));
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p += 4) {
      const gain = light[(x * cos + y * sin) | 0]!;
      if (gain < 0.02) continue;
      const part = gain * (BEHIND + ((ON_PEOPLE - BEHIND) * data[p + 3]!) / 255);
      for (let c = 0; c < 3; c++) {
        const value = data[p + c]!;
        // brightest in the midtones: shadows stay deep and highlights do not burn out
        data[p + c] = value + part * WARM[c]! * 4 * (value / 255) * (1 - value / 255);
      }
    }
  }
}
