import { type MarkdownPage, readMarkdown } from "./markdown/read-markdown.ts";

/** Texts by path, below this folder. Vite puts them in where this runs: while building and in tests. */
export const TEXTS: Readonly<Record<string, string>> = import.meta.glob("./{guides,resources}/**/*.md", {
  query: "?raw",
  eager: true,
  import: "default",
});

/** One guide, by slugs of schema/site/guides.ts. @throws where there is none or its text is not right. */
export function readGuide(section: string, page: string): MarkdownPage {
  return read(`guides/${section}/${page}.md`);
}

/** Legal texts and answers, by the last part of their address. @throws like `readGuide`. */
export function readResource(slug: string): MarkdownPage {
  return read(`resources/${slug}.md`);
}

function read(file: string): MarkdownPage {
  const text = TEXTS[`./${file}`];
  if (text === undefined) throw new Error(`there is no text web/content/${file}`);
  return readMarkdown(text, `web/content/${file}`);
}
