import { describe, expect, test } from "vitest";
import { GUIDES } from "#schema/site/guides.ts";
import { guidePath, RESOURCES, resourcePath, USE_CASES } from "#schema/site/pages.ts";
import { TOOL_INFOS, TOOLS } from "#schema/site/tools.ts";
import { exceptions } from "#tests/support/exceptions.ts";
import { LOUD } from "#tests/support/loud-words.ts";
import { readableWords, toolStrings } from "#tests/support/read-texts.ts";
import { nearCopies, sharedSentences } from "#tests/support/shared-words.ts";
import type { MarkdownPage } from "#web/content/markdown/read-markdown.ts";
import { readUseCasePage } from "#web/content/pages/use-case-page.ts";
import { readGuide, readResource } from "#web/content/read-guide.ts";
import { toolInfoText, toolText } from "#web/content/read-tool.ts";

/** Everything we write, whatever it is about. */
interface Text {
  path: string;
  words: string;
  /** Parts that are read beside the same parts of other texts. */
  listed: readonly string[];
}

const markdown = (path: string, page: MarkdownPage): Text => ({
  path,
  words: readableWords(page.html),
  listed: [page.title, page.description, page.summary],
});
const TOOL_TEXTS = [
  ...TOOLS.map(({ path, slug }) => ({ path: path as string, text: toolText(slug) })),
  ...TOOL_INFOS.map(({ slug }) => ({ path: `/tools/info/${slug}`, text: toolInfoText(slug) })),
].map(({ path, text }): Text => {
  const { seo, heading, lead, summary } = text;
  const listed = [seo.title, seo.description, heading, lead, summary];
  return { path, words: toolStrings(text).join("\n"), listed };
});
const GUIDE_TEXTS = GUIDES.flatMap(({ slug, pages }) =>
  pages.map((page) => markdown(guidePath(slug, page.slug), readGuide(slug, page.slug))),
);
const RESOURCE_TEXTS = RESOURCES.map((slug) => markdown(resourcePath(slug), readResource(slug)));
const USE_CASE_TEXTS = USE_CASES.map((slug): Text => {
  const { path, text } = readUseCasePage(slug);
  return { path, words: JSON.stringify(text), listed: [] };
});

test("every text keeps its voice down", () => {
  expect(
    exceptions(
      [...TOOL_TEXTS, ...GUIDE_TEXTS, ...RESOURCE_TEXTS, ...USE_CASE_TEXTS],
      ({ path }) => path,
      ({ words, listed }) => {
        for (const told of [words, ...listed]) {
          expect(told).not.toMatch(LOUD);
          expect(told).not.toMatch(/!|\p{Extended_Pictographic}|lorem/u);
        }
      },
    ),
  ).toEqual([]);
});

describe.each([
  ["tools", TOOL_TEXTS],
  ["guides and resources", [...GUIDE_TEXTS, ...RESOURCE_TEXTS]],
])("texts of %s", (_, texts) => {
  test("never share a title, a description, a heading, a lead or a summary", () => {
    const parts = texts[0]!.listed.map((_, part) => texts.map(({ listed }) => listed[part]!.toLowerCase()));
    expect(parts.flatMap((all) => all.filter((one, i) => all.indexOf(one) !== i))).toEqual([]);
  });
});

describe.each([
  ["tools", TOOL_TEXTS, "hair", "beard"],
  ["guides", GUIDE_TEXTS, "picture", "video"],
])("two texts of %s", (_, texts, noun, other) => {
  test("share next to no run of words", () => {
    expect(nearCopies(texts)).toEqual([]);
  });

  test("never say one sentence, be it with another noun in it", () => {
    expect(sharedSentences(texts)).toEqual([]);
  });

  test("would be found out if one were made from the other", () => {
    const text = texts.find(({ words }) => words.split(noun).length > 5)!;
    const copy = { path: "a copy", words: text.words.replaceAll(noun, other) };
    expect(nearCopies([text, copy])).toHaveLength(1);
    expect(sharedSentences([text, copy]).filter((same) => same.includes(other))).not.toEqual([]);
  });
});
