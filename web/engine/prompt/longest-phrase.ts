import type { Language } from "./lexicon/concept.ts";
import type { Meaning, PhraseIndex } from "./phrase-index.ts";
import { stemOf } from "./stem.ts";
import type { Token } from "./tokens.ts";

/** The longest phrase that begins at a word, within one part of the sentence. */
export function longestPhrase(
  tokens: readonly Token[],
  at: number,
  index: PhraseIndex,
  language: Language,
): { length: number; meaning: Meaning } | null {
  const phrases = index.get(stemOf(tokens[at]!.text, language));
  const found = phrases?.find(({ stems }) =>
    stems.every((stem, i) => {
      const token = tokens[at + i];
      return token && !(i > 0 && token.afterBreak) && stemOf(token.text, language) === stem;
    }),
  );
  return found ? { length: found.stems.length, meaning: found.meaning } : null;
}
