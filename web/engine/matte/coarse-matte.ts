import type { Face } from "../face/trace-faces.ts";
import type { Models } from "../models.ts";
import { blurredPlane } from "../pixels/blur.ts";
import { createPlane, type Plane, smoothstep } from "../pixels/image.ts";
import { type Pyramid, samplePlane } from "../pixels/resample.ts";
import { areasToLookAt, type Look, lookAt } from "./look.ts";

/** Longest side of a coarse matte, in pixels: the network sees no more in any of its looks. */
const MAX_SIDE = 640;

/** How far into an area the network is trusted less, because it does not see what is beyond. */
const RIM = { from: 0.02, to: 0.16 };

/** Adds one look to the sums, in place. */
function addLook(
  { area, person }: Look,
  sums: Plane,
  weights: Plane,
  photo: { width: number; height: number },
): void {
  const step = photo.width / sums.width;
  const worth = 1 / Math.max(area.width, area.height);
  const right = area.left + area.width;
  const bottom = area.top + area.height;
  for (let y = 0; y < sums.height; y++) {
    const py = (y + 0.5) * step;
    if (py <= area.top || py >= bottom) continue;
    const v = (py - area.top) / area.height;
    const above = area.top > 1 ? v : 1;
    const below = bottom < photo.height - 1 ? 1 - v : 1;
    for (let x = 0; x < sums.width; x++) {
      const px = (x + 0.5) * step;
      if (px <= area.left || px >= right) continue;
      const u = (px - area.left) / area.width;
      const before = area.left > 1 ? u : 1;
      const behind = right < photo.width - 1 ? 1 - u : 1;
      const trust = worth * smoothstep(RIM.from, RIM.to, Math.min(above, below, before, behind));
      const i = y * sums.width + x;
      sums.data[i] =
        sums.data[i]! + trust * samplePlane(person, u * person.width - 0.5, v * person.height - 0.5);
      weights.data[i] = weights.data[i]! + trust;
    }
  }
}

export interface CoarseMatte {
  /** How surely each pixel belongs to a person, 0 to 1; smaller than a large photo. */
  matte: Plane;
  /** What the looks say on average, of the same size. */
  mean: Plane;
  /** How much around head and shoulders the looks leave undecided, in squared face sizes: 0.05 to 0.2 in clear photos. */
  undecided: number;
}

/** From which mean on a pixel is surely the person's. */
const SURE = 0.9;
/** Around what is surely the person's: the mean from which on a pixel is the person's in part, and wholly. */
const BESIDE = { from: 0.3, to: 0.7 };
/** The same further away: letters on a wall look a little like somebody, too. */
const APART = { from: 0.5, to: 0.8 };
/** Standard deviation of the blur that tells what is beside, in face sizes, and its least, in pixels. */
const NEAR = { faces: 0.03, least: 1 };
/** The blurred share of what is sure at which a pixel is apart, and beside. */
const SHARE = { apart: 0.01, beside: 0.1 };
/** In squared face sizes: of somebody in the dark the looks are sure of less, and nothing tells what is apart from them. */
const ENOUGH_SURE = 0.5;

/** What the looks cannot agree on is better in or out than half seen through. */
function decided(mean: Plane, face: Face, scale: number): Plane {
  const sure = { ...mean, data: mean.data.map((value) => (value > SURE ? 1 : 0)) };
  const tellsApart = sumAround(face, scale, sure, (value) => value) > ENOUGH_SURE;
  const near = blurredPlane(sure, Math.max(NEAR.least, face.size * scale * NEAR.faces));
  return {
    ...mean,
    data: mean.data.map((value, i) => {
      const apart = tellsApart ? smoothstep(SHARE.beside, SHARE.apart, near.data[i]!) : 0;
      const { from, to } = BESIDE;
      return smoothstep(from + apart * (APART.from - from), to + apart * (APART.to - to), value);
    }),
  };
}

/** What counts as around head and shoulders, in face sizes from the middle of the face. */
const AROUND = { beside: 1.6, below: 1.8 };

/** The sum of what each value around head and shoulders is worth, in squared face sizes. */
function sumAround(
  face: Face,
  scale: number,
  { width, height, data }: Plane,
  worth: (value: number) => number,
): number {
  const size = face.size * scale;
  const cx = ((face.bounds.left + face.bounds.right) / 2) * scale;
  const cy = ((face.bounds.top + face.bounds.bottom) / 2) * scale;
  const right = Math.min(width, cx + AROUND.beside * size);
  const bottom = Math.min(height, cy + AROUND.below * size);
  let sum = 0;
  for (let y = 0; y < bottom; y++) {
    for (let x = Math.max(0, Math.ceil(cx - AROUND.beside * size)); x < right; x++)
      sum += worth(data[y * width + x]!);
  }
  return sum / size ** 2;
}

/** A photo that leaves more undecided is looked at again with its shadows lifted. */
const DOUBTFUL = 0.2;
/** Share of what was undecided that has to be decided then, and how much may be decided the other way, in squared face sizes. */
const GAIN = 0.05;
const TURNED = 0.02;

/**
 * Cuts a person out coarsely: the mean of several looks of the network, where closer ones count more. Dark hair before
 * something dark is often told apart once it is brighter.
 */
export function coarseMatte(models: Models, photo: Pyramid, face: Face): CoarseMatte {
  const first = meanOfLooks(models, photo, face, false);
  if (first.undecided <= DOUBTFUL) return first;
  const again = meanOfLooks(models, photo, face, true);
  const gained = again.undecided < first.undecided * (1 - GAIN);
  const size = face.size * (first.mean.width / photo[0]!.width);
  return gained && turnedOver(first.mean, again.mean) < TURNED * size ** 2 ? again : first;
}

/** Pixels that were surely the person's or surely not, and are the other now. */
function turnedOver(before: Plane, after: Plane): number {
  let turned = 0;
  for (let i = 0; i < before.data.length; i++) {
    const [was, is] = [before.data[i]!, after.data[i]!];
    if ((was > SURE && is < 0.5) || (was < 0.1 && is > 0.5)) turned++;
  }
  return turned;
}

function meanOfLooks(models: Models, photo: Pyramid, face: Face, brightened: boolean): CoarseMatte {
  const { width, height } = photo[0]!;
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const sums = createPlane(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  const weights = createPlane(sums.width, sums.height);
  for (const area of areasToLookAt(width, height, face)) {
    addLook(lookAt(models, photo, area, brightened), sums, weights, { width, height });
  }
  const mean = {
    ...sums,
    data: sums.data.map((sum, i) => (weights.data[i]! > 0 ? sum / weights.data[i]! : 0)),
  };
  // wholly undecided where the looks come out at one half, and not at all where they agree
  const undecided = sumAround(face, scale, mean, (value) => 4 * value * (1 - value));
  return { matte: decided(mean, face, scale), mean, undecided };
}
