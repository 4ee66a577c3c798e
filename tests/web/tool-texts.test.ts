import { describe, expect, test } from "vitest";
import { TOOL_INFOS, TOOLS } from "#schema/site/tools.ts";
import { exceptions } from "#tests/support/exceptions.ts";
import { LOUD } from "#tests/support/loud-words.ts";
import { overlap, wordRuns, wordsOf } from "#tests/support/shared-words.ts";
import { toolInfoText, toolText } from "#web/content/read-tool.ts";
import type { ToolText } from "#web/content/tool-text.ts";

/** The largest share of five-word runs that two texts may have in common. */
const MAX_OVERLAP = 0.01;
/** From this share of common words on, two sentences are one with a word exchanged. */
const SAME_SENTENCE = 0.6;
/** Shorter sentences ("No.", "Not yet.") are anybody's. */
const SENTENCE_WORDS = 8;

const PAGES = [
  ...TOOLS.map((tool) => ({ path: tool.path as string, name: tool.name, text: toolText(tool.slug) })),
  ...TOOL_INFOS.map(({ slug }) => ({ path: `/tools/info/${slug}`, name: "", text: toolInfoText(slug) })),
];
const TOOL_PAGES = PAGES.slice(0, TOOLS.length);
const FREE_PAGES = PAGES.filter(({ path }) => path.startsWith("/free-tools/"));

function stringsOf({ seo, heading, lead, summary, does, forWhom, steps, faq }: ToolText): string[] {
  return [
    ...[seo.title, seo.description, heading, lead, summary],
    ...does,
    ...[...forWhom, ...steps, ...faq].flatMap((entry) => Object.values(entry)),
  ];
}

function sentencesOf(text: ToolText): { sentence: string; words: Set<string> }[] {
  return stringsOf(text)
    .flatMap((paragraph) => paragraph.split(/(?<=[.?:;])\s+/))
    .map((sentence) => ({ sentence, words: new Set(wordsOf(sentence)) }))
    .filter(({ words }) => words.size >= SENTENCE_WORDS);
}

function pairs<T>(entries: readonly T[]): [T, T][] {
  return entries.flatMap((a, i) => entries.slice(i + 1).map((b): [T, T] => [a, b]));
}

describe("what a tool's page says", () => {
  test("is written for every tool, and for nothing else", () => {
    const files = Object.keys(import.meta.glob("../../web/content/tools/**/*.ts"));
    const wanted = [
      ...TOOLS.map(({ slug }) => slug.replaceAll("/", "-")),
      ...TOOL_INFOS.map(({ slug }) => `info/${slug}`),
    ];
    expect(files.sort()).toEqual(wanted.map((name) => `../../web/content/tools/${name}.ts`).sort());
  });

  test("has as many parts as its page has places", () => {
    expect(
      exceptions(
        TOOL_PAGES,
        ({ path }) => path,
        ({ text }) => {
          expect([2, 3]).toContain(text.does.length);
          expect(text.forWhom).toHaveLength(3);
          expect([3, 4, 5]).toContain(text.steps.length);
          expect([3, 4, 5]).toContain(text.faq.length);
        },
      ),
    ).toEqual([]);
  });

  test("fits into menus and search results", () => {
    expect(
      exceptions(
        PAGES,
        ({ path }) => path,
        ({ name, text }) => {
          expect(text.seo.title.length).toBeLessThanOrEqual(60);
          expect(text.seo.description.length).toBeLessThanOrEqual(155);
          expect(text.seo.description.length).toBeGreaterThan(80);
          expect(text.summary.length).toBeLessThanOrEqual(60);
          expect(text.summary).not.toMatch(/[.!?]$/);
          expect(text.heading).not.toBe(name);
          expect(text.heading).not.toMatch(/[.!]$/);
        },
      ),
    ).toEqual([]);
  });

  test("has no gaps, and ends its sentences", () => {
    expect(
      exceptions(
        PAGES,
        ({ path }) => path,
        ({ text }) => {
          for (const string of stringsOf(text)) {
            expect(string).not.toBe("");
            expect(string).toBe(string.trim());
            expect(string).not.toMatch(/ {2}|[{}<>]/);
          }
          const { seo, lead, does, forWhom, steps, faq } = text;
          const whole = [
            ...[seo.description, lead, ...does],
            ...forWhom.map(({ what }) => what),
            ...steps.map((step) => step.text),
            ...faq.map(({ answer }) => answer),
          ];
          for (const paragraph of whole) expect(paragraph).toMatch(/[.?]$/);
          for (const { question } of faq) expect(question).toMatch(/\?$/);
        },
      ),
    ).toEqual([]);
  });

  test("keeps its voice down", () => {
    expect(
      exceptions(
        PAGES,
        ({ path }) => path,
        ({ text }) => {
          for (const string of stringsOf(text)) {
            expect(string).not.toMatch(LOUD);
            expect(string).not.toMatch(/!|\p{Extended_Pictographic}/u);
          }
        },
      ),
    ).toEqual([]);
  });

  test("says enough to be worth opening", () => {
    expect(
      exceptions(
        FREE_PAGES,
        ({ path }) => path,
        ({ text }) => {
          const { length } = stringsOf(text).join(" ").split(/\s+/);
          expect(length).toBeGreaterThanOrEqual(350);
          expect(length).toBeLessThanOrEqual(520);
        },
      ),
    ).toEqual([]);
  });

  test.each([
    ["title", (text: ToolText) => text.seo.title],
    ["description", (text: ToolText) => text.seo.description],
    ["heading", (text: ToolText) => text.heading],
    ["lead", (text: ToolText) => text.lead],
    ["summary", (text: ToolText) => text.summary],
  ])("never shares a %s with another page", (_, part) => {
    const told = PAGES.map(({ text }) => part(text).toLowerCase());
    expect(told.filter((words, i) => told.indexOf(words) !== i)).toEqual([]);
  });
});

describe("two pages", () => {
  test("share next to no run of words", () => {
    const runs = PAGES.map(({ path, text }) => ({ path, runs: wordRuns(stringsOf(text).join(" "), 5) }));
    const near = pairs(runs).filter(([a, b]) => overlap(a.runs, b.runs) > MAX_OVERLAP);
    expect(near.map(([a, b]) => `${a.path} and ${b.path}`)).toEqual([]);
  });

  test("never use one sentence with another noun in it", () => {
    const pages = PAGES.map(({ path, text }) => ({ path, sentences: sentencesOf(text) }));
    const same = pairs(pages).flatMap(([a, b]) =>
      a.sentences.flatMap((one) =>
        b.sentences
          .filter((other) => overlap(one.words, other.words) >= SAME_SENTENCE)
          .map((other) => `${a.path}: ${one.sentence} | ${b.path}: ${other.sentence}`),
      ),
    );
    expect(same).toEqual([]);
  });

  test("would be found out if one were made from the other", () => {
    const text = toolText("hair-color-change");
    const copy = JSON.parse(JSON.stringify(text).replace(/hair/gi, "beard")) as ToolText;
    const runs = [text, copy].map((each) => wordRuns(stringsOf(each).join(" "), 5));
    expect(overlap(runs[0]!, runs[1]!)).toBeGreaterThan(MAX_OVERLAP);

    const told = new Set(wordsOf("The photo will be private by default and yours to delete."));
    const swapped = new Set(wordsOf("The video will be private by default and yours to delete."));
    expect(overlap(told, swapped)).toBeGreaterThan(SAME_SENTENCE);
  });
});
