import { expect, test } from "vitest";
import { refuseLikeness } from "#schema/prompts/refuse-likeness.ts";

test.each([
  ["a navy suit and a white shirt", null],
  ["a red hat in a garden", null],
  ["remove her shirt", "sexual"],
  ["take off the dress", "sexual"],
  ["in a bikini", "sexual"],
  ["a sexy outfit", "sexual"],
  ["n4ked", "sexual"],
  ["my daughter in a raincoat", "young"],
  ["a 12 year old in a suit", "young"],
  ["ein Kind im Mantel", "young"],
  ["Taylor Swift in a raincoat", "public_figure"],
  ["the suit of Barack Obama", "public_figure"],
])("with somebody's face or clothes, %j is refused as %s, or not at all", (words, reason) => {
  expect(refuseLikeness(words)).toBe(reason);
});
