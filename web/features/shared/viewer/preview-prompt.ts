import { findTheme } from "#schema/catalogue/index.ts";
import { PROMPTS_PER_PACK } from "#schema/catalogue/theme.ts";
import type { GenerationDetail } from "#schema/pictures/generation.ts";
import { readSentence } from "#web/engine/prompt/read-sentence.ts";
import { SCENES } from "#web/engine/prompt/scenes.ts";
import { readPrompt } from "#web/engine/read-prompt.ts";

type Picture = Pick<GenerationDetail, "prompt" | "promptIndex" | "number" | "themeSlug" | "packSlug">;

/** What of a prompt a studio preview shows. A person's own words stay theirs; what was left out of them is told. */
export function previewPrompt(picture: Picture): { prompt: string; leftOut: readonly string[] } {
  const { prompt, promptIndex, number, themeSlug, packSlug } = picture;
  if (themeSlug === null || packSlug === null) return { prompt, leftOut: readSentence(prompt).leftOut };
  const packNumber = findTheme(themeSlug)?.packs.findIndex(({ slug }) => slug === packSlug) ?? -1;
  if (promptIndex === null || packNumber < 0) return { prompt: "A portrait of you", leftOut: [] };
  const { shot, scenes = [] } = readPrompt(prompt, {
    theme: themeSlug,
    promptNumber: packNumber * PROMPTS_PER_PACK + promptIndex,
    about: packSlug.replaceAll("-", " "),
  });
  const scene = scenes[((number ?? 1) - 1) % scenes.length];
  const label = SCENES.find(({ id }) => id === `${themeSlug}/${scene}`)?.label;
  return { prompt: `A ${shot} of you${label ? `, ${label}` : ""}`, leftOut: [] };
}
