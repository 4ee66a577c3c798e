import { describe, expect, test } from "vitest";
import { THEMES } from "#schema/catalogue/index.ts";
import { NEUTRAL_RECIPE, RECIPES, recipeOf } from "#web/engine/recipes/recipe-of.ts";

test("thirty themes, each once, in the alphabet's order", () => {
  const slugs = RECIPES.map(({ slug }) => slug);
  expect(slugs).toHaveLength(30);
  expect(slugs).toEqual([...new Set(slugs)].sort());
});

test("every theme of the catalogue can be staged", () => {
  for (const { slug } of THEMES) expect(recipeOf(slug)?.slug).toBe(slug);
  expect(recipeOf("nowhere")).toBeUndefined();
});

describe.each([...RECIPES, NEUTRAL_RECIPE])("$slug", ({ scenes }) => {
  test("has a scene for every prompt of a pack, told apart by name", () => {
    expect(scenes.length).toBeGreaterThanOrEqual(5);
    expect(new Set(scenes.map(({ name }) => name)).size).toBe(scenes.length);
  });
});

test("every decade is a look of its own", () => {
  const decades = ["1950s", "1960s", "1970s", "1980s", "1990s"];
  const { scenes } = recipeOf("retro-vintage")!;
  const looks = decades.map((decade) => {
    const found = scenes.filter(({ words }) => words?.includes(decade));
    expect(found.length).toBeGreaterThanOrEqual(2);
    expect(new Set(found.map(({ look }) => look)).size).toBe(1);
    return found[0]!.look;
  });
  expect(new Set(looks).size).toBe(decades.length);
});
