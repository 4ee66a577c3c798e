import { flipSideways, paintBackdrop } from "../backdrop/paint-backdrop.ts";
import { eyesOf } from "../face/face-mesh.ts";
import { applyFinish, gradeFor } from "../finish/finish.ts";
import { applyAffine, invertAffine } from "../pixels/affine.ts";
import { discBlur } from "../pixels/disc-blur.ts";
import type { Image } from "../pixels/image.ts";
import { dropLooseParts } from "./frame/drop-loose-parts.ts";
import { addLightMap, addRims, placeFigure } from "./frame/place-figure.ts";
import { sampleView } from "./frame/sample-view.ts";
import { applyGains } from "./light/apply-gains.ts";
import { dimAcross } from "./light/dim-across.ts";
import { exposePlace } from "./light/expose-place.ts";
import { gradePicture } from "./light/grade.ts";
import { chooseKeySide } from "./light/key-side.ts";
import { lookThrough } from "./light/look-through.ts";
import { photoLight } from "./light/photo-light.ts";
import { colourInPlace, placeLight } from "./light/place-light.ts";
import { addGels, keyGains, throwSlats } from "./light/relight.ts";
import { balanceGains } from "./light/skin-tone.ts";
import { surfaceOf } from "./light/surface.ts";
import { takeDownLight } from "./light/take-down.ts";
import { type PortraitOrder, stagePortrait } from "./stage-portrait.ts";

/** Makes one studio portrait: the same order gives the same bytes on every machine. */
export function composePortrait(order: PortraitOrder): Image {
  const { shot, width, height } = order;
  const { scene, recipe, view, frame, variation, seed, random } = stagePortrait(order);
  const backdrop = paintBackdrop(scene, seed, Math.ceil(width / 2), Math.ceil(height / 2), variation.flip);
  const photo = photoLight(view);
  const place = placeLight(backdrop);
  const mirrored = frame.mirror ? -1 : 1;
  const { direction, flip, falloff } = chooseKeySide({
    photo: photo.side * mirrored,
    // a turned head looks right only when lit from the side it looks to
    turned: Math.abs(view.pose.yaw) > 22 ? view.pose.yaw * mirrored : 0,
    place: scene.light ? scene.light * (variation.flip ? -1 : 1) : place.side,
    falloff: variation.falloff,
    otherwise: variation.light,
  });
  if (flip) flipSideways(backdrop);
  const figure = sampleView(view, frame, width, height);
  const eyes = eyesOf(view.mesh);
  const face = applyAffine(invertAffine(frame.map), eyes.x, eyes.y);
  dropLooseParts(figure.matte, face, view.faceSize / frame.step);
  const balance = balanceGains(view, recipe.skin * random.between(0.94, 1.06));
  const surface = surfaceOf(view, frame, figure.matte);
  /** Colour of the place on the key's side, 1, or on the other, -1. */
  const colourFrom = (side: number) => (side * direction * (flip ? -1 : 1) < 0 ? place.left : place.right);
  const key = {
    ...recipe.key,
    side: recipe.key.side * random.between(0.85, 1.15),
    colour: colourInPlace(recipe.key.colour, colourFrom(1), 0.3),
  };
  const gains = keyGains(surface, key, direction, face.y);
  takeDownLight(gains, surface, photo, frame, key.strength);
  applyGains(figure.light, gains, balance);
  if (recipe.gels) addGels(figure.light, surface, recipe.gels, direction);
  if (scene.slats) {
    const lean = direction * random.between(0.12, 0.3);
    throwSlats(figure.light, surface, scene.slats, lean, random.between(0, 2 * Math.PI), face);
  }
  const rims = recipe.rims.map((rim) => ({
    ...rim,
    colour: colourInPlace(rim.colour, colourFrom(rim.side || 1), 0.6),
  }));
  addRims(figure, rims, direction, surface.faceSize);
  discBlur(backdrop, recipe.lens.blur * backdrop.height);
  // the bright side would burn out if the middle kept its light
  dimAcross(backdrop, falloff, 1.1 * variation.depth, { under: 0.3 });
  const exposure = exposePlace(backdrop, figure.light, view, frame);
  const light = placeFigure(figure, backdrop, recipe.spill, surface.faceSize);
  if (scene.front) {
    const front = { name: `${scene.name}-front`, layers: scene.front };
    const drifting = paintBackdrop(front, seed, backdrop.width, backdrop.height, variation.flip !== flip);
    addLightMap(light, drifting, exposure);
  }
  // where little backdrop is left to vary, the light over all of it does more
  // exposed for the face, wherever it stands
  const stops = frame.limited ? 1.5 : shot === "close-up" ? 1.1 : 0.7;
  dimAcross(light, falloff, stops * variation.depth, { from: face });
  lookThrough(light, recipe.lens, direction);
  const grade = {
    ...gradeFor(order.finish, recipe.grade),
    exposure: recipe.grade.exposure + random.between(-0.12, 0.12),
    ...(order.monochrome && { saturation: 0, tint: 0 }),
  };
  return applyFinish(gradePicture(light, grade, seed), order.finish, seed);
}
