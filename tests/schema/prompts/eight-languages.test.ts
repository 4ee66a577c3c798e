import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { refuseLikeness } from "#schema/prompts/refuse-likeness.ts";
import { refusePrompt } from "#schema/prompts/refuse-prompt.ts";

/**
 * By language: prompts by the reason they are refused for, ones that come near and are "allowed"; and where a real person
 * is changed, words that "undress" somebody and ones that leave them "dressed".
 */
const LANGUAGES = JSON.parse(
  readFileSync(new URL("../../fixtures/screened-words.json", import.meta.url), "utf8"),
) as Record<string, Record<string, string[]>>;

const ANSWERS: Record<string, [screen: (words: string) => string | null, answer: string | null]> = {
  sexual: [refusePrompt, "sexual"],
  young: [refusePrompt, "young"],
  public_figure: [refusePrompt, "public_figure"],
  allowed: [refusePrompt, null],
  undress: [refuseLikeness, "sexual"],
  dressed: [refuseLikeness, null],
};

test("eight languages are screened", () => {
  expect(Object.keys(LANGUAGES)).toEqual(["en", "de", "fr", "es", "it", "pt", "nl", "pl"]);
});

test.each(Object.entries(LANGUAGES))(
  "in %s what is refused is, and what only comes near is not",
  (_, words) => {
    const wrong = Object.entries(ANSWERS).flatMap(([kind, [screen, answer]]) =>
      words[kind]!.map((text) => ({ text, answer: screen(text), wanted: answer })),
    );
    expect(wrong.filter(({ answer, wanted }) => answer !== wanted)).toEqual([]);
  },
);
