import { expect, test } from "vitest";
import { refuseLikeness, takesOffClothes } from "#schema/prompts/refuse-likeness.ts";

test.each([
  ["a navy suit and a white shirt", null],
  ["a red hat in a garden", null],
  ["remove her shirt", "sexual"],
  ["take off the dress", "sexual"],
  ["in a bikini", "sexual"],
  ["a sexy outfit", "sexual"],
  ["n4ked", "sexual"],
  ["bare skin", "sexual"],
  ["black lace thong and stockings, smooth skin", "sexual"],
  ["sultry pose on a bed", "sexual"],
  ["in lace lingerie, twerking", "sexual"],
  ["smoother skin, softer light", null],
  ["remove the lamp behind her", null],
  ["she turns to the camera and smiles", null],
  ["christmas stockings above a fire", null],
  ["my daughter in a raincoat", "young"],
  ["her son on a swing", "young"],
  ["turning 15, full body", "young"],
  ["a 12 year old in a suit", "young"],
  ["ein Kind im Mantel", "young"],
  ["Taylor Swift in a raincoat", "public_figure"],
  ["the suit of Barack Obama", "public_figure"],
])("with somebody's face or clothes, %j is refused as %s, or not at all", (words, reason) => {
  expect(refuseLikeness(words)).toBe(reason);
});

test.each([
  ["she slowly takes off her dress", true],
  ["me, slipping out of my jeans", true],
  ["he pulls his top off", true],
  ["in lace lingerie by candlelight", false],
  ["he takes off his jacket", false],
  ["the plane takes off at dawn", false],
])("%j takes clothes off: %s", (words, answer) => expect(takesOffClothes(words)).toBe(answer));
