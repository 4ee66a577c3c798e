import { describe, expect, test } from "vitest";
import { GUIDES } from "#schema/site/guides.ts";
import { guidePath, PRERENDERED, RESOURCES, resourcePath } from "#schema/site/pages.ts";
import { exceptions } from "#tests/support/exceptions.ts";
import { LOUD } from "#tests/support/loud-words.ts";
import { overlap, wordRuns, wordsOf } from "#tests/support/shared-words.ts";
import { readGuide, readResource, TEXTS } from "#web/content/read-guide.ts";
import type { MarkdownPage } from "#web/content/read-markdown.ts";

/** The largest share of five-word runs that two guides may have in common. */
const MAX_OVERLAP = 0.01;
/** From this share of common words on, two sentences are one with a word exchanged. */
const SAME_SENTENCE = 0.6;
/** Shorter sentences are anybody's. */
const SENTENCE_WORDS = 8;
/** Words of a guide; those to prices may be shorter. */
const LENGTH = { least: 450, leastOfPrices: 250, most: 850 };

interface Text {
  path: string;
  page: MarkdownPage;
  /** What is read, without signs. */
  words: string;
}

const text = (path: string, page: MarkdownPage): Text => ({ path, page, words: readableWords(page.html) });
const GUIDE_TEXTS = GUIDES.flatMap((section) =>
  section.pages.map((page) => text(guidePath(section.slug, page.slug), readGuide(section.slug, page.slug))),
);
const RESOURCE_TEXTS = RESOURCES.map((slug) => text(resourcePath(slug), readResource(slug)));
const ALL = [...GUIDE_TEXTS, ...RESOURCE_TEXTS];

/** HTML's text, one block a line. */
function readableWords(html: string): string {
  return html
    .replace(/<\/(?:p|h\d|li|t[dh]|figcaption)>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .trim();
}

function linksOf({ html }: MarkdownPage): string[] {
  return Array.from(html.matchAll(/<a href="([^"]+)"/g), (match) => match[1] ?? "");
}

function pairs<T>(entries: readonly T[]): [T, T][] {
  return entries.flatMap((a, i) => entries.slice(i + 1).map((b): [T, T] => [a, b]));
}

describe("the texts", () => {
  test("are written for every guide and resource, and for nothing else", () => {
    const files = [
      ...GUIDES.flatMap(({ slug, pages }) => pages.map((page) => `./guides/${slug}/${page.slug}.md`)),
      ...RESOURCES.map((slug) => `./resources/${slug}.md`),
    ];
    expect(Object.keys(TEXTS).sort()).toEqual(files.sort());
  });

  test.each([
    ["title", ({ page }: Text) => page.title],
    ["description", ({ page }: Text) => page.description],
    ["summary", ({ page }: Text) => page.summary],
  ])("never share a %s", (_, part) => {
    const told = ALL.map((one) => part(one).toLowerCase());
    expect(told.filter((words, i) => told.indexOf(words) !== i)).toEqual([]);
  });
});

describe("a link", () => {
  const idsAt = new Map(ALL.map(({ path, page }) => [path, page.headings.map(({ id }) => id)]));

  /** Why a link from this page leads nowhere; null for a good one. */
  function broken(from: string, href: string): string | null {
    if (href.startsWith("mailto:") || href.startsWith("https://")) return null;
    const [path, id] = href.startsWith("#") ? [from, href.slice(1)] : href.split("#");
    if (path === undefined || path === "/404" || !PRERENDERED.includes(path)) return `${href} is no page`;
    if (id !== undefined && !idsAt.get(path)?.includes(id)) return `${href} names no heading there`;
    return null;
  }

  test("leads to a page that is built, and to a heading that is there", () => {
    expect(
      exceptions(
        ALL,
        ({ path }) => path,
        (one) => {
          expect(linksOf(one.page).flatMap((href) => broken(one.path, href) ?? [])).toEqual([]);
        },
      ),
    ).toEqual([]);
  });

  test("that leads nowhere would be found out", () => {
    expect(broken("/guides/a/b", "/guides/misc-tools/no-such-guide")).toMatch(/no page/);
    expect(broken("/guides/a/b", "/packs/:id")).toMatch(/no page/);
    expect(broken("/guides/a/b", "/resources/faq#no-such-heading")).toMatch(/no heading/);
  });

  test("leads on to another guide and out of the guides", () => {
    expect(
      exceptions(
        GUIDE_TEXTS,
        ({ path }) => path,
        ({ path, page }) => {
          const links = linksOf(page).map((href) => href.split("#")[0] ?? "");
          expect(links.filter((href) => href.startsWith("/guides/") && href !== path)).not.toEqual([]);
          expect(links.filter((href) => !href.startsWith("/guides/"))).not.toEqual([]);
        },
      ),
    ).toEqual([]);
  });
});

describe("a guide", () => {
  test("is as long as it is useful", () => {
    expect(
      exceptions(
        GUIDE_TEXTS,
        ({ path }) => path,
        ({ path, words }) => {
          const { length } = wordsOf(words);
          const least = path.endsWith("/credits-info") ? LENGTH.leastOfPrices : LENGTH.least;
          expect(length).toBeGreaterThanOrEqual(least);
          expect(length).toBeLessThanOrEqual(LENGTH.most);
        },
      ),
    ).toEqual([]);
  });

  test("can be found and listed", () => {
    expect(
      exceptions(
        GUIDE_TEXTS,
        ({ path }) => path,
        ({ page }) => {
          expect(page.description.length).toBeGreaterThan(80);
          expect(page.description).toMatch(/\.$/);
          expect(page.summary).not.toMatch(/[.!?]$/);
          expect(page.headings.filter(({ level }) => level === 2).length).toBeGreaterThanOrEqual(3);
        },
      ),
    ).toEqual([]);
  });

  test("keeps its voice down", () => {
    expect(
      exceptions(
        GUIDE_TEXTS,
        ({ path }) => path,
        ({ page, words }) => {
          for (const told of [page.title, page.description, page.summary, words]) {
            expect(told).not.toMatch(LOUD);
            expect(told).not.toMatch(/!|\p{Extended_Pictographic}|lorem/u);
          }
        },
      ),
    ).toEqual([]);
  });

  test("tells them", () => {
    expect(
      exceptions(
        GUIDE_TEXTS.filter(({ page }) => page.howTo),
        ({ path }) => path,
        ({ page }) => {
          expect(page.steps.length).toBeGreaterThanOrEqual(3);
          for (const step of page.steps) expect(wordsOf(step.text).length).toBeGreaterThanOrEqual(15);
        },
      ),
    ).toEqual([]);
  });

  // it would be found by whoever looks for the tool
  test.each(
    GUIDE_TEXTS.filter(({ path }) => /\/(video-generator|trained-voice|ai-image-editor)\//.test(path)),
  )("to what is not built says so at once at $path", ({ page, words }) => {
    const first = words.split("\n")[0] ?? "";
    expect(first).toMatch(/\b(?:not|no|cannot)\b.*\byet\b|not available/);
    expect(page.howTo).toBe(false);
  });
});

describe("two guides", () => {
  test("share next to no run of words", () => {
    const runs = GUIDE_TEXTS.map(({ path, words }) => ({ path, runs: wordRuns(words, 5) }));
    const near = pairs(runs).filter(([a, b]) => overlap(a.runs, b.runs) > MAX_OVERLAP);
    expect(near.map(([a, b]) => `${a.path} and ${b.path}`)).toEqual([]);
  });

  test("never use one sentence twice", () => {
    const guides = GUIDE_TEXTS.map(({ path, words }) => ({ path, sentences: sentencesOf(words) }));
    const same = pairs(guides).flatMap(([a, b]) =>
      a.sentences.flatMap((one) =>
        b.sentences
          .filter((other) => overlap(one.words, other.words) >= SAME_SENTENCE)
          .map((other) => `${a.path}: ${one.sentence} | ${b.path}: ${other.sentence}`),
      ),
    );
    expect(same).toEqual([]);
  });

  test("would be found out if one were made from the other", () => {
    const { words } = GUIDE_TEXTS[0]!;
    const copy = words.replaceAll("picture", "video");
    expect(overlap(wordRuns(words, 5), wordRuns(copy, 5))).toBeGreaterThan(MAX_OVERLAP);
    const both = [words, copy].map((each) =>
      sentencesOf(each).find(({ sentence }) => /pic|vid/.test(sentence)),
    );
    expect(overlap(both[0]!.words, both[1]!.words)).toBeGreaterThanOrEqual(SAME_SENTENCE);
  });
});

function sentencesOf(words: string): { sentence: string; words: Set<string> }[] {
  return words
    .split(/(?<=[.?:;])\s+|\n/)
    .map((sentence) => ({ sentence, words: new Set(wordsOf(sentence)) }))
    .filter((one) => one.words.size >= SENTENCE_WORDS);
}
