import { smoothstep } from "../pixels/image.ts";

/** Oklab. */
export type Colour = readonly [number, number, number];

const CLUSTERS = 6;
const ROUNDS = 6;
/** Brightness counts less than colour, since paint shines and lies in its own shade; white and grey have nothing else. */
const LIGHTNESS = { coloured: 0.32, grey: 0.85 };
const CHROMA = 1.4;
/** Below it, in the dark, colour is mostly noise. */
const DARK = 0.25;

/** A colour with a smaller share was brushed over by mistake: a gap, a handle, the ground behind. */
const LEAST_SHARE = 0.07;

/** The few colours that what was pressed on is made of. */
export function coloursOf(lab: Float32Array, places: readonly number[]): Colour[] {
  const step = Math.max(1, Math.floor(places.length / 2000));
  const found = places
    .filter((_, i) => i % step === 0)
    .map((i): Colour => [lab[i * 3]!, lab[i * 3 + 1]!, lab[i * 3 + 2]!])
    .sort((a, b) => a[0] - b[0]);
  const count = Math.min(CLUSTERS, found.length);
  let means = Array.from({ length: count }, (_, k) => found[Math.floor(((k + 0.5) * found.length) / count)]!);
  let groups = new Map<number, Colour[]>();
  for (let round = 0; round < ROUNDS; round++) {
    groups = Map.groupBy(found, (colour) => nearest(means, colour));
    means = means.map((mean, k) => meanOf(groups.get(k) ?? [mean]));
  }
  return means.filter((_, k) => (groups.get(k)?.length ?? 0) >= LEAST_SHARE * found.length);
}

/** From the nearest of some colours. */
export function distanceTo(colours: readonly Colour[], colour: Colour): number {
  return Math.min(...colours.map((one) => apart(one, colour)));
}

function nearest(means: readonly Colour[], colour: Colour): number {
  let best = 0;
  for (let k = 1; k < means.length; k++) if (apart(means[k]!, colour) < apart(means[best]!, colour)) best = k;
  return best;
}

function apart(a: Colour, b: Colour): number {
  const coloured = smoothstep(0.03, 0.1, Math.hypot(a[1], a[2]));
  const light = (a[0] - b[0]) * (LIGHTNESS.grey + (LIGHTNESS.coloured - LIGHTNESS.grey) * coloured);
  // shade takes brightness and colour down alike, so that their ratio stays
  const [inA, inB] = [Math.max(DARK, a[0]), Math.max(DARK, b[0])];
  return Math.hypot(light, (a[1] / inA - b[1] / inB) * CHROMA, (a[2] / inA - b[2] / inB) * CHROMA);
}

const meanOf = (colours: readonly Colour[]): Colour =>
  [0, 1, 2].map(
    (c) => colours.reduce((sum, colour) => sum + colour[c]!, 0) / colours.length,
  ) as unknown as Colour;
