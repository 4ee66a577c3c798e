import { MESH, meshPoint } from "../face/face-mesh.ts";
import type { Face } from "../face/trace-faces.ts";
import { likelihood, modelColours, SKIN_SPREAD } from "../hair/colour-model.ts";
import { blurredPlane } from "../pixels/blur.ts";
import { createPlane, type Plane, smoothstep } from "../pixels/image.ts";
import { type Oklab, toOklab } from "../pixels/oklab.ts";
import type { Pyramid } from "../pixels/resample.ts";
import { type HeadPlace, placesAbout } from "./places-about.ts";
import { levelFor } from "./weigh-colours.ts";

type Range = readonly [from: number, to: number];

/** Up to here a head is upright and from the front, so that its shadow lies beside it; degrees. */
const TURNED = 16;
/**
 * Places about a head, in face sizes. `down` counts from the line of the ears, `above` the chin; `out` from the outline of
 * the face.
 */
const CROWN = { above: [1.02, 1.35], beside: 0.35 } as const;
const BESIDE_EAR = { down: [-0.25, -0.02], out: [0.12, 0.22] } as const;
const OPEN_AIR = { down: [0, 0.5], out: [0.28, 0.5] } as const;
const SHADOW = { down: [0.02, 0.7], out: [0.04, 0.32] } as const;
/** Clothes may reach as far above the chin, beside the neck. */
const COLLAR = 0.22;
/** Mean matte from which on hair or a hood is beside the ear, and something other than a shadow beside the jaw. */
const MOST = { besideEar: 0.35, openAir: 0.1 };
/** From how likely a colour is on it may be hair or skin. */
const LIKELY = 0.02;
/** How much darker than the face what goes is, in Oklab's lightness. */
const DARKER = { from: 0.1, whole: 0.2 };
/** How softly what goes ends, in face sizes. */
const EDGE = 0.012;

/**
 * Takes a flash's shadow beside jaw and neck out of a matte, in place: the network takes it for hair. It is dark, of
 * neither the hair's colours nor the skin's, and ends before open background; where hair hangs past the ear nothing is
 * touched.
 */
export function dropNeckShadow(photo: Pyramid, matte: Plane, face: Face, scale: number): void {
  if (Math.abs(face.pose.yaw) > TURNED) return;
  const { width, height } = matte;
  const head = placesAbout(face, scale);
  const colourAt = colourReader(photo, matte);
  const each = (visit: (i: number, place: HeadPlace, colour: () => Oklab) => void) => {
    const reach = 1.3 * head.size;
    const right = Math.min(width, head.middle.x + reach);
    const bottom = Math.min(height, head.middle.y + reach);
    for (let y = Math.max(0, Math.floor(head.middle.y - reach)); y < bottom; y++)
      for (let x = Math.max(0, Math.floor(head.middle.x - reach)); x < right; x++)
        visit(y * width + x, head.placeOf(x, y), () => colourAt(x, y));
  };
  const hair: Oklab[] = [];
  const sides = [-1, 1].map(() => ({ ear: { sum: 0, count: 1e-6 }, air: { sum: 0, count: 1e-6 } }));
  each((i, { down, out, above, across, side }, colour) => {
    const value = matte.data[i]!;
    if (value > 0.95 && within(above, CROWN.above) && Math.abs(across) < CROWN.beside) hair.push(colour());
    const { ear, air } = sides[side]!;
    for (const [sums, place] of [
      [ear, BESIDE_EAR],
      [air, OPEN_AIR],
    ] as const) {
      if (!within(down, place.down) || !within(out, place.out)) continue;
      sums.sum += value;
      sums.count++;
    }
  });
  const isOpen = sides.map(
    ({ ear, air }) =>
      ear.count > 1 &&
      air.count > 1 &&
      ear.sum / ear.count < MOST.besideEar &&
      air.sum / air.count < MOST.openAir,
  );
  if (!isOpen.includes(true)) return;
  const skin = MESH.skin.flatMap((index) => {
    const { x, y } = meshPoint(face.mesh, index);
    return [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => colourAt(x * scale + dx, y * scale + dy)));
  });
  const light = skin.map(([lightness]) => lightness).sort((a, b) => a - b)[skin.length >> 1]!;
  const known = [modelColours(thinned(hair)), modelColours(skin, SKIN_SPREAD)].filter(
    (model) => model !== null,
  );
  const gone = createPlane(width, height);
  each((i, { down, out, above, side }, colour) => {
    if (!isOpen[side] || matte.data[i] === 0) return;
    if (!within(down, SHADOW.down) || !within(out, SHADOW.out) || above < COLLAR) return;
    const seen = colour();
    if (known.some((model) => likelihood(model, seen) > LIKELY)) return;
    gone.data[i] = smoothstep(light - DARKER.from, light - DARKER.whole, seen[0]);
  });
  const soft = blurredPlane(gone, Math.max(0.5, EDGE * head.size));
  for (let i = 0; i < soft.data.length; i++)
    matte.data[i] = matte.data[i]! * (1 - smoothstep(0.3, 0.7, soft.data[i]!));
}

const within = (value: number, [from, to]: Range) => value >= from && value <= to;

/** Some hundreds are enough. */
function thinned(colours: readonly Oklab[]): Oklab[] {
  const step = Math.max(1, Math.floor(colours.length / 400));
  return colours.filter((_, i) => i % step === 0);
}

/** Colours of the photo, by places in a matte of another size. */
function colourReader(photo: Pyramid, matte: Plane): (x: number, y: number) => Oklab {
  const image = levelFor(photo, matte);
  return (x, y) => {
    const px = Math.min(image.width - 1, Math.floor(((x + 0.5) * image.width) / matte.width));
    const py = Math.min(image.height - 1, Math.floor(((y + 0.5) * image.height) / matte.height));
    const p = (py * image.width + px) * 4;
    return toOklab(image.data[p]!, image.data[p + 1]!, image.data[p + 2]!);
  };
}
