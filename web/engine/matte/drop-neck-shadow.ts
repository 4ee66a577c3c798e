import { MESH, meshPoint } from "../face/face-mesh.ts";
import type { Face } from "../face/trace-faces.ts";
import { blurredPlane } from "../pixels/blur.ts";
import { likelihood, modelColours, SKIN_SPREAD } from "../pixels/colour-model.ts";
import { createPlane, type Plane, smoothstep } from "../pixels/image.ts";
import { type Oklab, toOklab } from "../pixels/oklab.ts";
import type { Pyramid } from "../pixels/resample.ts";
import { photoUnder } from "./photo-under.ts";
import { type HeadPlace, placesAbout } from "./places-about.ts";

type Range = readonly [from: number, to: number];

/** Up to here a face is seen from the front, so that its shadow lies beside it; degrees. */
const MAX_YAW = 16;
/** Places about a head, in face sizes: see `HeadPlace`. */
const CROWN = { aboveChin: [1.02, 1.35], across: [-0.35, 0.35] } as const;
const BESIDE_EAR = { belowEars: [-0.25, -0.02], outside: [0.12, 0.22] } as const;
const OPEN_AIR = { belowEars: [0, 0.5], outside: [0.28, 0.5] } as const;
const SHADOW = { belowEars: 0.02, outside: [0.04, 0.32] } as const;
/** Clothes may reach as far above the chin, beside the neck. */
const COLLAR = 0.22;
/** Mean matte from which on hair or a hood is beside the ear, and something other than a shadow beside the jaw. */
const MAX_MATTE = { besideEar: 0.35, openAir: 0.1 };
/** How much of a place must lie in the photo to tell by it, in squared face sizes. */
const MIN_SEEN = 0.01;
/** From how likely a colour is on it may be hair or skin. */
const LIKELY = 0.02;
/** How much darker than the face what goes is, in Oklab's lightness. */
const DARKER = { from: 0.1, whole: 0.2 };
/** How softly what goes ends, in face sizes. */
const EDGE = 0.012;

type Visit = (i: number, place: HeadPlace, colour: () => Oklab) => void;

/**
 * Takes a flash's shadow beside jaw and neck out of a matte, in place: the network takes it for hair. It is dark, of
 * neither the hair's colours nor the skin's, and ends before open background. Where hair hangs past the ear, or the
 * photo shows no hair above the face to tell by, nothing is touched.
 */
export function dropNeckShadow(photo: Pyramid, matte: Plane, face: Face, scale: number): void {
  if (Math.abs(face.pose.yaw) > MAX_YAW) return;
  const { width, height } = matte;
  const head = placesAbout(face, scale);
  const under = photoUnder(photo, matte);
  const colourAt = (x: number, y: number): Oklab => {
    const p = under.at(x, y);
    return toOklab(under.data[p]!, under.data[p + 1]!, under.data[p + 2]!);
  };
  const each = (visit: Visit) => {
    const reach = 1.3 * head.size;
    const right = Math.min(width, head.middle.x + reach);
    const bottom = Math.min(height, head.middle.y + reach);
    for (let y = Math.max(0, Math.floor(head.middle.y - reach)); y < bottom; y++)
      for (let x = Math.max(0, Math.floor(head.middle.x - reach)); x < right; x++)
        visit(y * width + x, head.placeOf(x, y), () => colourAt(x, y));
  };
  const open = openSides(matte, each, head.size);
  if (!open.includes(true)) return;
  const crown: Oklab[] = [];
  each((i, { aboveChin, across }, colour) => {
    if (matte.data[i]! > 0.95 && within(aboveChin, CROWN.aboveChin) && within(across, CROWN.across))
      crown.push(colour());
  });
  const skin = MESH.skin.flatMap((index) => {
    const { x, y } = meshPoint(face.mesh, index);
    return [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => colourAt(x * scale + dx, y * scale + dy)));
  });
  const light = skin.map(([lightness]) => lightness).sort((a, b) => a - b)[skin.length >> 1]!;
  const [ofHair, ofSkin] = [modelColours(thinned(crown)), modelColours(skin, SKIN_SPREAD)];
  if (!ofHair || !ofSkin) return;
  const gone = createPlane(width, height);
  each((i, { belowEars, aboveChin, outside, side }, colour) => {
    if (!open[side] || matte.data[i] === 0) return;
    if (belowEars < SHADOW.belowEars || aboveChin < COLLAR || !within(outside, SHADOW.outside)) return;
    const seen = colour();
    if (likelihood(ofHair, seen) > LIKELY || likelihood(ofSkin, seen) > LIKELY) return;
    gone.data[i] = smoothstep(light - DARKER.from, light - DARKER.whole, seen[0]);
  });
  const soft = blurredPlane(gone, Math.max(0.5, EDGE * head.size));
  for (let i = 0; i < soft.data.length; i++)
    matte.data[i] = matte.data[i]! * (1 - smoothstep(0.3, 0.7, soft.data[i]!));
}

/** Whether nothing hangs beside the ear and stands beside the jaw, on the left and on the right of the photo. */
function openSides(matte: Plane, each: (visit: Visit) => void, size: number): boolean[] {
  const seen = () => [0, 1].map(() => ({ sum: 0, count: 0 }));
  const [ears, air] = [seen(), seen()] as const;
  each((i, { belowEars, outside, side }) => {
    for (const [sums, place] of [
      [ears, BESIDE_EAR],
      [air, OPEN_AIR],
    ] as const) {
      if (!within(belowEars, place.belowEars) || !within(outside, place.outside)) continue;
      sums[side]!.sum += matte.data[i]!;
      sums[side]!.count++;
    }
  });
  const isEmpty = ({ sum, count }: { sum: number; count: number }, most: number) =>
    count > MIN_SEEN * size ** 2 && sum / count < most;
  return ears.map((ear, side) => isEmpty(ear, MAX_MATTE.besideEar) && isEmpty(air[side]!, MAX_MATTE.openAir));
}

const within = (value: number, [from, to]: Range) => value >= from && value <= to;

/** Some hundreds are enough. */
function thinned(colours: readonly Oklab[]): Oklab[] {
  const step = Math.max(1, Math.floor(colours.length / 400));
  return colours.filter((_, i) => i % step === 0);
}
