import { expect, test } from "vitest";
import { stylesHiding } from "#web/lib/hidden-themes.ts";

test("every way to a hidden theme is taken out, and nothing where none is hidden", () => {
  expect(stylesHiding(new Set())).toBe("");
  const styles = stylesHiding(new Set(["beach", "x] { } body {"]));
  expect(styles).toContain('a[href="/categories/beach"]');
  expect(styles).toContain('a[href^="/prompt-packs/pack/beach/"]');
  expect(styles).not.toContain("body");
});
