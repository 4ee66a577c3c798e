import type { ToolText } from "#web/content/tool-text.ts";

/** HTML's text, one block a line. */
export function readableWords(html: string): string {
  return html
    .replace(/<\/(?:p|h\d|li|t[dh]|figcaption)>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .trim();
}

/** All that a tool's page says. */
export function toolStrings({ seo, heading, lead, summary, does, forWhom, steps, faq }: ToolText): string[] {
  return [
    ...[seo.title, seo.description, heading, lead, summary],
    ...does,
    ...[...forWhom, ...steps, ...faq].flatMap((entry) => Object.values(entry)),
  ];
}
