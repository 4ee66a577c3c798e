import type { PromptRefusal } from "./refusals/codes.ts";
import { readWords } from "./refusals/harmless.ts";
import { isIntimate, namesKnownPerson, namesSomebody } from "./refusals/named-people.ts";
import { includesAny, isSexual } from "./refusals/sexual.ts";
import { isYoung, SUGGESTIVE } from "./refusals/young.ts";

/**
 * A first look at a prompt, before anything is charged: words for sexual content, for young people in a scene that could
 * be taken so, and for people named in an intimate way, in the eight languages of the lexicon and through the usual
 * disguises. It reads words, not meaning: it misses paraphrases, other languages, names it does not know in lower case,
 * and now and then refuses something harmless. The provider's own check of the finished picture stands behind it.
 */
export function refusePrompt(prompt: string): PromptRefusal | null {
  const texts = readWords(prompt);
  const sexual = texts.some(isSexual);
  const suggestive = sexual || texts.some((text) => includesAny(text, SUGGESTIVE));
  if (suggestive && texts.some(isYoung)) return "young";
  const named = texts.some(namesKnownPerson);
  if ((named && (suggestive || texts.some(isIntimate))) || namesSomebody(prompt)) return "public_figure";
  return sexual ? "sexual" : null;
}
