import { withFacts } from "./facts.ts";
import type { ToolText } from "./tool-text.ts";

const texts = import.meta.glob<ToolText>("./tools/**/*.ts", { eager: true, import: "default" });

function read(file: string): ToolText {
  const text = texts[`./tools/${file}.ts`];
  if (!text) throw new Error(`nobody has written web/content/tools/${file}.ts`);
  return JSON.parse(withFacts(JSON.stringify(text))) as ToolText;
}

/** What the page of a tool says, facts filled in. @throws when it has not been written. */
export function toolText(slug: string): ToolText {
  return read(slug.replaceAll("/", "-"));
}

/** What the page that explains a tool says. */
export function toolInfoText(slug: string): ToolText {
  return read(`info/${slug}`);
}
