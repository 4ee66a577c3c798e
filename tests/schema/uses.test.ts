import { expect, test } from "vitest";
import { THEMES } from "#schema/catalogue/index.ts";
import { THEME_USES, USES, usesOf } from "#schema/catalogue/uses.ts";

test("every theme is good for something, each thing once", () => {
  expect(Object.keys(THEME_USES).toSorted()).toEqual(THEMES.map(({ slug }) => slug).toSorted());
  for (const [theme, uses] of Object.entries(THEME_USES)) {
    expect(uses.length, theme).toBeGreaterThan(0);
    expect(new Set(uses).size, theme).toBe(uses.length);
  }
});

test("every use is the main one of some theme and offers a choice of themes", () => {
  expect(new Set(USES.map(({ name }) => name)).size).toBe(USES.length);
  for (const { slug } of USES) {
    const themes = Object.values(THEME_USES).filter((uses) => uses.includes(slug));
    expect(
      themes.some((uses) => uses[0] === slug),
      slug,
    ).toBe(true);
    expect(themes.length, slug).toBeGreaterThanOrEqual(4);
  }
});

test("a theme nobody knows is good for nothing, whatever it is called", () => {
  expect(usesOf("film-noir")).toEqual(["costume"]);
  expect(usesOf("no-such-theme")).toEqual([]);
  expect(usesOf("constructor")).toEqual([]);
});
