import { findTheme } from "#schema/catalogue/index.ts";
import { PROMPTS_PER_PACK } from "#schema/catalogue/theme.ts";
import type { GenerationDetail } from "#schema/pictures/generation.ts";
import { readSentence } from "#web/engine/prompt/read-sentence.ts";
import { SCENES } from "#web/engine/prompt/scenes.ts";
import { readPrompt } from "#web/engine/read-prompt.ts";

type Picture = Pick<GenerationDetail, "prompt" | "promptIndex" | "themeSlug" | "packSlug">;

/** What of a prompt a studio preview shows. A person's own words stay theirs; what was left out of them is told. */
export function previewPrompt(picture: Picture): { prompt: string; leftOut: readonly string[] } {
  const { prompt, promptIndex, themeSlug, packSlug } = picture;
  if (themeSlug === null || packSlug === null) return { prompt, leftOut: readSentence(prompt).leftOut };
  const number = findTheme(themeSlug)?.packs.findIndex(({ slug }) => slug === packSlug) ?? -1;
  if (promptIndex === null || number < 0) return { prompt: "A portrait of you", leftOut: [] };
  const { shot, scene } = readPrompt(prompt, {
    theme: themeSlug,
    promptNumber: number * PROMPTS_PER_PACK + promptIndex,
    about: packSlug.replaceAll("-", " "),
  });
  const label = SCENES.find(({ id }) => id === `${themeSlug}/${scene}`)?.label;
  return { prompt: `A ${shot} of you${label ? `, ${label}` : ""}`, leftOut: [] };
}
