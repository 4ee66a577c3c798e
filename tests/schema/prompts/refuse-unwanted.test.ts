import { expect, test } from "vitest";
import { refuseUnwanted } from "#schema/prompts/refuse-unwanted.ts";

test.each([
  ["clothes, bikini, underwear", "sexual"],
  ["hat clothes bra", "sexual"],
  ["cl0thes", "sexual"],
  ["Kleidung", "sexual"],
  ["clothed, dressed", "sexual"],
  ["sfw, censored", "sexual"],
  ["adult", "young"],
  ["grown-up woman", "young"],
  ["mature, 30 years old", "young"],
  ["over 18", "young"],
  ["Erwachsene", "young"],
  ["Kleid, Hose, Rock", "sexual"],
  ["wrinkled shirt", "sexual"],
  ["mature", "young"],
  ["mature woman", "young"],
  ["mature, trees", "young"],
  ["rock, fence", null],
  ["garden hose", null],
  ["wrinkled cloth", null],
  ["fabric texture", null],
  ["textile pattern", null],
  ["mature trees", null],
  ["mature oak trees, mature garden", null],
  ["nsfw, nude, naked", null],
  ["child, baby face", null],
  ["adult content", null],
  ["blurry, watermark, text, extra fingers", null],
  ["a hat, glasses", null],
  ["", null],
])("kept out of a picture of somebody, %j is refused as %s, or not at all", (words, reason) => {
  expect(refuseUnwanted(words)).toBe(reason);
});
