import { expect } from "vitest";
import { TOOL_INFOS, TOOLS } from "#schema/site/tools.ts";
import { rulesFor } from "#tests/support/exceptions.ts";
import { toolStrings } from "#tests/support/texts.ts";
import { toolInfoText, toolText } from "#web/content/read-tool.ts";

const TOOL_PAGES = TOOLS.map(({ path, name, slug }) => ({
  path: path as string,
  name,
  text: toolText(slug),
}));
const INFO_PAGES = TOOL_INFOS.map(({ slug }) => ({
  path: `info/${slug}`,
  name: "",
  text: toolInfoText(slug),
}));
const PAGES = [...TOOL_PAGES, ...INFO_PAGES];
const pathOf = ({ path }: { path: string }) => path;
const onPages = rulesFor(PAGES, pathOf);

rulesFor(TOOL_PAGES, pathOf)("a tool's text has as many parts as its page has places", ({ text }) => {
  expect([2, 3]).toContain(text.does.length);
  expect(text.forWhom).toHaveLength(3);
  expect([3, 4, 5]).toContain(text.steps.length);
  expect([3, 4, 5]).toContain(text.faq.length);
});

onPages("it fits into menus, and its heading is not its name again", ({ name, text }) => {
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
  const parts = [...forWhom.map(({ what }) => what), ...steps.map((step) => step.text)];
  const answers = faq.map(({ answer }) => answer);
  for (const paragraph of [seo.description, lead, ...does, ...parts, ...answers])
    expect(paragraph).toMatch(/[.?]$/);
  for (const { question } of faq) expect(question).toMatch(/\?$/);
});

rulesFor(
  PAGES.filter(({ path }) => path.startsWith("/free-tools/")),
  pathOf,
)("a free tool's text says enough to be worth opening", ({ text }) => {
  const { length } = toolStrings(text).join(" ").split(/\s+/);
  expect(length).toBeGreaterThanOrEqual(350);
  expect(length).toBeLessThanOrEqual(520);
});
