import { THEMES } from "./index.ts";
import type { ThemePrompts } from "./theme.ts";

async function load(slug: string): Promise<[slug: string, ThemePrompts]> {
  const { prompts }: { prompts: ThemePrompts } = await import(`./themes/${slug}/prompts.ts`);
  return [slug, prompts];
}

/**
 * Prompt templates by theme slug. For scripts and the build alone: the Worker reads them from the database, and under
 * web/ only `.server.ts` files of web/content may import this, which the build refuses in anything a browser gets.
 */
export const PROMPTS: Readonly<Record<string, ThemePrompts>> = Object.fromEntries(
  await Promise.all(THEMES.map(({ slug }) => load(slug))),
);
