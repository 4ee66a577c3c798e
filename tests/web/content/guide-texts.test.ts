import { expect } from "vitest";
import { GUIDES } from "#schema/site/guides.ts";
import { guidePath } from "#schema/site/pages.ts";
import { rulesFor } from "#tests/support/exceptions.ts";
import { readableWords, wordsOf } from "#tests/support/texts.ts";
import { readGuide } from "#web/content/read-guide.ts";

const ALL = GUIDES.flatMap(({ slug, pages }) =>
  pages.map((one) => {
    const page = readGuide(slug, one.slug);
    return { path: guidePath(slug, one.slug), page, words: readableWords(page.html) };
  }),
);
const rule = rulesFor(ALL, ({ path }) => path);

rule("every guide leads on to another one and out of the guides", ({ path, page }) => {
  const links = Array.from(page.html.matchAll(/<a href="([^"#]+)/g), ([, href]) => href!);
  expect(links.filter((href) => href.startsWith("/guides/") && href !== path)).not.toEqual([]);
  expect(links.filter((href) => !href.startsWith("/guides/"))).not.toEqual([]);
});

rule("every guide is as long as it is useful; those to prices may be shorter", ({ path, words }) => {
  const { length } = wordsOf(words);
  expect(length).toBeGreaterThanOrEqual(path.endsWith("/credits-info") ? 250 : 450);
  expect(length).toBeLessThanOrEqual(850);
});

rule("every guide has sections, a description in sentences, and a line for lists", ({ page }) => {
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
