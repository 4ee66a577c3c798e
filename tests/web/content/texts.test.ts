import { expect, test } from "vitest";
import { GUIDES } from "#schema/site/guides.ts";
import { guidePath, resourcePath } from "#schema/site/page-paths.ts";
import { RESOURCES, USE_CASES } from "#schema/site/pages.ts";
import { TOOL_INFOS, TOOLS } from "#schema/site/tools.ts";
import { rulesFor } from "#tests/support/exceptions.ts";
import { LOUD, nearCopies, readableWords, sharedSentences, toolStrings } from "#tests/support/site/texts.ts";
import type { MarkdownPage } from "#web/content/markdown/read-markdown.ts";
import { readUseCasePage } from "#web/content/pages/use-case-page.ts";
import { readGuide, readResource, TEXTS } from "#web/content/read-guide.ts";
import { toolInfoText, toolText } from "#web/content/read-tool.ts";
import type { ToolText } from "#web/content/tool-text.ts";

/** `listed`: parts that are read beside the same parts of other texts. */
function markdown(path: string, page: MarkdownPage) {
  const { title, description, summary } = page;
  return { path, page, words: readableWords(page.html), listed: [title, description, summary] };
}
function tool(path: string, text: ToolText, ...summary: string[]) {
  const { seo, heading, lead } = text;
  const listed = [seo.title, seo.description, heading, lead, ...summary];
  return { path, text, words: toolStrings(text).join("\n"), listed };
}
const TOOL_TEXTS = TOOLS.map(({ path, slug, summary }) => tool(path, toolText(slug), summary));
const INFO_TEXTS = TOOL_INFOS.map(({ slug }) => tool(`/tools/info/${slug}`, toolInfoText(slug)));
const GUIDE_TEXTS = GUIDES.flatMap(({ slug, pages }) =>
  pages.map((page) => markdown(guidePath(slug, page.slug), readGuide(slug, page.slug))),
);
const RESOURCE_TEXTS = RESOURCES.map((slug) => markdown(resourcePath(slug), readResource(slug)));
const USE_CASE_TEXTS = USE_CASES.map((slug) => {
  const { path, text } = readUseCasePage(slug);
  return { path, words: JSON.stringify(text), listed: [] };
});

const ABOUT_TOOLS = [...TOOL_TEXTS, ...INFO_TEXTS];
const MARKDOWN = [...GUIDE_TEXTS, ...RESOURCE_TEXTS];
const ALL = [...ABOUT_TOOLS, ...MARKDOWN, ...USE_CASE_TEXTS];
const pathOf = ({ path }: { path: string }) => path;
const onGuides = rulesFor(GUIDE_TEXTS, pathOf);
const onToolTexts = rulesFor(ABOUT_TOOLS, pathOf);

test("no text is written for a page there is not", () => {
  const others = import.meta.glob("../../../web/content/{tools,use-cases}/**/*.ts");
  expect(Object.keys({ ...TEXTS, ...others })).toHaveLength(ALL.length);
});

rulesFor(ALL, pathOf)("every text keeps its voice down", ({ words, listed }) => {
  for (const told of [words, ...listed]) {
    expect(told).not.toMatch(LOUD);
    expect(told).not.toMatch(/!|\p{Extended_Pictographic}|lorem/u);
  }
});

test.each([
  ["tools", ABOUT_TOOLS],
  ["guides and resources", MARKDOWN],
])("texts of %s never share a title, a description, a heading, a lead or a summary", (_, texts) => {
  const parts = texts[0]!.listed.map((_, part) =>
    texts.flatMap(({ listed }) => listed[part]?.toLowerCase() ?? []),
  );
  expect(parts.flatMap((all) => all.filter((one, i) => all.indexOf(one) !== i))).toEqual([]);
});

test.each([
  ["tools", ABOUT_TOOLS],
  ["guides", GUIDE_TEXTS],
])("texts of %s share next to no run of words, and no sentence, be it with another noun", (_, texts) => {
  expect(nearCopies(texts)).toEqual([]);
  expect(sharedSentences(texts)).toEqual([]);
});

onGuides("every guide leads on to another one and out of the guides", ({ path, page }) => {
  const links = Array.from(page.html.matchAll(/<a href="([^"#]+)/g), ([, href]) => href!);
  expect(links.filter((href) => href.startsWith("/guides/") && href !== path)).not.toEqual([]);
  expect(links.filter((href) => !href.startsWith("/guides/"))).not.toEqual([]);
});

// people who have none would look for the tool in vain
onGuides("guides to what only a provider makes say what happens without one", ({ path, words }) => {
  if (!/\/(trained-voice\/(getting-started|voice-training)|video-generator\/talking-head)/.test(path)) return;
  expect(words.split("\n").slice(0, 3).join(" ")).toMatch(/where (none|no AI provider) is connected/i);
});

onToolTexts("a tool's text has no gaps, and ends its sentences", ({ text }) => {
  for (const string of toolStrings(text)) {
    expect(string).not.toBe("");
    expect(string).toBe(string.trim());
    expect(string).not.toMatch(/ {2}|[{}<>]/);
  }
  const { seo, lead, does, forWhom, steps, faq } = text;
  const parts = [...forWhom.map(({ what }) => what), ...steps.map((step) => step.text)];
  const answers = faq.map(({ answer }) => answer);
  for (const paragraph of [seo.description, lead, ...does, ...parts, ...answers])
    expect(paragraph).toMatch(/[.?]$/);
  for (const { question } of faq) expect(question).toMatch(/\?$/);
});
