import { fillPrompt } from "./catalogue/prompts/fill.ts";
import type { GenderOrCategory } from "./training.ts";

/** The first word a person uses for themselves; the model knows them by another. */
const MYSELF = /\bI(?:['’]m| am)\b|\b(?:me|myself)\b(?!['’])/i;
const MYSELF_AGAIN = new RegExp(MYSELF, "gi");

/**
 * What the provider is sent for a person's own words: the model's trigger word and the noun for the person stand in
 * it exactly once each at the front or where the person wrote "me", and further "me"s become the trigger word.
 * The catalogue's placeholders are filled too, for prompts that were copied from it.
 */
export function freePrompt(
  words: string,
  who: { triggerWord: string; genderOrCategory: GenderOrCategory },
): string {
  const noun = fillPrompt("{{subject}}, a {{object_type}}", who);
  const filled = fillPrompt(words.trim().replace(/\{\{trigger\}\}/g, "{{subject}}"), who);
  if (filled.includes(who.triggerWord)) {
    return words.includes("{{object_type}}") ? filled : filled.replace(who.triggerWord, () => noun);
  }
  const found = MYSELF.exec(filled);
  if (!found) return `${noun}, ${filled}`;
  const before = filled.slice(0, found.index);
  const after = filled.slice(found.index + found[0].length);
  const comma = /^\s*(?:$|[.,;:!?])/.test(after) ? "" : ",";
  return `${before}${noun}${comma}${after.replace(MYSELF_AGAIN, () => who.triggerWord)}`;
}
