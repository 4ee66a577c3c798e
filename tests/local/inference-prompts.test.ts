import { expect, test } from "vitest";
import { fillPrompt } from "#schema/catalogue/fill-prompt.ts";
import { PROMPTS } from "#schema/catalogue/prompts.ts";
import { PROMPTS_PER_PACK } from "#schema/catalogue/theme.ts";
import { GENDER_OR_CATEGORY } from "#schema/trainings/training.ts";
import { indexPrompts } from "#scripts/local/inference/prompt-index.ts";
import { type ReadSeries, sceneReader } from "#scripts/local/inference/read-scene.ts";
import { loadRecipe } from "#web/engine/load-recipe.ts";

test("every catalogue prompt, filled in for anybody, leads back to its own scene", () => {
  const find = indexPrompts(PROMPTS);
  for (const [theme, packs] of Object.entries(PROMPTS)) {
    for (const [pack, templates] of Object.values(packs).entries()) {
      for (const [index, template] of templates.entries()) {
        for (const genderOrCategory of GENDER_OR_CATEGORY) {
          const prompt = fillPrompt(template, { triggerWord: "lkn3f0a9c21", genderOrCategory });
          expect(find(prompt), template).toMatchObject({
            theme,
            promptNumber: pack * PROMPTS_PER_PACK + index,
          });
        }
      }
    }
  }
});

test("signs of a pattern language in a template are only signs, and spaces do not count", () => {
  const templates = ["a (b) {{subject}}? $1 [x]", "{{subject}}, a {{object_type}}.", "c", "d", "e"] as const;
  const find = indexPrompts({ theme: { pack: templates } });
  expect(find("a (b)  ohwx? $1 [x] ")).toEqual({ theme: "theme", pack: "pack", promptNumber: 0 });
  expect(find("ohwx, a person.")).toEqual({ theme: "theme", pack: "pack", promptNumber: 1 });
  expect(find("ohwx, a person!")).toBeNull();
  expect(find("")).toBeNull();
});

test.each([
  ["Close-up of ohwx", "close-up"],
  ["a medium close-up portrait", "medium close-up"],
  ["half body view", "half body"],
  ["Medium shot of a woman", "medium shot"],
  ["ohwx in the rain", "medium close-up"],
])("%j in a person's own words is a %s of the theme they point to", (prompt, shot) => {
  expect(sceneReader(PROMPTS)(`${prompt}, cyberpunk, neon signs`)).toMatchObject({
    theme: "cyberpunk",
    prompts: [{ shot }],
    at: 0,
  });
});

test("a prompt that names no theme is taken in the plain studio", () => {
  expect(sceneReader(PROMPTS)("a teapot on a shelf").theme).toBe("studio");
});

const own = ({ prompts, at }: ReadSeries) => prompts[at]!;

test("every prompt of a pack reads the whole pack alike, and itself at its place", () => {
  const read = sceneReader(PROMPTS);
  for (const [theme, packs] of Object.entries(PROMPTS)) {
    for (const [number, templates] of Object.values(packs).entries()) {
      const readings = templates.map((template) =>
        read(fillPrompt(template, { triggerWord: "lkn", genderOrCategory: "MAN" })),
      );
      expect(readings.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4]);
      for (const { prompts } of readings) expect(prompts).toEqual(readings[0]!.prompts);
      expect(
        readings.map((reading) => own(reading).promptNumber),
        theme,
      ).toEqual(templates.map((_, index) => number * PROMPTS_PER_PACK + index));
    }
  }
});

test("no pack is taken before one scene only, and each prompt's scene is its theme's", async () => {
  const read = sceneReader(PROMPTS);
  for (const [theme, packs] of Object.entries(PROMPTS)) {
    const names = (await loadRecipe(theme)).scenes.map(({ name }) => name);
    for (const [pack, templates] of Object.entries(packs)) {
      const scenes = templates.map(
        (template) =>
          own(read(fillPrompt(template, { triggerWord: "lkn", genderOrCategory: "WOMAN" }))).scene,
      );
      for (const scene of scenes) expect(names, `${theme}/${pack}`).toContain(scene);
      expect(new Set(scenes).size, `${theme}/${pack}`).toBeGreaterThanOrEqual(2);
    }
  }
});
