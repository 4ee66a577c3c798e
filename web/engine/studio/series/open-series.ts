import type { Identity } from "../../identity/view.ts";
import { composePortrait } from "../compose-portrait.ts";
import type { StudioRecipe } from "../recipe.ts";
import type { PortraitOrder } from "../stage-portrait.ts";
import { type PlannedView, rankViews } from "./choose-view.ts";
import { type Fingerprint, fingerprintDistance, fingerprintOf } from "./fingerprint.ts";
import type { SeriesPicture } from "./series-picture.ts";

/** How a picture of a series is made. */
export type Plan = Required<Pick<PortraitOrder, "take" | "view">>;

/** A planned picture and what it looks like. */
export interface Sketched extends Plan, PlannedView {
  picture: string;
  fingerprint: Fingerprint;
}

/** Side of the sketches that are compared, in pixels, were they square. A whole picture comes out some places off its sketch. */
const SKETCH = 96;
/** Places between sketches that let two pass as different photographs. */
const APART = 12;
const MAX_TAKES = 32;
/** Takes of one photo before another is tried. */
const TAKES_OF_A_VIEW = 6;

/**
 * Plans pictures that have to look different: tells from which photo to make the last of `pictures`, and which take of
 * it, given those before it, all of one size. Each is sketched, and taken again while it comes out too much like an earlier one; where no take is far enough,
 * the farthest is kept. The same pictures give the same takes on every machine; what was planned is remembered in
 * `planned`, where others who work on the same series may put what they planned.
 */
export function openSeries(
  identity: Identity,
  recipe: StudioRecipe,
  size: { width: number; height: number },
  planned: Sketched[] = [],
) {
  const shape = Math.sqrt(size.width / size.height);
  const sketch = { width: Math.round(SKETCH * shape), height: Math.round(SKETCH / shape) };

  function plan(picture: SeriesPicture, earlier: readonly Sketched[]): Sketched {
    const views = rankViews(identity, picture.shot, picture.scene, earlier);
    let best: (Sketched & { apart: number }) | undefined;
    for (let take = 0; take < MAX_TAKES; take++) {
      const view = views[Math.floor(take / TAKES_OF_A_VIEW) % views.length]!;
      const order = { ...picture, identity, recipe, take, view, ...sketch };
      const fingerprint = fingerprintOf(composePortrait(order));
      const apart = Math.min(...earlier.map((one) => fingerprintDistance(fingerprint, one.fingerprint)));
      if (!best || apart > best.apart) {
        best = { picture: JSON.stringify(picture), scene: picture.scene, view, take, fingerprint, apart };
      }
      if (apart >= APART) break;
    }
    return best!;
  }

  return (pictures: readonly SeriesPicture[]): Plan => {
    pictures.forEach((picture, i) => {
      if (planned[i]?.picture === JSON.stringify(picture)) return;
      planned.splice(i, Number.POSITIVE_INFINITY, plan(picture, planned.slice(0, i)));
    });
    const { take, view } = planned[pictures.length - 1]!;
    return { take, view };
  };
}
