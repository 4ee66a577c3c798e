import { paintBackdrop } from "../backdrop/paint-backdrop.ts";
import { MESH, meshCentre } from "../face/face-mesh.ts";
import { applyFinish, type Finish, gradeFor } from "../finish/finish.ts";
import type { Identity } from "../identity/view.ts";
import { applyAffine, invertAffine } from "../pixels/affine.ts";
import { discBlur } from "../pixels/disc-blur.ts";
import type { Image } from "../pixels/image.ts";
import { createRandom, hashOf } from "../pixels/random.ts";
import { frameShot } from "./frame/frame-shot.ts";
import { addLightMap, addRims, placeFigure } from "./frame/place-figure.ts";
import { sampleView } from "./frame/sample-view.ts";
import type { Shot } from "./frame/shot.ts";
import { dimAcross } from "./light/dim-across.ts";
import { gradePicture } from "./light/grade.ts";
import { lookThrough } from "./light/look-through.ts";
import { addGels, relight, throwSlats } from "./light/relight.ts";
import { balanceGains } from "./light/skin-tone.ts";
import { surfaceOf } from "./light/surface.ts";
import type { StudioRecipe } from "./recipe.ts";
import { recipeWithLook } from "./recipe-with-look.ts";
import { chooseView } from "./series/choose-view.ts";
import { varyPicture } from "./series/vary-picture.ts";

export interface PortraitOrder {
  identity: Identity;
  recipe: StudioRecipe;
  /** Which prompt of the theme this is: it varies the picture and, with no `scene`, goes round the scenes. */
  promptNumber: number;
  /** Name of the scene, where the prompt asks for one. */
  scene?: string;
  shot: Shot;
  /** In black and white, whatever the recipe's colours. */
  monochrome?: boolean;
  /** Painted, drawn, printed or on a film; left out for a plain photograph. */
  finish?: Finish;
  /** Same seed, same picture. Four seeds in a row are told apart by light, place and layout. */
  seed: number;
  /** Which try at this picture, 0 when left out: a series takes again what came out too much like another. */
  take?: number;
  width: number;
  height: number;
}

/** Makes one studio portrait: the same order gives the same bytes on every machine. */
export function composePortrait(order: PortraitOrder): Image {
  const { identity, shot, width, height, take = 0 } = order;
  const { scenes } = order.recipe;
  const scene =
    scenes.find(({ name }) => name === order.scene) ?? scenes[order.promptNumber % scenes.length]!;
  const recipe = recipeWithLook(order.recipe, scene.look);
  const seed = hashOf(recipe.slug, order.promptNumber, shot, order.seed, ...(take ? [take] : []));
  const random = createRandom(seed);
  const variation = varyPicture({ ...order, take }, recipe, identity.views.length < 3, random);
  const view = chooseView(identity, shot, Math.abs(order.seed) + order.promptNumber * 3 + take);
  const frame = frameShot(view, shot, variation.wishes, width, height);
  // a turned head looks right only when lit from the side it looks to
  const facing = Math.abs(view.pose.yaw) > 22 ? Math.sign(view.pose.yaw) * (frame.mirror ? -1 : 1) : 0;
  const direction = facing || (scene.light ? scene.light * (variation.flip ? -1 : 1) : variation.light);
  const figure = sampleView(view, frame, width, height);
  const gains = balanceGains(view, recipe.skin * random.between(0.94, 1.06));
  const { data } = figure.light;
  for (let i = 0; i < data.length; i++) data[i] = data[i]! * gains[i % 3]!;
  const surface = surfaceOf(view, frame, figure.matte);
  const eyes = meshCentre(view.mesh, [...MESH.leftEye, ...MESH.rightEye]);
  const face = applyAffine(invertAffine(frame.map), eyes.x, eyes.y);
  const key = { ...recipe.key, side: recipe.key.side * random.between(0.85, 1.15) };
  relight(figure.light, surface, key, direction, face.y);
  if (recipe.gels) addGels(figure.light, surface, recipe.gels, direction);
  if (scene.slats) {
    const lean = direction * random.between(0.12, 0.3);
    throwSlats(figure.light, surface, scene.slats, lean, random.between(0, 2 * Math.PI), face);
  }
  addRims(figure, recipe.rims, direction, surface.faceSize);
  const backdrop = paintBackdrop(scene, seed, Math.ceil(width / 2), Math.ceil(height / 2), variation.flip);
  discBlur(backdrop, recipe.lens.blur * backdrop.height);
  // the bright side would burn out if the middle kept its light
  dimAcross(backdrop, variation.falloff, 1.1 * variation.depth, { under: 0.3 });
  const light = placeFigure(figure, backdrop, recipe.spill, surface.faceSize);
  if (scene.front) {
    const front = { name: `${scene.name}-front`, layers: scene.front };
    addLightMap(light, paintBackdrop(front, seed, backdrop.width, backdrop.height, variation.flip));
  }
  // where little backdrop is left to vary, the light over all of it does more
  // exposed for the face, wherever it stands
  const stops = frame.limited ? 1.5 : shot === "close-up" ? 1.1 : 0.7;
  dimAcross(light, variation.falloff, stops * variation.depth, { from: face });
  lookThrough(light, recipe.lens, direction);
  const grade = {
    ...gradeFor(order.finish, recipe.grade),
    exposure: recipe.grade.exposure + random.between(-0.12, 0.12),
    ...(order.monochrome && { saturation: 0, tint: 0 }),
  };
  return applyFinish(gradePicture(light, grade, seed), order.finish, seed);
}
