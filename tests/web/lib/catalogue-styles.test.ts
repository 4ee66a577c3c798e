import { expect, test } from "vitest";
import { stylesFor } from "#web/lib/catalogue/catalogue-styles.ts";

const NOTHING = { hidden: new Set<string>(), hiddenPacks: new Set<string>(), order: [], packOrder: [] };

test("every way to what is hidden is taken out, and nothing where nothing is", () => {
  expect(stylesFor(NOTHING)).toBe("");
  const hidden = new Set(["beach", "x] { } body {"]);
  const styles = stylesFor({ ...NOTHING, hidden, hiddenPacks: new Set(["mobster/the-don"]) });
  expect(styles).toContain('a[href="/categories/beach"]');
  expect(styles).toContain('a[href^="/prompt-packs/pack/beach/"]');
  expect(styles).toContain('li:has(a[href="/prompt-packs/pack/mobster/the-don"])');
  expect(styles).not.toContain("body");
});

test("lists stand in the order staff gave", () => {
  const styles = stylesFor({ ...NOTHING, order: ["travel", "beach"], packOrder: ["travel/b"] });
  expect(styles).toMatch(/"\/categories\/travel"\]\) \{ order: 0; \}/);
  expect(styles).toMatch(/"\/categories\/beach"\]\) \{ order: 1; \}/);
  expect(styles).toContain('li:has(> a[href="/prompt-packs/pack/travel/b"]');
});
