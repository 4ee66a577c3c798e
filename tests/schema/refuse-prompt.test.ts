import { expect, test } from "vitest";
import { fillPrompt } from "#schema/catalogue/prompts/fill.ts";
import { PROMPTS } from "#schema/catalogue/prompts/index.ts";
import { refusePrompt } from "#schema/refuse-prompt.ts";

test.each([
  "me nude on a beach",
  "NAKED portrait",
  "Topless, studio light",
  "me without any clothes",
  "an erotic scene",
  "n4ked by the sea",
  "p0rn star",
  "a sex-scene",
  "núde",
])("%j is refused as sexual", (prompt) => {
  expect(refusePrompt(prompt)).toBe("sexual");
});

test.each([
  "a schoolgirl in lingerie",
  "me as a teenager in a bikini",
  "a sexy 16-year-old",
  "seductive look, aged 15",
  "a 9 yo in underwear",
  "sultry toddler",
])("%j is refused for the young person in it", (prompt) => {
  expect(refusePrompt(prompt)).toBe("young");
});

test.each([
  "me on a beach at sunset",
  "me in a red bikini by the pool, aged 34",
  "boudoir portrait in black lingerie, soft window light",
  "holding my baby in the garden",
  "children playing behind me in a park",
  "a baby blue swimsuit, 1960s film",
  "at a baby shower in a corset dress",
  "nude lipstick and nude heels, studio",
  "the night sky as the naked eye sees it",
  "in Essex, with a sextant",
  "analysis of grape harvest, cockpit of a plane",
  "a 17th century portrait, sensual oil painting",
  "kids drinking hot chocolate",
])("%j is let through", (prompt) => {
  expect(refusePrompt(prompt)).toBeNull();
});

test("of the catalogue's own prompts hardly one is refused", () => {
  const prompts = Object.values(PROMPTS).flatMap((packs) => Object.values(packs).flat());
  const who = { triggerWord: "LKN1", genderOrCategory: "WOMAN" } as const;
  const refused = prompts.filter((template) => refusePrompt(fillPrompt(template, who)) !== null);
  expect(refused.length / prompts.length).toBeLessThan(0.01);
});
