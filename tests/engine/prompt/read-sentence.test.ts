import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { freePrompt } from "#schema/prompts/free-prompt.ts";
import { ownWords } from "#schema/prompts/shown-prompt.ts";
import { RECIPES } from "#tests/support/photos/recipes.ts";
import { loadRecipe } from "#web/engine/load-recipe.ts";
import { findMentions } from "#web/engine/prompt/find-mentions.ts";
import { LANGUAGES } from "#web/engine/prompt/lexicon/concept.ts";
import { HINTS } from "#web/engine/prompt/lexicon/hints.ts";
import { NEAREST } from "#web/engine/prompt/lexicon/nearest.ts";
import { CONCEPTS, phrasesOf } from "#web/engine/prompt/phrase-index.ts";
import { readSentence } from "#web/engine/prompt/read-sentence.ts";
import { SCENES } from "#web/engine/prompt/scenes.ts";
import { tokensOf } from "#web/engine/prompt/tokens.ts";
import { THEME_WORDS } from "#web/engine/recipes/index.ts";
import { EXAMPLE_PROMPTS } from "#web/features/generator/fields/example-prompts.ts";

/** `expect`: a theme or theme/scene, or several that would do; null where nothing of ours is named. */
const fixture: { prompt: string; expect: string | string[] | null; leftOut?: string[] }[] = JSON.parse(
  readFileSync(new URL("../../fixtures/prompts.json", import.meta.url), "utf8"),
);

const sceneOf = (prompt: string) => {
  const { theme, scene } = readSentence(prompt);
  return `${theme}/${scene}`;
};

describe("prompts as people write them", () => {
  test("what is named and exists is honoured in nine of ten", () => {
    const missed = fixture.filter(({ prompt, expect: wanted }) => {
      if (wanted === null) return readSentence(prompt).placeNamed;
      return ![wanted].flat().some((one) => `${sceneOf(prompt)}/`.startsWith(`${one}/`));
    });
    const told = missed.map(({ prompt }) => `${prompt} → ${sceneOf(prompt)}`);
    expect(missed.length / fixture.length, told.join("\n")).toBeLessThanOrEqual(0.1);
  });

  test("what cannot be done is named", () => {
    for (const { prompt, leftOut = [] } of fixture) {
      const said = readSentence(prompt).leftOut.join(", ").toLowerCase();
      for (const words of leftOut) expect(said, prompt).toContain(words.toLowerCase());
    }
  });

  test("the engine reads the same in what it is sent", () => {
    for (const { prompt } of fixture) {
      for (const genderOrCategory of ["MAN", "WOMAN", "NEUTRAL"] as const) {
        const sent = freePrompt(prompt, { triggerWord: "LKN0a1b2c3d", genderOrCategory });
        expect(readSentence(ownWords(sent)), prompt).toEqual(readSentence(prompt));
      }
    }
  });
});

describe("the lexicon", () => {
  test("every scene of every theme has words, and every word's scene exists", async () => {
    const all = [...RECIPES, await loadRecipe("studio"), await loadRecipe("places")];
    expect(Object.keys(THEME_WORDS).toSorted()).toEqual(all.map(({ slug }) => slug).toSorted());
    for (const { slug, scenes } of all)
      expect(Object.keys(THEME_WORDS[slug]!.scenes).toSorted(), slug).toEqual(
        scenes.map(({ name }) => name).toSorted(),
      );
  });

  test("a scene's own name leads to it, with nothing left out", () => {
    expect(new Set(SCENES.map(({ label }) => label)).size).toBe(SCENES.length);
    for (const { id, label } of SCENES) {
      const prompt = `A portrait of me, ${label}`;
      expect([sceneOf(prompt), readSentence(prompt).leftOut]).toEqual([id, []]);
    }
  });

  test("every concept is shown by a scene, and everything points to a concept", () => {
    const shown = new Set(SCENES.flatMap(({ shows }) => [...shows]));
    expect([...CONCEPTS.keys()].filter((id) => !shown.has(id))).toEqual([]);
    const pointed = [...HINTS, ...NEAREST].map(([toward]) => toward);
    expect(pointed.filter((id) => !CONCEPTS.has(id))).toEqual([]);
  });

  test("every word means what it stands under, and nothing before it", () => {
    const entries = [
      ...Array.from(CONCEPTS, ([id, { concept }]) => ({ id, words: concept })),
      ...[...HINTS, ...NEAREST].map(([id, words]) => ({ id, words })),
    ];
    const wrong = entries.flatMap(({ id, words }) =>
      LANGUAGES.flatMap((language) =>
        phrasesOf(words[language]).flatMap(({ text }) => {
          const tokens = tokensOf(text);
          const [mention] = findMentions(tokens, [language]);
          const right = mention?.meanings.some(
            (meaning) =>
              (meaning.kind === "concept" && meaning.id === id) ||
              ("toward" in meaning && meaning.toward === id) ||
              // a scene called by these very words is the best of them
              (meaning.kind === "scene" && SCENES.find((scene) => scene.id === meaning.id)?.shows.has(id)),
          );
          return right && mention?.to === tokens.length ? [] : `${language} ${id}: ${text}`;
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test("every theme is found by its name", () => {
    for (const { slug } of RECIPES)
      expect(readSentence(`portrait of me, ${slug.replaceAll("-", " ")}`).theme).toBe(slug);
  });
});

test.each(EXAMPLE_PROMPTS)("our own suggestion $name is understood", ({ prompt, preview, scene }) => {
  expect(sceneOf(prompt)).toBe(scene);
  expect(sceneOf(preview)).toBe(scene);
  expect(readSentence(preview)).toMatchObject({ leftOut: [], shot: readSentence(prompt).shot });
});

test.each([
  ["me on a white background", "plain/white"],
  ["against a dark green wall", "plain/dark green"],
  ["plain background", "plain/light grey"],
  ["Porträt vor hellblauem Hintergrund", "plain/light blue"],
  ["portrait sur fond noir", "plain/black"],
  ["foto con sfondo rosso", "plain/red"],
])("%s is a plain backdrop", (prompt, scene) => {
  expect(sceneOf(prompt)).toBe(scene);
});

test.each([
  "me by the sea without the beach",
  "kein Strand, sondern ein Café",
  "pas de plage, une montagne",
  "en la montaña, sin playa",
  "non al mare, in un bosco",
  "na montanha, sem praia",
  "a park instead of a beach",
])("%s is not taken on a beach", (prompt) => {
  const { theme, scene, leftOut } = readSentence(prompt);
  expect(SCENES.find(({ id }) => id === `${theme}/${scene}`)?.shows.has("beach")).toBe(false);
  expect(leftOut).toEqual([]);
});

test("black and white is done anywhere", () => {
  expect(readSentence("black and white, on a beach")).toMatchObject({ monochrome: true, leftOut: [] });
  expect(readSentence("on a beach").monochrome).toBe(false);
});

test.each([
  ["close-up of me in a forest", "close-up"],
  ["a medium close-up, forest", "medium close-up"],
  ["Half-body portrait by the sea", "half body"],
  ["Nahaufnahme im Wald", "close-up"],
  ["me in a forest", "medium close-up"],
])("%s is a %s", (prompt, shot) => {
  expect(readSentence(prompt).shot).toBe(shot);
});

test("more of the body than there is in a photo is said to be left out", () => {
  const { shot, leftOut } = readSentence("full body shot of me in a park");
  expect({ shot, leftOut }).toEqual({ shot: "half body", leftOut: ["full body"] });
});

test("a place that does not exist here offers what comes closest, and that is understood", () => {
  const { placeNamed, nearest, leftOut } = readSentence("me at the airport");
  expect({ placeNamed, leftOut }).toEqual({ placeNamed: false, leftOut: ["airport"] });
  expect(nearest.length).toBeGreaterThan(0);
  for (const label of nearest) expect(readSentence(label)).toMatchObject({ placeNamed: true, leftOut: [] });
  expect(readSentence("me in a quonset hut").nearest.length).toBeGreaterThan(0);
});

test.each(["", "a portrait of me", "high quality photo of me, 85mm, sharp focus, 4k", "Foto von mir"])(
  "%j asks for nothing, and leaves nothing out",
  (prompt) => {
    const nothing = { theme: "studio", placeNamed: false, leftOut: [], nearest: [] };
    expect(readSentence(prompt)).toMatchObject(nothing);
  },
);

test("the same words get the same picture", () => {
  expect(readSentence("Sunset by the Lake")).toEqual(readSentence("sunset by the lake"));
});

test("somebody beside one is left out, oneself is not", () => {
  expect(readSentence("me and a woman at the lake").leftOut).toEqual(["woman"]);
  expect(readSentence("a woman at the lake").leftOut).toEqual([]);
});
