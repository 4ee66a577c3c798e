import { describe, expect, test } from "vitest";
import { readPrompt } from "#web/engine/read-prompt.ts";

describe("shots", () => {
  test.each([
    ["A medium close-up of LKN in rain", "medium close-up"],
    ["Close-up, soft window light", "close-up"],
    ["close up of a face", "close-up"],
    ["Half-body portrait by the sea", "half body"],
    ["MEDIUM SHOT on a bridge", "medium shot"],
    ["LKN looking happy", "medium close-up"],
  ])("%s", (prompt, shot) => {
    expect(readPrompt(prompt).shot).toBe(shot);
  });
});

describe("themes", () => {
  test.each([
    ["a private eye behind venetian blinds, black and white", "film-noir"],
    ["neon rain, a cyborg in a night city", "cyberpunk"],
    ["a friendly LinkedIn headshot in an office", "professional-headshots"],
    ["on a beach at sunset", "travel"],
  ])("%s", (prompt, theme) => {
    expect(readPrompt(prompt).theme).toBe(theme);
  });

  test("words that point nowhere give no theme", () => {
    expect(readPrompt("LKN seated, searching for a season").theme).toBeUndefined();
    expect(readPrompt("a portrait of LKN").theme).toBeUndefined();
  });
});

test("the same words get the same scene", () => {
  expect(readPrompt("Sunset by the Sea").scene).toBe(readPrompt("sunset by the sea").scene);
});
