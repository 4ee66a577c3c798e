import type { StudioRecipe } from "../studio/recipe.ts";
import { boudoir } from "./boudoir.ts";
import { cosplay } from "./cosplay.ts";
import { creativeArtist } from "./creative-artist.ts";
import { cyberpunk } from "./cyberpunk.ts";
import { filmNoir } from "./film-noir.ts";
import { fitness } from "./fitness.ts";
import { lingerie } from "./lingerie.ts";
import { maternity } from "./maternity.ts";
import { preWedding } from "./pre-wedding.ts";
import { professionalHeadshots } from "./professional-headshots.ts";
import { spiritual } from "./spiritual.ts";
import { studio } from "./studio.ts";
import { tinder } from "./tinder.ts";
import { travel } from "./travel.ts";

/** Every theme the studio can stage, by slug in the alphabet's order, as in the catalogue. */
export const RECIPES: readonly StudioRecipe[] = [
  boudoir,
  cosplay,
  creativeArtist,
  cyberpunk,
  filmNoir,
  fitness,
  lingerie,
  maternity,
  preWedding,
  professionalHeadshots,
  spiritual,
  tinder,
  travel,
];

/** For prompts that name no theme. */
export const NEUTRAL_RECIPE = studio;

/** The recipe of a theme by its slug, or the neutral one by its own. */
export function recipeOf(slug: string): StudioRecipe | undefined {
  return slug === NEUTRAL_RECIPE.slug ? NEUTRAL_RECIPE : RECIPES.find((recipe) => recipe.slug === slug);
}
