import { BACKDROP } from "./lexicon/colours.ts";
import { LANGUAGES, type Language } from "./lexicon/concept.ts";
import { FUNCTION_WORDS } from "./lexicon/stop-words.ts";
import { longestPhrase } from "./longest-phrase.ts";
import { phraseIndex, stemsOf } from "./phrase-index.ts";
import { stemOf } from "./stem.ts";
import { type Token, wordSet } from "./tokens.ts";

export const FUNCTION_WORD_SETS: ReadonlyMap<Language, ReadonlySet<string>> = new Map(
  LANGUAGES.map((language) => [language, wordSet(FUNCTION_WORDS[language])]),
);

/** Not in the index, because a backdrop means something only beside a colour. */
const backdrops = new Map(LANGUAGES.map((language) => [language, stemsOf(BACKDROP, [language])]));

/** The language a text is most likely in: words that bind a sentence tell more than what it names. */
export function languageOf(tokens: readonly Token[]): Language {
  let best: Language = "en";
  let most = 0;
  for (const language of LANGUAGES) {
    const binding = FUNCTION_WORD_SETS.get(language)!;
    let points = tokens.filter(({ text }) => binding.has(text)).length * 2;
    points += tokens.filter(({ text }) => backdrops.get(language)!.has(stemOf(text, language))).length;
    for (let i = 0; i < tokens.length; ) {
      const found = longestPhrase(tokens, i, phraseIndex(language), language);
      if (found) points += 2 * found.length - 1;
      i += found?.length ?? 1;
    }
    if (points > most) [best, most] = [language, points];
  }
  return best;
}
