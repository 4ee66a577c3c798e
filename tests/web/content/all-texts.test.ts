import { describe, expect, test } from "vitest";
import { GUIDES } from "#schema/site/guides.ts";
import { guidePath, RESOURCES, resourcePath, USE_CASES } from "#schema/site/pages.ts";
import { TOOL_INFOS, TOOLS } from "#schema/site/tools.ts";
import { rulesFor } from "#tests/support/exceptions.ts";
import { LOUD, nearCopies, readableWords, sharedSentences, toolStrings } from "#tests/support/texts.ts";
import type { MarkdownPage } from "#web/content/markdown/read-markdown.ts";
import { readUseCasePage } from "#web/content/pages/use-case-page.ts";
import { readGuide, readResource, TEXTS } from "#web/content/read-guide.ts";
import { toolInfoText, toolText } from "#web/content/read-tool.ts";
import type { ToolText } from "#web/content/tool-text.ts";

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
const tool = (path: string, text: ToolText): Text => ({
  path,
  words: toolStrings(text).join("\n"),
  listed: [text.seo.title, text.seo.description, text.heading, text.lead, text.summary],
});
const TOOL_TEXTS = [
  ...TOOLS.map(({ path, slug }) => tool(path, toolText(slug))),
  ...TOOL_INFOS.map(({ slug }) => tool(`/tools/info/${slug}`, toolInfoText(slug))),
];
const GUIDE_TEXTS = GUIDES.flatMap(({ slug, pages }) =>
  pages.map((page) => markdown(guidePath(slug, page.slug), readGuide(slug, page.slug))),
);
const RESOURCE_TEXTS = RESOURCES.map((slug) => markdown(resourcePath(slug), readResource(slug)));
const USE_CASE_TEXTS = USE_CASES.map((slug): Text => {
  const { path, text } = readUseCasePage(slug);
  return { path, words: JSON.stringify(text), listed: [] };
});
const ALL = [...TOOL_TEXTS, ...GUIDE_TEXTS, ...RESOURCE_TEXTS, ...USE_CASE_TEXTS];

test("no text is written for a page there is not", () => {
  const written = [
    ...Object.keys(TEXTS),
    ...Object.keys(import.meta.glob("../../../web/content/{tools,use-cases}/**/*.ts")),
  ];
  expect(written).toHaveLength(ALL.length);
});

rulesFor(ALL, ({ path }) => path)("every text keeps its voice down", ({ words, listed }) => {
  for (const told of [words, ...listed]) {
    expect(told).not.toMatch(LOUD);
    expect(told).not.toMatch(/!|\p{Extended_Pictographic}|lorem/u);
  }
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
  ["tools", TOOL_TEXTS],
  ["guides", GUIDE_TEXTS],
])("two texts of %s", (_, texts) => {
  test("share next to no run of words, and no sentence, be it with another noun in it", () => {
    expect(nearCopies(texts)).toEqual([]);
    expect(sharedSentences(texts)).toEqual([]);
  });
});
