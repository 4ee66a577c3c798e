import type { Oklab } from "./oklab.ts";

/** Colours that one thing has: a few of them, each with how far it strays. */
export interface ColourModel {
  parts: readonly { mean: Oklab; spread: Oklab; share: number }[];
}

const PARTS = 3;
const ROUNDS = 8;
/** No colour is surer than this, in each of lightness and colour: photos are grainy. */
const LEAST_SPREAD: Oklab = [0.045, 0.016, 0.016];
/** Skin goes on in light and shade beyond where it was looked at. */
export const SKIN_SPREAD: Oklab = [0.1, 0.018, 0.018];

/** The colours of some pixels, by k-means; null where there are too few of them. */
export function modelColours(colours: readonly Oklab[], least = LEAST_SPREAD): ColourModel | null {
  if (colours.length < 12 * PARTS) return null;
  const sorted = colours.toSorted((a, b) => a[0] - b[0]);
  let means = Array.from(
    { length: PARTS },
    (_, n) => sorted[Math.floor(((n + 0.5) / PARTS) * sorted.length)]!,
  );
  let groups: Oklab[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    groups = means.map(() => []);
    for (const colour of colours) {
      let nearest = 0;
      for (let n = 1; n < means.length; n++)
        if (distance(colour, means[n]!) < distance(colour, means[nearest]!)) nearest = n;
      groups[nearest]!.push(colour);
    }
    means = groups.map((group, n) => (group.length > 0 ? meanOf(group) : means[n]!));
  }
  const parts = groups.flatMap((group, n) =>
    group.length === 0
      ? []
      : [
          {
            mean: means[n]!,
            spread: spreadOf(group, means[n]!, least),
            share: group.length / colours.length,
          },
        ],
  );
  return { parts };
}

/** How likely a thing is to show a colour. */
export function likelihood({ parts }: ColourModel, colour: Oklab): number {
  let sum = 1e-5;
  for (const { mean, spread, share } of parts) {
    let exponent = 0;
    for (let c = 0; c < 3; c++) exponent += ((colour[c]! - mean[c]!) / spread[c]!) ** 2;
    sum += (share * Math.exp(-exponent / 2)) / (spread[0] * spread[1] * spread[2] * 1e5);
  }
  return sum;
}

/** The colour that a thing has on average. */
export const usualColour = ({ parts }: ColourModel) =>
  [0, 1, 2].map((c) => parts.reduce((sum, { mean, share }) => sum + share * mean[c]!, 0)) as unknown as Oklab;

/** Lightness counts less: hair and cloth have shade and light. */
const distance = (a: Oklab, b: Oklab) =>
  Math.hypot(0.6 * (a[0] - b[0]), 2 * (a[1] - b[1]), 2 * (a[2] - b[2]));

const meanOf = (colours: readonly Oklab[]) =>
  [0, 1, 2].map(
    (c) => colours.reduce((sum, colour) => sum + colour[c]!, 0) / colours.length,
  ) as unknown as Oklab;

const spreadOf = (colours: readonly Oklab[], mean: Oklab, least: Oklab) =>
  [0, 1, 2].map((c) =>
    Math.max(
      least[c]!,
      Math.sqrt(colours.reduce((sum, colour) => sum + (colour[c]! - mean[c]!) ** 2, 0) / colours.length),
    ),
  ) as unknown as Oklab;
