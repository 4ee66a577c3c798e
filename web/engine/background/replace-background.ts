import { examinePyramid } from "../examine-photo.ts";
import { whiteOf } from "../identity/make-view.ts";
import type { View } from "../identity/view.ts";
import { cutPeople } from "../matte/cut-out.ts";
import type { Models } from "../models.ts";
import { byteToLinear, linearToSrgb } from "../pixels/colour.ts";
import { createImage, createLightMap, type Image, type LightMap } from "../pixels/image.ts";
import { createRandom } from "../pixels/random.ts";
import { buildPyramid } from "../pixels/resample.ts";
import { placeFigure } from "../studio/frame/place-figure.ts";
import type { Figure } from "../studio/frame/sample-view.ts";
import { applyGains } from "../studio/light/apply-gains.ts";
import { photoLight } from "../studio/light/photo-light.ts";
import { placeLight } from "../studio/light/place-light.ts";
import { keyGains } from "../studio/light/relight.ts";
import { surfaceOf } from "../studio/light/surface.ts";
import { takeDownLight } from "../studio/light/take-down.ts";
import type { Background } from "./background.ts";
import { fitLightTo } from "./fit-light-to.ts";
import { paintBackground } from "./paint-background.ts";

/** A little under one step, so that a colour that is a step stays it. */
const DITHER = 0.9;
/** How much of the background's light spills onto the outline. */
const SPILL = 0.35;

/**
 * The people of a photo before another background, lit to fit it; size and pose stay. Null where no face is seen.
 * @param options.onProgress told the share that is done, up to 1
 */
export function replaceBackground(
  models: Models,
  photo: Image,
  background: Background,
  { onProgress = () => {} }: { onProgress?: (share: number) => void } = {},
): Image | null {
  const pyramid = buildPyramid(photo);
  const cutout = cutPeople(models, pyramid);
  onProgress(0.5);
  const { face } = examinePyramid(models, pyramid);
  if (!cutout || !face) return null;
  const view: View = {
    ...cutout,
    mesh: face.mesh,
    faceSize: face.size,
    pose: face.pose,
    quality: face.quality,
    identity: face.identity,
    white: whiteOf(pyramid),
  };
  const backdrop = paintBackground(background, photo.width, photo.height);
  onProgress(0.7);
  const figure: Figure = { light: lightOf(cutout.colours), matte: cutout.matte };
  relight(figure, view, backdrop, background);
  onProgress(0.85);
  const picture = develop(placeFigure(figure, backdrop, SPILL, face.size));
  onProgress(1);
  return picture;
}

/** The photo as it is: pixel for pixel. */
const WHOLE = {
  map: [1, 0, 0, 0, 1, 0],
  step: 1,
  mirror: false,
  limited: false,
  fades: { left: false, right: false },
} as const;

function relight(figure: Figure, view: View, backdrop: LightMap, background: Background): void {
  const surface = surfaceOf(view, WHOLE, figure.matte);
  const photo = photoLight(view);
  const { key, direction, balance } = fitLightTo(view, photo, placeLight(backdrop), backdrop, background);
  const eyes = view.mesh[33 * 3 + 1]!;
  const gains = keyGains(surface, key, direction, eyes);
  takeDownLight(gains, surface, photo, WHOLE, key.strength);
  applyGains(figure.light, gains, balance);
}

function lightOf({ width, height, data }: Image): LightMap {
  const light = createLightMap(width, height);
  for (let i = 0, p = 0; p < light.data.length; i += 4, p += 3)
    for (let c = 0; c < 3; c++) light.data[p + c] = byteToLinear(data[i + c]!);
  return light;
}

/** Values between two steps become the one or the other by chance, or wide gradients would show bands. */
function develop({ width, height, data }: LightMap): Image {
  const image = createImage(width, height);
  const random = createRandom(width);
  for (let i = 0, p = 0; p < data.length; i += 4, p += 3) {
    for (let c = 0; c < 3; c++)
      image.data[i + c] = 255 * linearToSrgb(data[p + c]!) + (random.next() - 0.5) * DITHER;
    image.data[i + 3] = 255;
  }
  return image;
}
