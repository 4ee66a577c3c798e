import { expect, test } from "vitest";
import { THEMES } from "#schema/catalogue/index.ts";
import { USES } from "#schema/catalogue/uses.ts";

test("every theme is good for something, each thing once", () => {
  for (const { slug, uses } of THEMES) expect(new Set(uses).size, slug).toBe(uses.length);
});

test("every use is the main one of some theme and offers a choice of themes", () => {
  expect(new Set(USES.map(({ name }) => name)).size).toBe(USES.length);
  for (const { slug } of USES) {
    const themes = THEMES.filter(({ uses }) => uses.includes(slug));
    expect(
      themes.some(({ uses }) => uses[0] === slug),
      slug,
    ).toBe(true);
    expect(themes.length, slug).toBeGreaterThanOrEqual(4);
  }
});
