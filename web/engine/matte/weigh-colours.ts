import { blurredPlane, gaussianBlur } from "../pixels/blur.ts";
import { clamp, createPlane, type Plane, smoothstep } from "../pixels/image.ts";
import type { Pyramid } from "../pixels/resample.ts";
import type { CoarseMatte } from "./coarse-matte.ts";
import { photoUnder } from "./photo-under.ts";

/** Steps of each colour channel, and the side of the places that have colours of their own, in face sizes. */
const STEPS = 12;
const PLACE = 0.55;
/** Half the width of the band around the outline in which colours decide, in face sizes. */
const BAND = 0.09;

/** Mean of the looks from which on nothing outside the outline counts as background: half of them may see a bun there. */
const DOUBTED = 0.2;

/** What a pixel counts that the network takes for the person's, but that lies near the outline. */
const HALF_SURE = 0.35;
/** Share of a place's pixels under which a colour is as good as not met there. */
const RARE = 0.002;
/** Share from which a colour is simply met: black hair before a black wall is little of a head and all of the wall. */
const COMMON = 0.03;
/** The logarithm of the ratio at which colours decide alone. */
const CERTAIN = 2.2;

/** How much colours alone take away, or add: more is mostly background that looks like hair, unless they are as good as certain. */
const TAKEN = 0.9;
const ADDED = { mostly: 0.3, certain: 0.9 };
/** What colours say, of 1, from which on they add more than mostly, and as much as they ever do. */
const ADDING = { from: 0.6, to: 0.9 };
/** What the looks say on average where something is added: what they hardly see is no hair, whatever its colour. */
const HALF_SEEN = { from: 0.3, to: 0.6 };

/** Share of the person around a pixel from which colours say less and less, and nothing; and the same where the looks agree. */
const INNER = { from: 0.88, to: 0.98, sure: { from: 0.62, to: 0.74 } };

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

/** How often each colour was met around each place. */
interface Counts {
  across: number;
  down: number;
  data: Float32Array;
}

const COLOURS = STEPS ** 3;

const addedBy = (said: number) =>
  ADDED.mostly + (ADDED.certain - ADDED.mostly) * smoothstep(ADDING.from, ADDING.to, said);

/** Spreads counts to the neighbouring colours and places, in place: [1 2 1] along one of the five axes. */
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

function spreadAll({ across, down, data }: Counts): void {
  spread(data, 1, STEPS);
  spread(data, STEPS, STEPS);
  spread(data, STEPS ** 2, STEPS);
  spread(data, COLOURS, across);
  spread(data, COLOURS * across, down);
}

function totalsOf({ across, down, data }: Counts): Float32Array {
  const totals = new Float32Array(across * down);
  for (let i = 0; i < data.length; i++) totals[Math.floor(i / COLOURS)]! += data[i]!;
  return totals;
}

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
  const place = faceSize * PLACE;
  const across = Math.ceil(width / place) + 1;
  const down = Math.ceil(height / place) + 1;
  const inside: Counts = { across, down, data: new Float32Array(across * down * COLOURS) };
  const outside: Counts = { across, down, data: new Float32Array(across * down * COLOURS) };
  const near = blurredPlane(matte, faceSize * BAND);
  const bins = new Int32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = under.at(x, y);
      const step = (c: number) => Math.min(STEPS - 1, (under.data[p + c]! * STEPS) >> 8);
      const at = Math.floor(y / place + 0.5) * across + Math.floor(x / place + 0.5);
      const i = y * width + x;
      bins[i] = ((at * STEPS + step(0)) * STEPS + step(1)) * STEPS + step(2);
      const around = near.data[i]!;
      if (around < 0.04 && mean.data[i]! < DOUBTED) outside.data[bins[i]!]!++;
      else if (matte.data[i]! > 0.9) inside.data[bins[i]!]! += around > 0.96 ? 1 : HALF_SURE;
    }
  }
  spreadAll(inside);
  spreadAll(outside);
  const [within, beyond] = [totalsOf(inside), totalsOf(outside)];
  const says = createPlane(width, height);
  for (let i = 0; i < says.data.length; i++) {
    const bin = bins[i]!;
    const at = Math.floor(bin / COLOURS);
    const met = inside.data[bin]! / (within[at]! + 1);
    const own = Math.min(COMMON, met) + RARE;
    const other = Math.min(COMMON, outside.data[bin]! / (beyond[at]! + 1)) + RARE;
    const said = clamp(Math.log(own / other) / CERTAIN, -1, 1);
    const held = HELD * smoothstep(SURE.from, SURE.to, mean.data[i]!) * smoothstep(MET.from, MET.to, met);
    says.data[i] = said < 0 ? said * (1 - held) : said;
  }
  // one pixel's colour is chance: strands and grain would leave teeth in the outline
  gaussianBlur(says.data, width, height, 1, faceSize * SMOOTHED);
  const out = createPlane(width, height);
  for (let i = 0; i < out.data.length; i++) {
    const around = near.data[i]!;
    const sure = smoothstep(SURE.from, SURE.to, mean.data[i]!);
    const inner = sure * smoothstep(INNER.sure.to, INNER.sure.from, around);
    const open =
      smoothstep(0.02, 0.12, around) * (inner + (1 - sure) * smoothstep(INNER.to, INNER.from, around));
    const said = says.data[i]!;
    const seen = smoothstep(HALF_SEEN.from, HALF_SEEN.to, mean.data[i]!);
    const weight = said < 0 ? TAKEN : seen * addedBy(said);
    out.data[i] = clamp(matte.data[i]! + weight * said * open, 0, 1);
  }
  return out;
}
