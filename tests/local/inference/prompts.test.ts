import { expect, test } from "vitest";
import { fillPrompt } from "#schema/catalogue/fill-prompt.ts";
import { PROMPTS } from "#schema/catalogue/prompts.ts";
import { PROMPTS_PER_PACK } from "#schema/catalogue/theme.ts";
import { GENDER_OR_CATEGORY } from "#schema/trainings/training.ts";
import { indexPrompts } from "#scripts/local/inference/prompts/prompt-index.ts";
import { sceneReader } from "#scripts/local/inference/prompts/read-scene.ts";
import { loadRecipe } from "#web/engine/load-recipe.ts";

/** Every pack of the catalogue, with its number in its theme. */
const PACKS = Object.entries(PROMPTS).flatMap(([theme, packs]) =>
  Object.entries(packs).map(([pack, templates], number) => ({ theme, pack, number, templates })),
);

test("every catalogue prompt, filled in for anybody, leads back to its own place", () => {
  const find = indexPrompts(PROMPTS);
  expect(find("a teapot on a shelf")).toBeNull();
  for (const { theme, number, templates } of PACKS) {
    for (const [index, template] of templates.entries()) {
      for (const genderOrCategory of GENDER_OR_CATEGORY) {
        const prompt = fillPrompt(template, { triggerWord: "lkn3f0a9c21", genderOrCategory });
        const promptNumber = number * PROMPTS_PER_PACK + index;
        expect(find(prompt), template).toMatchObject({ theme, promptNumber });
      }
    }
  }
});

test("a person's own words are read as a sentence, in the plain studio where they name no theme", () => {
  const read = sceneReader(PROMPTS);
  const reading = { theme: "cyberpunk", prompts: [{ shot: "half body" }], at: 0 };
  expect(read("half body view, cyberpunk, neon signs")).toMatchObject(reading);
  expect(read("a teapot on a shelf").theme).toBe("studio");
});

test("every prompt of a pack reads the whole pack alike, itself at its place, in two scenes of its theme or more", async () => {
  const read = sceneReader(PROMPTS);
  for (const { theme, pack, templates } of PACKS) {
    const readings = templates.map((template) =>
      read(fillPrompt(template, { triggerWord: "lkn", genderOrCategory: "WOMAN" })),
    );
    expect(readings.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4]);
    const { prompts } = readings[0]!;
    for (const reading of readings) expect(reading.prompts).toEqual(prompts);
    const known = (await loadRecipe(theme)).scenes.map(({ name }) => name);
    const scenes = new Set(prompts.flatMap((prompt) => prompt.scenes ?? []));
    expect(known, `${theme}/${pack}`).toEqual(expect.arrayContaining([...scenes]));
    expect(scenes.size, `${theme}/${pack}`).toBeGreaterThanOrEqual(2);
  }
});
