import type { StudioRecipe } from "./studio/recipe.ts";

/** The recipe in the file of this name: a theme's slug, or one of those that stand beside the themes. */
export async function loadRecipe(slug: string): Promise<StudioRecipe> {
  if (!/^[a-z0-9-]+$/.test(slug)) throw new Error(`The studio has no theme ${JSON.stringify(slug)}`);
  const { recipe }: { recipe: StudioRecipe } = await import(`./recipes/${slug}.ts`);
  return recipe;
}
