import { expect, test } from "vitest";
import { THEMES } from "#schema/catalogue/index.ts";
import { RECIPES } from "#tests/support/photos/recipes.ts";
import { loadRecipe } from "#web/engine/load-recipe.ts";
import { THEME_WORDS } from "#web/engine/recipes/index.ts";

test("every theme of the catalogue can be staged, and nothing else", async () => {
  expect(RECIPES.map(({ slug }) => slug)).toEqual(THEMES.map(({ slug }) => slug));
  for (const unknown of ["nowhere", "../read-prompt", ""])
    await expect(loadRecipe(unknown)).rejects.toThrow();
});

test("every theme has the seven scenes of a pack, and every recipe one for each prompt, told apart by name", async () => {
  for (const { slug, scenes } of RECIPES) expect(scenes.length, slug).toBeGreaterThanOrEqual(7);
  for (const { slug, scenes } of [...RECIPES, await loadRecipe("studio")]) {
    expect(scenes.length, slug).toBeGreaterThanOrEqual(5);
    expect(new Set(scenes.map(({ name }) => name)).size, slug).toBe(scenes.length);
  }
});

test("every decade is a look of its own", async () => {
  const { scenes } = await loadRecipe("retro-vintage");
  const words = THEME_WORDS["retro-vintage"]!.scenes;
  const decades = ["1950s", "1960s", "1970s", "1980s", "1990s"];
  const looks = decades.map((decade) => {
    const found = scenes.filter(({ name }) => words[name]?.keywords?.includes(decade));
    expect(found.length).toBeGreaterThanOrEqual(7);
    expect(new Set(found.map(({ look }) => look)).size).toBe(1);
    return found[0]!.look;
  });
  expect(new Set(looks).size).toBe(decades.length);
});
