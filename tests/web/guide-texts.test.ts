import { expect, test } from "vitest";
import { GUIDES } from "#schema/site/guides.ts";
import { guidePath, RESOURCES } from "#schema/site/pages.ts";
import { rulesFor } from "#tests/support/exceptions.ts";
import { readableWords } from "#tests/support/read-texts.ts";
import { wordsOf } from "#tests/support/shared-words.ts";
import type { MarkdownPage } from "#web/content/markdown/read-markdown.ts";
import { readGuide, TEXTS } from "#web/content/read-guide.ts";

/** Words of a guide; those to prices may be shorter. */
const LENGTH = { least: 450, leastOfPrices: 250, most: 850 };

interface Guide {
  path: string;
  page: MarkdownPage;
  /** What is read, without signs. */
  words: string;
}

const ALL = GUIDES.flatMap(({ slug, pages }) =>
  pages.map((one): Guide => {
    const page = readGuide(slug, one.slug);
    return { path: guidePath(slug, one.slug), page, words: readableWords(page.html) };
  }),
);
const rule = rulesFor(ALL, ({ path }) => path);

test("texts are written for every guide and resource, and for nothing else", () => {
  const files = [
    ...GUIDES.flatMap(({ slug, pages }) => pages.map((page) => `./guides/${slug}/${page.slug}.md`)),
    ...RESOURCES.map((slug) => `./resources/${slug}.md`),
  ];
  expect(Object.keys(TEXTS).sort()).toEqual(files.sort());
});

rule("every guide leads on to another one and out of the guides", ({ path, page }) => {
  const links = Array.from(page.html.matchAll(/<a href="([^"#]+)/g), ([, href]) => href!);
  expect(links.filter((href) => href.startsWith("/guides/") && href !== path)).not.toEqual([]);
  expect(links.filter((href) => !href.startsWith("/guides/"))).not.toEqual([]);
});

rule("every guide is as long as it is useful", ({ path, words }) => {
  const { length } = wordsOf(words);
  const least = path.endsWith("/credits-info") ? LENGTH.leastOfPrices : LENGTH.least;
  expect(length).toBeGreaterThanOrEqual(least);
  expect(length).toBeLessThanOrEqual(LENGTH.most);
});

rule("every guide can be found and listed", ({ page }) => {
  expect(page.description.length).toBeGreaterThan(80);
  expect(page.description).toMatch(/\.$/);
  expect(page.summary).not.toMatch(/[.!?]$/);
  expect(page.headings.filter(({ level }) => level === 2).length).toBeGreaterThanOrEqual(3);
});

rule("every how-to tells its steps", ({ page }) => {
  if (!page.howTo) return;
  expect(page.steps.length).toBeGreaterThanOrEqual(3);
  for (const step of page.steps) expect(wordsOf(step.text).length).toBeGreaterThanOrEqual(15);
});

// it would be found by whoever looks for the tool
rule("every guide to what is not built says so at once", ({ path, page, words }) => {
  if (!/\/(video-generator|trained-voice|ai-image-editor)\//.test(path)) return;
  expect(words.split("\n")[0]).toMatch(/\b(?:not|no|cannot)\b.*\byet\b|not available/);
  expect(page.howTo).toBe(false);
});
