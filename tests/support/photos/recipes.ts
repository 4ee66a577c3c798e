import { THEMES } from "#schema/catalogue/index.ts";
import { loadRecipe } from "#web/engine/load-recipe.ts";

/** Every theme's recipe, in catalogue order. */
export const RECIPES = await Promise.all(THEMES.map(({ slug }) => loadRecipe(slug)));
