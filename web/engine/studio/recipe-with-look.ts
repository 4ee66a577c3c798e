import type { StudioRecipe } from "./recipe.ts";

/** A recipe as one of its scenes shows it: the scene's own look laid over the recipe's. */
export function recipeWithLook(
  recipe: StudioRecipe,
  look: StudioRecipe["scenes"][number]["look"],
): StudioRecipe {
  if (!look) return recipe;
  return {
    ...recipe,
    ...look,
    key: { ...recipe.key, ...look.key },
    grade: { ...recipe.grade, ...look.grade },
    lens: { ...recipe.lens, ...look.lens },
  };
}
