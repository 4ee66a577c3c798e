import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrast, PAIRS } from "#web/features/kit-sheet/contrast.ts";
import { readTokens } from "#web/features/kit-sheet/tokens.ts";

const tokens = readTokens(readFileSync("web/styles.css", "utf8"));

test("contrast is WCAG's", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast("#ffffff", "#777777")).toBeCloseTo(4.48, 2);
});

test.each(PAIRS)("$front on $back is enough for $use, by day and in the dark", ({ front, back, least }) => {
  expect(tokens.dark.paper).not.toBe(tokens.light.paper);
  for (const colors of [tokens.light, tokens.dark])
    expect(contrast(colors[front]!, colors[back]!)).toBeGreaterThanOrEqual(least);
});
