import { fillPrompt } from "../catalogue/fill-prompt.ts";
import type { GenderOrCategory } from "../trainings/training.ts";

/** The first word a person uses for themselves; the model knows them by another. */
const MYSELF = /\bI(?:['’]m| am)\b|\b(?:me|myself)\b(?!['’])/i;
/** What a prompt copied from a picture calls them. */
const YOU = /\byou\b(?!['’])/i;

/**
 * What the provider is sent for a person's own words: the model's trigger word and the noun for the person stand in
 * it exactly once each at the front or where the person wrote "me" (or "you", as in what we show), and further ones
 * become the trigger word.
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
  const person = MYSELF.test(filled) ? MYSELF : YOU;
  const found = person.exec(filled);
  if (!found) return `${noun}, ${filled}`;
  const before = filled.slice(0, found.index);
  const rest = filled
    .slice(found.index + found[0].length)
    .replace(new RegExp(person, "gi"), () => who.triggerWord);
  const after = person === YOU ? rest.replace(/\byour\b/gi, () => `${who.triggerWord}'s`) : rest;
  if (/^,? (?:an?|the) (?:man|woman|person)\b/.test(after)) return `${before}${who.triggerWord}${after}`;
  const comma = /^\s*(?:$|[.,;:!?])/.test(after) ? "" : ",";
  return `${before}${noun}${comma}${after}`;
}
