import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fillPrompt } from "#schema/catalogue/fill-prompt.ts";
import { PROMPTS } from "#schema/catalogue/prompts.ts";
import { refusePrompt } from "#schema/prompts/refuse-prompt.ts";

/** Prompts by the reason they are refused for, in disguise and in other languages too, and "allowed" ones that come near. */
const fixture = JSON.parse(
  readFileSync(new URL("../../fixtures/refused-prompts.json", import.meta.url), "utf8"),
) as Record<"sexual" | "young" | "public_figure" | "allowed", string[]>;

const CASES = Object.entries(fixture).flatMap(([reason, prompts]) =>
  prompts.map((prompt) => [prompt, reason === "allowed" ? null : reason] as const),
);

test.each(CASES)("%j is refused as %s, or not at all", (prompt, reason) => {
  expect(refusePrompt(prompt)).toBe(reason);
});

test("of the catalogue's own prompts hardly one is refused", () => {
  const prompts = Object.values(PROMPTS).flatMap((packs) => Object.values(packs).flat());
  const who = { triggerWord: "LKN1", genderOrCategory: "WOMAN" } as const;
  const refused = prompts.filter((template) => refusePrompt(fillPrompt(template, who)) !== null);
  expect(refused.length / prompts.length).toBeLessThan(0.01);
});
