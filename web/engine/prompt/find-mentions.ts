import { backdropAt } from "./backdrop-colour.ts";
import type { Language } from "./lexicon/concept.ts";
import { longestPhrase } from "./longest-phrase.ts";
import { type Meaning, phraseIndex } from "./phrase-index.ts";
import type { Token } from "./tokens.ts";

/** Something of the lexicon that a sentence names: tokens from `from` up to `to`. */
export interface Mention {
  from: number;
  to: number;
  meanings: readonly (Meaning | { kind: "backdrop"; name: string })[];
}

/** Everything of the lexicon a sentence names, in its order, each word once. */
export function findMentions(tokens: readonly Token[], languages: readonly Language[]): Mention[] {
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = mentionAt(tokens, at, languages);
    if (found) mentions.push(found);
    at = found?.to ?? at + 1;
  }
  return mentions;
}

function mentionAt(tokens: readonly Token[], at: number, languages: readonly Language[]): Mention | null {
  let best: { length: number; meaning: Meaning } | null = null;
  for (const language of languages) {
    const found = longestPhrase(tokens, at, phraseIndex(language), language);
    // what turns words around is understood in the sentence's own language only: "no" is "in the" in Portuguese
    if (found?.meaning.kind === "negation" && language !== languages[0]) continue;
    if (found && found.length > (best?.length ?? 0)) best = found;
  }
  const backdrop = backdropAt(tokens, at, languages);
  if (backdrop && best?.meaning.kind !== "scene" && backdrop.length >= (best?.length ?? 0)) {
    return { from: at, to: at + backdrop.length, meanings: [{ kind: "backdrop", name: backdrop.name }] };
  }
  if (best) return { from: at, to: at + best.length, meanings: [best.meaning] };
  const parts = languages[0] === "de" ? compoundOf(tokens[at]!) : [];
  return parts.length > 0 ? { from: at, to: at + 1, meanings: parts } : null;
}

/** A German compound of two words the lexicon knows ("Herbstwald"), or at least its last ("Lieblingsstrand"). */
function compoundOf(token: Token): Meaning[] {
  const meaningOf = (word: string) =>
    word.length < 4
      ? undefined
      : longestPhrase([{ ...token, text: word }], 0, phraseIndex("de"), "de")?.meaning;
  for (let cut = 3; cut <= token.text.length - 4; cut++) {
    const last = meaningOf(token.text.slice(cut));
    if (last?.kind !== "concept") continue;
    const first =
      meaningOf(token.text.slice(0, cut)) ?? meaningOf(token.text.slice(0, cut).replace(/s$/, ""));
    return first?.kind === "concept" ? [first, last] : [last];
  }
  return [];
}
