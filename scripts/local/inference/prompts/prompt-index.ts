import { PROMPTS_PER_PACK, type ThemePrompts } from "#schema/catalogue/theme.ts";

export interface CataloguePrompt {
  theme: string;
  /** Slug of its pack. */
  pack: string;
  /** Pack index × prompts per pack + prompt index, in catalogue order. */
  promptNumber: number;
}

const PLACEHOLDER = /\{\{(?:subject|object_type)\}\}/g;

/** A template as a pattern in which each placeholder stands for any short text. */
function patternOf(template: string): RegExp {
  const literal = tidy(template)
    .split(PLACEHOLDER)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${literal.join(".{1,80}?")}$`, "i");
}

function tidy(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

/** Turns catalogue templates around: from a filled-in prompt back to its theme and place in it, null for a free prompt. */
export function indexPrompts(
  prompts: Readonly<Record<string, ThemePrompts>>,
): (prompt: string) => CataloguePrompt | null {
  const patterns = Object.entries(prompts).flatMap(([theme, packs]) =>
    Object.entries(packs).flatMap(([pack, templates], number) =>
      templates.map((template, index) => ({
        pattern: patternOf(template),
        found: { theme, pack, promptNumber: number * PROMPTS_PER_PACK + index },
      })),
    ),
  );
  return (prompt) => {
    const text = tidy(prompt);
    return patterns.find(({ pattern }) => pattern.test(text))?.found ?? null;
  };
}
