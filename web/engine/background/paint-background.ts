import { paintBackdrop } from "../backdrop/paint-backdrop.ts";
import { byteToLinear, hex } from "../pixels/colour.ts";
import { discBlur } from "../pixels/disc-blur.ts";
import { clamp, createLightMap, type Image, type LightMap } from "../pixels/image.ts";
import { buildPyramid, samplePatch } from "../pixels/resample.ts";
import { recipeWithLook } from "../studio/recipe-with-look.ts";
import type { Background } from "./background.ts";

/** Radius of the blur of a picture fully out of focus, share of the height. */
const MOST_BLUR = 0.03;
/** Longest side that places are painted in: they are out of focus, and enlarged without loss. */
const PAINTED = 1400;

/** The background in linear light, as large as the photo it goes into, or smaller where it has no fine detail. */
export function paintBackground(background: Background, width: number, height: number): LightMap {
  if (background.kind === "colour")
    return paintGradient(background.colour, background.colour, 0, width, height);
  if (background.kind === "gradient")
    return paintGradient(background.from, background.to, background.angle, width, height);
  if (background.kind === "picture") return paintPicture(background.picture, background.blur, width, height);
  const { recipe, seed } = background;
  const scene = recipe.scenes.find(({ name }) => name === background.scene) ?? recipe.scenes[0]!;
  const scale = Math.min(1, PAINTED / Math.max(width, height));
  const map = paintBackdrop(scene, seed, Math.ceil(width * scale), Math.ceil(height * scale), false);
  discBlur(map, recipeWithLook(recipe, scene.look).lens.blur * map.height);
  return map;
}

/** Colours mixed in sRGB's values, as people know gradients from screens. */
function paintGradient(from: string, to: string, angle: number, width: number, height: number): LightMap {
  const map = createLightMap(width, height);
  const [first, last] = [from, to].map((colour) => hex(colour).map(Math.sqrt)) as [number[], number[]];
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  const reach = Math.abs(dx) * width + Math.abs(dy) * height;
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const share = clamp(((x + 0.5 - width / 2) * dx + (y + 0.5 - height / 2) * dy) / reach + 0.5, 0, 1);
      for (let c = 0; c < 3; c++, p++) map.data[p] = (first[c]! + (last[c]! - first[c]!) * share) ** 2;
    }
  }
  return map;
}

function paintPicture(picture: Image, blur: number, width: number, height: number): LightMap {
  const step = Math.min(picture.width / width, picture.height / height);
  const left = (picture.width - width * step) / 2 + step / 2 - 0.5;
  const top = (picture.height - height * step) / 2 + step / 2 - 0.5;
  const bytes = samplePatch(buildPyramid(picture), [step, 0, left, 0, step, top], width, height, 1, 0);
  const map = createLightMap(width, height);
  for (let p = 0; p < bytes.length; p++) {
    const low = Math.min(254, Math.floor(bytes[p]!));
    const dark = byteToLinear(low);
    map.data[p] = dark + (byteToLinear(low + 1) - dark) * (bytes[p]! - low);
  }
  discBlur(map, clamp(blur, 0, 1) * MOST_BLUR * height);
  return map;
}
