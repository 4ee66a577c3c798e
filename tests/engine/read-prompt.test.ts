import { describe, expect, test } from "vitest";
import { readPrompt } from "#web/engine/read-prompt.ts";
import { RECIPES } from "#web/engine/recipes/recipe-of.ts";

describe("shots", () => {
  test.each([
    ["A medium close-up of LKN in rain", "medium close-up"],
    ["Close-up, soft window light", "close-up"],
    ["close up of a face", "close-up"],
    ["Half-body portrait by the sea", "half body"],
    ["MEDIUM SHOT on a bridge", "medium shot"],
    ["half length portrait, from the waist up", "half body"],
    ["full-body shot on a pier", "half body"],
    ["LKN looking happy", "medium close-up"],
  ])("%s", (prompt, shot) => {
    expect(readPrompt(prompt).shot).toBe(shot);
  });
});

describe("themes", () => {
  test.each([
    ["a private eye behind venetian blinds, black and white", "film-noir"],
    ["neon rain, a cyborg in a night city", "cyberpunk"],
    ["a friendly LinkedIn headshot", "professional-headshots"],
    ["with a backpack on a city break, mountains behind", "travel"],
  ])("%s", (prompt, theme) => {
    expect(readPrompt(prompt).theme).toBe(theme);
  });

  test.each(RECIPES.map(({ slug }) => slug))("%s is found by its name", (slug) => {
    expect(readPrompt(`portrait of LKN, ${slug.replaceAll("-", " ")}`).theme).toBe(slug);
    expect(readPrompt(`${slug.toUpperCase()}: LKN smiling`).theme).toBe(slug);
  });

  test("words that point nowhere lead to the plain studio", () => {
    expect(readPrompt("LKN seated, searching for a season").theme).toBe("studio");
    expect(readPrompt("a portrait of LKN").theme).toBe("studio");
    expect(readPrompt("").theme).toBe("studio");
  });
});

describe("scenes", () => {
  test("words choose one", () => {
    expect(readPrompt("a portrait of LKN on a pale backdrop")).toMatchObject({
      theme: "studio",
      set: "pale-paper",
    });
  });

  test("the same words get the same scene", () => {
    expect(readPrompt("Sunset by the Lake")).toEqual(readPrompt("sunset by the lake"));
  });

  test("a prompt of the catalogue stays in its theme, whatever its words", () => {
    const known = { theme: "travel", scene: 7, about: "luxury vacation" };
    expect(readPrompt("Close-up in neon rain, cyberpunk hacker", known)).toMatchObject({
      theme: "travel",
      scene: 7,
      shot: "close-up",
    });
  });
});
