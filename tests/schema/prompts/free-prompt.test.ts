import { expect, test } from "vitest";
import { freePrompt } from "#schema/prompts/free-prompt.ts";

const ada = { triggerWord: "LKN1", genderOrCategory: "WOMAN" } as const;

test.each([
  ["me on a beach at sunset", "LKN1, a woman, on a beach at sunset"],
  ["a portrait of me", "a portrait of LKN1, a woman"],
  ["A photo of me, smiling", "A photo of LKN1, a woman, smiling"],
  ["Me in Paris. Behind me a café", "LKN1, a woman, in Paris. Behind LKN1 a café"],
  ["I am walking in the rain", "LKN1, a woman, walking in the rain"],
  ["I’m at a desk", "LKN1, a woman, at a desk"],
  ["portrait of myself as an astronaut", "portrait of LKN1, a woman, as an astronaut"],
  // nobody is named: the person leads
  ["drinking coffee in Rome", "LKN1, a woman, drinking coffee in Rome"],
  ["  summer home, melting ice  ", "LKN1, a woman, summer home, melting ice"],
  // as the catalogue writes it
  ["{{subject}}, a {{object_type}} at sea", "LKN1, a woman at sea"],
  ["{{trigger}} at sea", "LKN1, a woman at sea"],
  // as a picture's own prompt is shown
  ["a portrait of you, at sea", "a portrait of LKN1, a woman, at sea"],
  [
    "Close-up of you, a woman in the rain, your hat wet",
    "Close-up of LKN1, a woman in the rain, LKN1's hat wet",
  ],
])("%j is sent as %j", (words, sent) => {
  expect(freePrompt(words, ada)).toBe(sent);
});

test("signs that mean something to a replacement are only signs", () => {
  expect(freePrompt("me and $& $1 $$", ada)).toBe("LKN1, a woman, and $& $1 $$");
});

test("the noun follows the model", () => {
  expect(freePrompt("me", { triggerWord: "LKN2", genderOrCategory: "MAN" })).toBe("LKN2, a man");
  expect(freePrompt("me", { triggerWord: "LKN3", genderOrCategory: "NEUTRAL" })).toBe("LKN3, a person");
});
