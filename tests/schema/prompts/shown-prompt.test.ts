import { describe, expect, test } from "vitest";
import { fillPrompt } from "#schema/catalogue/fill-prompt.ts";
import { findPromptIndex } from "#schema/catalogue/find-prompt.ts";
import { THEMES } from "#schema/catalogue/index.ts";
import { PROMPTS } from "#schema/catalogue/prompts.ts";
import { shownPrompt } from "#schema/prompts/shown-prompt.ts";
import { readSentence } from "#web/engine/prompt/read-sentence.ts";
import { readPrompt } from "#web/engine/read-prompt.ts";
import { previewPrompt } from "#web/features/shared/viewer/preview-prompt.ts";

test.each([
  ["a portrait of LKN7e175e93", "a portrait of you"],
  ["LKN7e175e93, a man, on a beach", "You, a man, on a beach"],
  ["before it LKN7e175e93 turns toward us, a man", "before it you turn toward us, a man"],
  ["LKN7e175e93 is a woman. Here LKN7e175e93 has stopped", "You are a woman. Here you have stopped"],
  ["light on LKN7e175e93's face", "light on your face"],
  ["LKN7e175e93 watches, and lkn7e175e93 carries a lamp", "You watch, and you carry a lamp"],
  ["LKN7e175e93 grins and waves", "You grin and wave"],
  ["under the awning sits LKN7e175e93, the last guest", "under the awning sit you, the last guest"],
  ["below LKN7e175e93, who studies the map", "below you, who study the map"],
  ["close-up of LKN7e175e93 as a man at ease", "close-up of you as a man at ease"],
  ["me on a beach", "me on a beach"],
])("%j is shown as %j", (prompt, shown) => {
  expect(shownPrompt(prompt)).toBe(shown);
});

describe("a prompt of the catalogue", () => {
  const who = { triggerWord: "LKN7e175e93", genderOrCategory: "WOMAN" } as const;
  const all = THEMES.flatMap((theme) =>
    theme.packs.flatMap((pack, number) =>
      PROMPTS[theme.slug]![pack.slug]!.map((template, index) => ({ theme, pack, number, template, index })),
    ),
  );

  test("never shows the trigger word, and says you with the verb that goes with it", () => {
    for (const { template } of all) {
      const shown = shownPrompt(fillPrompt(template, who));
      expect(shown).not.toMatch(/LKN/i);
      expect(shown).toMatch(/\byour?\b/i);
      expect(shown).not.toMatch(/\byou (?:is|has|does|was|turns|sits|stands|looks|leans)\b/i);
    }
  });

  test("is found again by its words", () => {
    for (const { theme, pack, template, index } of all) {
      const templates = PROMPTS[theme.slug]?.[pack.slug] ?? [];
      expect(findPromptIndex(templates, fillPrompt(template, who))).toBe(index);
    }
    expect(findPromptIndex([], "me")).toBeNull();
  });

  test("is told, for a studio preview, by the scene and shot it was made with, which mean the same again", () => {
    for (const { theme, pack, number, template, index } of all) {
      // one of its four pictures, another for every prompt
      const image = index % 4;
      const place = {
        ...{ themeSlug: theme.slug, packSlug: pack.slug },
        ...{ promptIndex: index, number: index * 4 + image + 1 },
      };
      const known = {
        theme: theme.slug,
        promptNumber: number * 5 + index,
        about: pack.slug.replaceAll("-", " "),
      };
      const { scenes = [], shot } = readPrompt(template, known);
      const scene = scenes[image];
      const { prompt, leftOut } = previewPrompt({ prompt: shownPrompt(fillPrompt(template, who)), ...place });
      expect(leftOut).toEqual([]);
      expect(readSentence(prompt)).toMatchObject({ theme: theme.slug, scene, shot, leftOut: [] });
    }
  });
});

test("one's own words stay as they are in a preview, and what was left out is told", () => {
  const own = {
    prompt: "me on a beach with a dog",
    promptIndex: null,
    number: 1,
    themeSlug: null,
    packSlug: null,
  };
  expect(previewPrompt(own)).toEqual({ prompt: own.prompt, leftOut: ["dog"] });
});
