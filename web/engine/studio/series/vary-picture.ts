import type { Random } from "../../pixels/random.ts";
import type { FrameWishes } from "../frame/frame-shot.ts";
import type { StudioRecipe } from "../recipe.ts";

/** Scenes in a row that must not look alike: the prompts of a pack. */
const PROMPTS_IN_A_PACK = 5;

/** Degrees a retake may lean. */
const MAX_TILT = 5;

/** What consecutive seeds do differently: where the light is, where the person stands, how much shows, which way round. */
const TURNS = [
  { light: -1, place: 0.35, wider: 1.08, flip: false, mirror: false },
  { light: 1, place: -1.2, wider: 1, flip: true, mirror: false },
  { light: 1, place: 1, wider: 1.04, flip: true, mirror: false },
  { light: -1, place: -0.5, wider: 1, flip: false, mirror: true },
] as const;

/** How one picture differs from its neighbours in a pack. */
export interface Variation {
  wishes: FrameWishes;
  /** Side of the key light, -1 left, 1 right, where nothing else decides it. */
  light: number;
  /** Whether the backdrop is swapped left to right. */
  flip: boolean;
  /** Where light comes from across the picture, radians. */
  falloff: number;
  /** How strongly it does, 1 as usual. */
  depth: number;
}

/** Another go at the same picture, freely varied: what a photographer does when the last frame was too much like another. */
function retake(recipe: StudioRecipe, random: Random, fewViews: boolean): Variation {
  const mirror = fewViews && random.next() < 0.4;
  const place = random.between(-1.5, 1.5);
  const drop = random.between(-0.09, 0.09);
  return {
    wishes: {
      offset: (recipe.offset + 0.04) * place,
      wider: random.between(1, 1.2),
      drop,
      tilt: (random.between(-MAX_TILT, MAX_TILT) * Math.PI) / 180,
      mirror,
    },
    light: random.next() < 0.5 ? -1 : 1,
    flip: random.next() < 0.5,
    falloff: random.between(0, 2 * Math.PI),
    depth: random.between(1, 1.9),
  };
}

/**
 * Chooses a picture's variation from its prompt's number and seed, so that neighbours in a pack differ. `take` counts the tries
 * that came out too much like another picture.
 */
export function varyPicture(
  order: { promptNumber: number; seed: number; take: number },
  recipe: StudioRecipe,
  fewViews: boolean,
  random: Random,
): Variation {
  if (order.take > 0) return retake(recipe, random, fewViews);
  const seed = Math.abs(order.seed);
  const turn = TURNS[(seed + order.promptNumber) % TURNS.length]!;
  const n = (order.promptNumber % PROMPTS_IN_A_PACK) * TURNS.length + (seed % TURNS.length);
  // irrational steps: neighbours land far apart, and those two apart as well
  const part = (step: number) => (0.5 + n * step) % 1;
  return {
    wishes: {
      offset:
        (recipe.offset + 0.02) * (turn.place + 1.1 * (part(0.7549) - 0.5) + random.between(-0.15, 0.15)),
      wider: turn.wider + 0.1 * part(0.5698),
      drop: 0.1 * (part(0.2361) - 0.4) + random.between(-0.01, 0.01),
      tilt: (random.between(-1.6, 1.6) * Math.PI) / 180,
      // writing on clothes reads backwards in a mirror: only where there is little else to vary
      mirror: turn.mirror && fewViews,
    },
    light: turn.light,
    flip: turn.flip,
    // opposite for seeds two apart, which share the most otherwise
    falloff: 2 * Math.PI * (seed / TURNS.length + order.promptNumber / PROMPTS_IN_A_PACK),
    depth: 1,
  };
}
