import { expect, test } from "vitest";
import { TOOL_INFOS, TOOLS } from "#schema/site/tools.ts";
import { rulesFor } from "#tests/support/exceptions.ts";
import { toolStrings } from "#tests/support/read-texts.ts";
import { toolInfoText, toolText } from "#web/content/read-tool.ts";
import type { ToolText } from "#web/content/tool-text.ts";

interface Page {
  path: string;
  name: string;
  text: ToolText;
}
const TOOL_PAGES: Page[] = TOOLS.map(({ path, name, slug }) => ({ path, name, text: toolText(slug) }));
const PAGES: Page[] = [
  ...TOOL_PAGES,
  ...TOOL_INFOS.map(({ slug }) => ({ path: `/tools/info/${slug}`, name: "", text: toolInfoText(slug) })),
];
const pathOf = ({ path }: Page) => path;
const onToolPages = rulesFor(TOOL_PAGES, pathOf);
const onPages = rulesFor(PAGES, pathOf);
const onFreePages = rulesFor(
  PAGES.filter(({ path }) => path.startsWith("/free-tools/")),
  pathOf,
);

test("texts are written for every tool, and for nothing else", () => {
  const files = Object.keys(import.meta.glob("../../web/content/tools/**/*.ts"));
  const wanted = [
    ...TOOLS.map(({ slug }) => slug.replaceAll("/", "-")),
    ...TOOL_INFOS.map(({ slug }) => `info/${slug}`),
  ];
  expect(files.sort()).toEqual(wanted.map((name) => `../../web/content/tools/${name}.ts`).sort());
});

onToolPages("a tool's text has as many parts as its page has places", ({ text }) => {
  expect([2, 3]).toContain(text.does.length);
  expect(text.forWhom).toHaveLength(3);
  expect([3, 4, 5]).toContain(text.steps.length);
  expect([3, 4, 5]).toContain(text.faq.length);
});

onPages("it fits into menus and search results", ({ name, text }) => {
  expect(text.seo.description.length).toBeGreaterThan(80);
  expect(text.summary.length).toBeLessThanOrEqual(60);
  expect(text.summary).not.toMatch(/[.!?]$/);
  expect(text.heading).not.toBe(name);
  expect(text.heading).not.toMatch(/[.!]$/);
});

onPages("it has no gaps, and ends its sentences", ({ text }) => {
  for (const string of toolStrings(text)) {
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
});

onFreePages("a free tool's text says enough to be worth opening", ({ text }) => {
  const { length } = toolStrings(text).join(" ").split(/\s+/);
  expect(length).toBeGreaterThanOrEqual(350);
  expect(length).toBeLessThanOrEqual(520);
});
