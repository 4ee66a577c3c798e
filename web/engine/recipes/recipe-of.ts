import type { StudioRecipe } from "../studio/recipe.ts";
import { cyberpunk } from "./cyberpunk.ts";
import { filmNoir } from "./film-noir.ts";
import { professionalHeadshots } from "./professional-headshots.ts";
import { travel } from "./travel.ts";

/** Every theme the studio can stage. */
export const RECIPES: readonly StudioRecipe[] = [filmNoir, cyberpunk, professionalHeadshots, travel];

/** The recipe of a theme, by the theme's slug. */
export function recipeOf(slug: string): StudioRecipe | undefined {
  return RECIPES.find((recipe) => recipe.slug === slug);
}
