import { blurredPlane, gaussianBlur } from "../pixels/blur.ts";
import { clamp, createPlane, type Plane, smoothstep } from "../pixels/image.ts";
import type { Pyramid } from "../pixels/resample.ts";
import type { CoarseMatte } from "./coarse-matte.ts";
import { foreignHues } from "./foreign-hues.ts";
import { SIDE, sidesOfOutline } from "./outline-sides.ts";
import { photoUnder } from "./photo-under.ts";
import { createCounts, placeAt, placesOf, spreadCounts, totalsOf, weigh } from "./place-counts.ts";

/** Steps of each colour channel, and the side of the places that have colours of their own, in face sizes. */
const STEPS = 12;
const PLACE = 0.55;
/** Half the width of the band around the outline in which colours decide, in face sizes. */
const BAND = 0.09;

/** What a pixel counts that the network takes for the person's, but that lies near the outline. */
const HALF_SURE = 0.35;
/** How much colours alone take away, or add: more is mostly background that looks like hair, unless they are as good as certain. */
const TAKEN = 0.9;
const ADDED = { mostly: 0.3, certain: 0.9 };
/** What colours say, of 1, from which on they add more than mostly, and as much as they ever do. */
const ADDING = { from: 0.6, to: 0.9 };
/** What the looks say on average where something is added: what they hardly see is no hair, whatever its colour. */
const HALF_SEEN = { from: 0.3, to: 0.6 };

/**
 * Share of the person around a pixel from which colours say less and less, and nothing; the same where the looks agree, and
 * of a hue that only the background has.
 */
const INNER = {
  from: 0.88,
  to: 0.98,
  sure: { from: 0.62, to: 0.74 },
  foreign: { from: 0.96, to: 0.995 },
};

/** Standard deviation of the blur that evens out what colours say, in face sizes. */
const SMOOTHED = 0.012;
/**
 * How much less colours may take away where the looks of the network agree that it is the person, and the person has such
 * colours too, from this share of a place on: shaded hair before a dark wall. What the network took of the background
 * counts among the person's colours, so that a sign may be held as well.
 */
const HELD = 0.8;
const SURE = { from: 0.85, to: 0.99 };
const MET = { from: 0.0003, to: 0.003 };

const addedBy = (said: number) =>
  ADDED.mostly + (ADDED.certain - ADDED.mostly) * smoothstep(ADDING.from, ADDING.to, said);

/**
 * Weighs a matte's outline by colours: near it, a pixel whose colour is met around there in what is surely background,
 * and not in what is surely the person, goes; the other way round it stays. Colours met in both or in neither say nothing.
 * `matte` and the result have one size, `faceSize` is in its pixels.
 */
export function weighColours(
  photo: Pyramid,
  { matte, mean }: Pick<CoarseMatte, "matte" | "mean">,
  faceSize: number,
): Plane {
  const { width, height } = matte;
  const under = photoUnder(photo, matte);
  const near = blurredPlane(matte, faceSize * BAND);
  const sides = sidesOfOutline({ matte, mean }, near);
  const places = placesOf(matte, faceSize * PLACE);
  const [inside, outside] = [createCounts(places, STEPS, 3), createCounts(places, STEPS, 3)];
  const kinds = new Int32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const p = under.at(x, y);
      const step = (c: number) => Math.min(STEPS - 1, (under.data[p + c]! * STEPS) >> 8);
      const kind = ((placeAt(places, x, y) * STEPS + step(0)) * STEPS + step(1)) * STEPS + step(2);
      kinds[i] = kind;
      if (sides[i] === SIDE.background) outside.data[kind]!++;
      else if (sides[i] !== SIDE.none) inside.data[kind]! += sides[i] === SIDE.inside ? 1 : HALF_SURE;
    }
  }
  spreadCounts(inside);
  spreadCounts(outside);
  const [within, beyond] = [totalsOf(inside), totalsOf(outside)];
  const says = createPlane(width, height);
  for (let i = 0; i < says.data.length; i++) {
    const kind = kinds[i]!;
    const at = Math.floor(kind / STEPS ** 3);
    const met = inside.data[kind]! / (within[at]! + 1);
    const said = weigh(met, outside.data[kind]! / (beyond[at]! + 1));
    const held = HELD * smoothstep(SURE.from, SURE.to, mean.data[i]!) * smoothstep(MET.from, MET.to, met);
    says.data[i] = said < 0 ? said * (1 - held) : said;
  }
  const foreign = foreignHues(under, sides, places);
  // one pixel's colour is chance: strands and grain would leave teeth in the outline
  for (const plane of [says, foreign]) gaussianBlur(plane.data, width, height, 1, faceSize * SMOOTHED);
  const out = createPlane(width, height);
  for (let i = 0; i < out.data.length; i++) {
    const around = near.data[i]!;
    const sure = smoothstep(SURE.from, SURE.to, mean.data[i]!);
    const inner = sure * smoothstep(INNER.sure.to, INNER.sure.from, around);
    const open = Math.max(
      inner + (1 - sure) * smoothstep(INNER.to, INNER.from, around),
      foreign.data[i]! * smoothstep(INNER.foreign.to, INNER.foreign.from, around),
    );
    const said = Math.min(says.data[i]!, 1 - 2 * foreign.data[i]!);
    const seen = smoothstep(HALF_SEEN.from, HALF_SEEN.to, mean.data[i]!);
    const weight = said < 0 ? TAKEN : seen * addedBy(said);
    out.data[i] = clamp(matte.data[i]! + weight * said * open * smoothstep(0.02, 0.12, around), 0, 1);
  }
  return out;
}
