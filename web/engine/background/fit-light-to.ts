import type { View } from "../identity/view.ts";
import { luminance, type Rgb } from "../pixels/colour.ts";
import { clamp, type LightMap } from "../pixels/image.ts";
import type { PhotoLight } from "../studio/light/photo-light.ts";
import { colourInPlace, type PlaceLight } from "../studio/light/place-light.ts";
import { balanceGains } from "../studio/light/skin-tone.ts";
import type { KeyLight } from "../studio/recipe.ts";
import { recipeWithLook } from "../studio/recipe-with-look.ts";
import type { Background } from "./background.ts";

/** The light of a plain studio: hardly any shape, so that the photo's own stays. */
const EVEN: KeyLight = {
  strength: 0.25,
  side: 35,
  height: 22,
  fill: 0.7,
  colour: "#ffffff",
  shade: "#f4f6fa",
};
/** A theme's key shapes less here than in its portraits, where the whole picture is graded to it. */
const SCENE_SHARE = 0.6;
/** Brightness of skin that is aimed for before a plain background. */
const SKIN = 0.33;
/** Skin follows a dark or bright background by this power of its brightness, within these gains. */
const FOLLOWS = { power: 0.1, least: 0.82, most: 1.12 };
/** How far the corrections of exposure and white go: the photo was chosen as it is. */
const BALANCE = 0.6;

export interface FittedLight {
  key: KeyLight;
  /** Where the key comes from: -1 left, 1 right. */
  direction: -1 | 1;
  /** Gains of the channels over the whole person. */
  balance: Rgb;
}

/** The light a person needs so as to stand before a background. */
export function fitLightTo(
  view: View,
  photo: PhotoLight,
  place: PlaceLight,
  backdrop: LightMap,
  background: Background,
): FittedLight {
  // what the photo's own light clearly says is not turned round
  const own = Math.abs(photo.side) > 0.22 ? photo.side : place.side || photo.side;
  const direction = own < 0 ? -1 : 1;
  const skin = background.kind === "scene" ? background.recipe.skin : SKIN;
  const level = meanLevel(backdrop);
  const follow = clamp((level / 0.3) ** FOLLOWS.power, FOLLOWS.least, FOLLOWS.most);
  const balance = balanceGains(view, skin).map((gain) => (1 + (gain - 1) * BALANCE) * follow);
  return {
    key: keyBefore(background, direction < 0 ? place.left : place.right),
    direction,
    balance: balance as unknown as Rgb,
  };
}

function keyBefore(background: Background, colour: Rgb): KeyLight {
  if (background.kind === "colour" || background.kind === "gradient") return EVEN;
  if (background.kind === "picture")
    return { ...EVEN, strength: 0.4, fill: 0.6, colour: colourInPlace(EVEN.colour, colour, 0.35) };
  const scene = background.recipe.scenes.find(({ name }) => name === background.scene);
  const { key } = recipeWithLook(background.recipe, (scene ?? background.recipe.scenes[0]!).look);
  return { ...key, strength: key.strength * SCENE_SHARE, colour: colourInPlace(key.colour, colour, 0.3) };
}

function meanLevel({ data }: LightMap): number {
  let sum = 0;
  let count = 0;
  for (let p = 0; p < data.length; p += 3 * 37) {
    sum += Math.min(1, luminance(data[p]!, data[p + 1]!, data[p + 2]!));
    count++;
  }
  return sum / count;
}
