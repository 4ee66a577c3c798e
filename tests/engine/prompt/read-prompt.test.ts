import { expect, test } from "vitest";
import { THEMES } from "#schema/catalogue/index.ts";
import { readPrompt, readShot } from "#web/engine/read-prompt.ts";
import { THEME_WORDS } from "#web/engine/recipes/index.ts";

test.each([
  ["A medium close-up of LKN in rain", "medium close-up"],
  ["Close-up, soft window light", "close-up"],
  ["close up of a face", "close-up"],
  ["Half-body portrait by the sea", "half body"],
  ["MEDIUM SHOT on a bridge", "medium shot"],
  ["half length portrait, from the waist up", "half body"],
  ["LKN looking happy", "medium close-up"],
])("%s is a %s", (prompt, shot) => {
  expect(readShot(prompt)).toBe(shot);
});

/** The scenes of a pack's twenty pictures. */
const scenesOf = (theme: string, about: string, packNumber = 0) =>
  [0, 1, 2, 3, 4].flatMap(
    (i) => readPrompt("LKN smiling", { theme, promptNumber: packNumber * 5 + i, about }).scenes ?? [],
  );

test.each(["1950s", "1960s", "1970s", "1980s", "1990s"])(
  "a pack of the %s is taken in scenes of its decade alone",
  (decade) => {
    const scenes = new Set(scenesOf("retro-vintage", `${decade} classic`));
    for (const scene of scenes) expect(scene).toContain(decade);
  },
);

test("every pack goes round seven scenes of its theme, none more than three times", () => {
  for (const { slug, packs } of THEMES) {
    for (const [packNumber, pack] of packs.entries()) {
      const scenes = Object.values(Object.groupBy(scenesOf(slug, pack.name, packNumber), (name) => name));
      expect(scenes, pack.slug).toHaveLength(7);
      expect(Math.max(...scenes.map((same) => same!.length)), pack.slug).toBe(3);
    }
  }
});

test("a prompt of the catalogue stays in its theme, whatever its words", () => {
  const known = { theme: "travel", promptNumber: 7, about: "luxury vacation" };
  const { scenes, ...reading } = readPrompt("Close-up in neon rain, cyberpunk hacker", known);
  expect(reading).toEqual({ promptNumber: 7, shot: "close-up" });
  expect(Object.keys(THEME_WORDS.travel!.scenes)).toEqual(expect.arrayContaining([...scenes!]));
});
