import { LANGUAGES } from "./lexicon/concept.ts";
import {
  COMPANY,
  FUNCTION_WORDS,
  HARMLESS_WORDS,
  NEVER_THERE,
  OR_WORDS,
  PERSON_WORDS,
} from "./lexicon/stop-words.ts";
import type { Token } from "./tokens.ts";
import { wordSet } from "./tokens.ts";

const BINDING = wordSet(LANGUAGES.map((language) => FUNCTION_WORDS[language]).join(" "));
const BUT = wordSet("but sondern aber mais sino pero ma mas");
const HARMLESS = wordSet(HARMLESS_WORDS);
const COMPANIONS = wordSet(COMPANY);
const PERSONS = wordSet(PERSON_WORDS);
const ABSENT = wordSet(NEVER_THERE);
const OR = wordSet(OR_WORDS);

/** A word that only binds others, in whichever language. */
export function isBinding(token: Token): boolean {
  return BINDING.has(token.text) || BUT.has(token.text) || token.text.length === 1;
}
export const endsNegation = (token: Token): boolean => isBinding(token) && !OR.has(token.text);
export const isNeverThere = (token: Token): boolean => ABSENT.has(token.text);

/** A word that asks for nothing a picture here would not have, or for nothing at all. */
export function isHarmless(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  if (PERSONS.has(token.text)) return !isCompany(tokens, at);
  return isBinding(token) || HARMLESS.has(token.text) || /^\d+mm$/.test(token.text);
}

/** Whether a person is named beside the one in the picture: "with a man", "me and my girl". */
function isCompany(tokens: readonly Token[], at: number): boolean {
  let before = at - 1;
  while (before >= 0 && isBinding(tokens[before]!) && !COMPANIONS.has(tokens[before]!.text)) before -= 1;
  return before >= 0 && !tokens[at]!.afterBreak && COMPANIONS.has(tokens[before]!.text);
}

/** Runs of marked words as they stand in the text; "of" between two holds them together. */
export function phrasesIn(text: string, tokens: readonly Token[], left: readonly boolean[]): string[] {
  const phrases: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (!left[at]) continue;
    let last = at;
    for (;;) {
      const next = tokens[last + 1];
      if (!next || next.afterBreak) break;
      if (left[last + 1]) last += 1;
      else if (next.text === "of" && left[last + 2] && !tokens[last + 2]!.afterBreak) last += 2;
      else break;
    }
    const phrase = text.slice(tokens[at]!.start, tokens[last]!.end).replace(/\s+/g, " ");
    if (/\p{L}/u.test(phrase) && !phrases.includes(phrase)) phrases.push(phrase);
    at = last;
  }
  return phrases;
}
