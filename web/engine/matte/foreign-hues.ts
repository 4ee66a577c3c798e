import { createPlane, type Plane, smoothstep } from "../pixels/image.ts";
import { SIDE } from "./outline-sides.ts";
import type { photoUnder } from "./photo-under.ts";
import { createCounts, type Places, placeAt, spreadCounts, weigh } from "./place-counts.ts";

/** Steps of red's and of green's share in a colour: light and shade of one hue are the same. */
const STEPS = 24;
/** How far a colour's channels lie apart, of 255, from which it has a hue, and a plain one. */
const HUED = { from: 20, to: 40 };
/** How surely, of 1, a hue is the background's, from which on it counts, and wholly. */
const FOREIGN = { from: 0.5, to: 0.9 };

/**
 * How surely each pixel has a hue that is met around there in the background and nowhere deep in the person, 0 to 1: a
 * green wall between curls, however dark it is there. `sides` is of `sidesOfOutline`, one a pixel.
 */
export function foreignHues(under: ReturnType<typeof photoUnder>, sides: Uint8Array, places: Places): Plane {
  const { width, height } = under;
  const [inside, outside] = [createCounts(places, STEPS, 2), createCounts(places, STEPS, 2)];
  const [within, beyond] = [createCounts(places, 1, 0), createCounts(places, 1, 0)];
  const kinds = new Int32Array(width * height);
  const hued = createPlane(width, height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const p = under.at(x, y);
      const [r, g, b] = [under.data[p]!, under.data[p + 1]!, under.data[p + 2]!];
      const at = placeAt(places, x, y);
      const step = (share: number) => Math.min(STEPS - 1, Math.floor((share / (r + g + b + 1)) * STEPS));
      kinds[i] = (at * STEPS + step(r)) * STEPS + step(g);
      hued.data[i] = smoothstep(HUED.from, HUED.to, Math.max(r, g, b) - Math.min(r, g, b));
      const isInside = sides[i] === SIDE.inside;
      if (!isInside && sides[i] !== SIDE.background) continue;
      (isInside ? within : beyond).data[at]!++;
      if (hued.data[i]! > 0) (isInside ? inside : outside).data[kinds[i]!]!++;
    }
  }
  // a hand is no hue of the background because there is no other skin near it
  const worn = new Float32Array(STEPS ** 2);
  for (const [kind, met] of inside.data.entries()) worn[kind % STEPS ** 2]! += met;
  const whole = within.data.reduce((sum, met) => sum + met, 1);
  for (const counts of [inside, outside, within, beyond]) spreadCounts(counts);
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[i]!;
    const at = Math.floor(kind / STEPS ** 2);
    const near = inside.data[kind]! / (within.data[at]! + 1);
    const person = Math.max(near, worn[kind % STEPS ** 2]! / whole);
    const background = outside.data[kind]! / (beyond.data[at]! + 1);
    hued.data[i]! *= smoothstep(FOREIGN.from, FOREIGN.to, -weigh(person, background));
  }
  return hued;
}
