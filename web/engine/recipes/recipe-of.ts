import type { StudioRecipe } from "../studio/recipe.ts";
import { cyberpunk } from "./cyberpunk.ts";
import { filmNoir } from "./film-noir.ts";
import { professionalHeadshots } from "./professional-headshots.ts";
import { studio } from "./studio.ts";
import { travel } from "./travel.ts";

/** Every theme the studio can stage, by slug in the alphabet's order, as in the catalogue. */
export const RECIPES: readonly StudioRecipe[] = [cyberpunk, filmNoir, professionalHeadshots, travel];

/** For prompts that name no theme. */
export const NEUTRAL_RECIPE = studio;

/** The recipe of a theme by its slug, or the neutral one by its own. */
export function recipeOf(slug: string): StudioRecipe | undefined {
  return slug === NEUTRAL_RECIPE.slug ? NEUTRAL_RECIPE : RECIPES.find((recipe) => recipe.slug === slug);
}
