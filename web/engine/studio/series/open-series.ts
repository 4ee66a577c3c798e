import type { Identity } from "../../identity/view.ts";
import { composePortrait, type PortraitOrder } from "../compose-portrait.ts";
import type { StudioRecipe } from "../recipe.ts";
import { type Fingerprint, fingerprintDistance, fingerprintOf } from "./fingerprint.ts";

/** One picture of a series, as far as it is decided before any is made. */
export type SeriesPicture = Pick<
  PortraitOrder,
  "promptNumber" | "scene" | "shot" | "monochrome" | "finish" | "seed"
>;

interface Sketched {
  picture: string;
  take: number;
  fingerprint: Fingerprint;
}

/** Side of the sketches that are compared, in pixels. A whole picture comes out some places off its sketch. */
const SKETCH = 96;
/** Places between sketches that let two pass as different photographs. */
const APART = 12;
const MAX_TAKES = 32;

/**
 * Plans pictures that have to look different: tells which take to make of the last of `pictures`, given those before
 * it. Each is sketched, and taken again while it comes out too much like an earlier one; where no take is far enough,
 * the farthest is kept. The same pictures give the same takes on every machine; what was planned is remembered.
 */
export function openSeries(identity: Identity, recipe: StudioRecipe) {
  const planned: Sketched[] = [];

  function plan(picture: SeriesPicture, earlier: readonly Sketched[]): Sketched {
    let best: (Sketched & { apart: number }) | undefined;
    for (let take = 0; take < MAX_TAKES; take++) {
      const order = { ...picture, identity, recipe, take, width: SKETCH, height: SKETCH };
      const fingerprint = fingerprintOf(composePortrait(order));
      const apart = Math.min(...earlier.map((one) => fingerprintDistance(fingerprint, one.fingerprint)));
      if (!best || apart > best.apart) best = { picture: JSON.stringify(picture), take, fingerprint, apart };
      if (apart >= APART) break;
    }
    return best!;
  }

  return (pictures: readonly SeriesPicture[]): number => {
    pictures.forEach((picture, i) => {
      if (planned[i]?.picture === JSON.stringify(picture)) return;
      planned.splice(i, Number.POSITIVE_INFINITY, plan(picture, planned.slice(0, i)));
    });
    return planned[pictures.length - 1]?.take ?? 0;
  };
}
