import { expect, test } from "vitest";
import { THEMES } from "#schema/catalogue/index.ts";
import { PROMPTS } from "#schema/catalogue/prompts.ts";
import {
  allCategoriesPage,
  allPromptPacksPage,
  categoriesPage,
  choosePackPage,
  promptPacksPage,
} from "#web/content/catalogue/catalogue-pages.ts";
import { categoryPage } from "#web/content/catalogue/category-page.ts";
import { packPage } from "#web/content/catalogue/pack-page.ts";
import { promptImagePage } from "#web/content/catalogue/prompt-image-page.ts";

const pages = [
  categoriesPage(),
  allCategoriesPage(),
  promptPacksPage(),
  allPromptPacksPage(),
  choosePackPage(),
  promptImagePage(),
  ...THEMES.map((theme) => categoryPage(theme.slug)),
  ...THEMES.flatMap((theme) => theme.packs.map((pack) => packPage(theme.slug, pack.slug))),
];

test("no prompt and no count of uses is part of what a page is given", () => {
  const prompts = Object.values(PROMPTS).flatMap((packs) => Object.values(packs).flat());
  for (const page of pages) {
    const given = JSON.stringify(page);
    expect(given).not.toContain("{{");
    expect(given).not.toContain("generations");
    expect(prompts.filter((prompt) => given.includes(prompt.slice(0, 40)))).toEqual([]);
  }
});

test("a theme is not next to itself, and every theme has others next to it", () => {
  for (const theme of THEMES) {
    const { related } = categoryPage(theme.slug);
    expect(related.length, theme.slug).toBeGreaterThanOrEqual(3);
    expect(related.map(({ slug }) => slug)).not.toContain(theme.slug);
  }
});
