import type { Finish } from "../finish/finish.ts";
import type { Identity, View } from "../identity/view.ts";
import { createRandom, hashOf, type Random } from "../pixels/random.ts";
import { type Frame, frameShot } from "./frame/frame-shot.ts";
import type { Shot } from "./frame/shot.ts";
import { showsLettering } from "./frame/shows-lettering.ts";
import type { RecipeScene, StudioRecipe } from "./recipe.ts";
import { recipeWithLook } from "./recipe-with-look.ts";
import { rankViews } from "./series/choose-view.ts";
import { type Variation, varyPicture } from "./series/vary-picture.ts";

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
  /** Which of the person's views it is made from; left out, the one that suits the shot best. */
  view?: number;
  width: number;
  height: number;
}

/** All that is decided about a portrait before anything is painted. */
export interface Staging {
  scene: RecipeScene;
  /** As the scene shows it. */
  recipe: StudioRecipe;
  view: View;
  frame: Frame;
  variation: Variation;
  seed: number;
  /** Whatever else varies is drawn from here on. */
  random: Random;
}

/** Chooses photo, scene and frame of a portrait. */
export function stagePortrait(order: PortraitOrder): Staging {
  const { identity, shot, width, height, take = 0 } = order;
  const { scenes } = order.recipe;
  const scene =
    scenes.find(({ name }) => name === order.scene) ?? scenes[order.promptNumber % scenes.length]!;
  const recipe = recipeWithLook(order.recipe, scene.look);
  const seed = hashOf(recipe.slug, order.promptNumber, shot, order.seed, ...(take ? [take] : []));
  const random = createRandom(seed);
  const variation = varyPicture({ ...order, take }, recipe, identity.views.length < 3, random);
  const view = identity.views[order.view ?? rankViews(identity, shot, order.scene, [])[0]!]!;
  const mirror = variation.wishes.mirror && !showsLettering(view);
  const frame = frameShot(view, shot, { ...variation.wishes, mirror }, width, height);
  return { scene, recipe, view, frame, variation, seed, random };
}
