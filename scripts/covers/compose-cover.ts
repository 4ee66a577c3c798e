import { paintBackdrop } from "#web/engine/backdrop/paint-backdrop.ts";
import { hex, luminance, type Rgb } from "#web/engine/pixels/colour.ts";
import { discBlur } from "#web/engine/pixels/disc-blur.ts";
import type { Image, LightMap } from "#web/engine/pixels/image.ts";
import { createRandom, hashOf } from "#web/engine/pixels/random.ts";
import { addLightMap, placeFigure } from "#web/engine/studio/frame/place-figure.ts";
import { dimAcross } from "#web/engine/studio/light/dim-across.ts";
import { gradePicture } from "#web/engine/studio/light/grade.ts";
import { lookThrough } from "#web/engine/studio/light/look-through.ts";
import type { StudioRecipe } from "#web/engine/studio/recipe.ts";
import { recipeWithLook } from "#web/engine/studio/recipe-with-look.ts";
import { gather } from "./light/gather.ts";
import { lampsOf } from "./light/lamps.ts";
import { MATERIAL, type Material, type MaterialName } from "./light/material.ts";
import { shade } from "./light/shade.ts";
import { surroundingsOf } from "./light/surroundings.ts";
import { type Camera, type Seen, trace } from "./light/trace.ts";
import { type Pose, type Sitter, subjectOf } from "./sculpture/sitter.ts";

/** One photograph of a bust in a theme's scene. */
export interface Cover {
  recipe: StudioRecipe;
  /** Name of the recipe's scene. */
  scene: string;
  sitter: Sitter;
  material: MaterialName;
  pose: Pose;
  /** Height of the picture where the bust stands, in half heads. */
  span: number;
  /** Where the middle of the face falls, shares of width and height. */
  across: number;
  down: number;
  /** Side of the key light: -1 left, 1 right. */
  light: -1 | 1;
  flip: boolean;
  seed: number;
}

/** Brightness of the brighter part of the bust's lit side. */
function brightnessOf(light: LightMap, seen: Seen): number {
  const values: number[] = [];
  for (let i = 0; i < seen.cover.length; i += 5) {
    if (seen.cover[i]! < 0.9 || seen.position[i * 3 + 1]! < -1.6) continue;
    values.push(luminance(light.data[i * 3]!, light.data[i * 3 + 1]!, light.data[i * 3 + 2]!));
  }
  values.sort((a, b) => a - b);
  return values[Math.floor(values.length * 0.9)] ?? 1;
}

/** Light caught between parts of the bust: its own colour, weakly. */
function bounceOf(material: Material, tint: Rgb): Rgb {
  return [0, 1, 2].map((c) => material.colour[c]! * material.colour[c]! * 0.55 * tint[c]!) as [
    number,
    number,
    number,
  ];
}

/** Takes the photograph: the same cover gives the same bytes on every machine. */
export function composeCover(cover: Cover, width: number, height: number): Image {
  const scene = cover.recipe.scenes.find(({ name }) => name === cover.scene)!;
  const recipe = recipeWithLook(cover.recipe, scene.look);
  const seed = hashOf("cover", recipe.slug, cover.scene, cover.seed);
  const random = createRandom(seed);
  const material = MATERIAL[cover.material];
  const backdrop = paintBackdrop(scene, seed, Math.ceil(width / 2), Math.ceil(height / 2), cover.flip);
  const subject = subjectOf(cover.sitter, cover.pose);
  const camera: Camera = { x: 0, y: 0, far: 11, span: cover.span, across: cover.across, down: cover.down };
  const seen = trace(subject, camera, width, height, 3);
  const shadeTint = hex(recipe.key.shade);
  const surroundings = surroundingsOf(backdrop, shadeTint, 0.3 + 0.4 * recipe.spill);
  const lamps = lampsOf(recipe, scene, cover.light, random);
  const gathered = gather(subject, seen, lamps, surroundings, bounceOf(material, shadeTint));
  const ambient = 0.06 + 0.22 * recipe.key.fill + 0.08 * (1 - recipe.key.strength);
  const light = shade(seen, gathered, lamps, surroundings, ambient, material, seed & 0xffff);
  const wanted = Math.min(0.6, recipe.skin * 1.5) * material.value;
  const gain = wanted / Math.max(1e-3, brightnessOf(light, seen));
  for (let i = 0; i < light.data.length; i++) light.data[i] = light.data[i]! * gain;
  discBlur(backdrop, recipe.lens.blur * backdrop.height);
  const matte = { width, height, data: seen.cover };
  const faceSize = (1.6 / cover.span) * height;
  const picture = placeFigure({ light, matte }, backdrop, recipe.spill * 0.55, faceSize);
  if (scene.front) {
    const front = { name: `${scene.name}-front`, layers: scene.front };
    addLightMap(picture, paintBackdrop(front, seed, backdrop.width, backdrop.height, cover.flip), 1);
  }
  dimAcross(picture, cover.light < 0 ? Math.PI : 0, 0.5);
  lookThrough(picture, recipe.lens, cover.light);
  return gradePicture(picture, recipe.grade, seed);
}
