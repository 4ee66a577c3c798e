import type { PromptRefusal } from "./refusals/codes.ts";
import { isIntimate, namesKnownPerson, namesSomebody } from "./refusals/named-people.ts";
import { foldText, readings } from "./refusals/plain-text.ts";
import { BARE_PERSON, HARMLESS, RUN_TOGETHER, SEXUAL } from "./refusals/sexual.ts";
import { namesYoungAge, SUGGESTIVE, YOUNG } from "./refusals/young.ts";

/**
 * A first look at a prompt, before anything is charged: words for sexual content, for young people in a scene that could
 * be taken so, and for people named in an intimate way, in the eight languages of the lexicon and through the usual
 * disguises. It reads words, not meaning: it misses paraphrases, other languages, names it does not know in lower case,
 * and now and then refuses something harmless. The provider's own check of the finished picture stands behind it.
 */
export function refusePrompt(prompt: string): PromptRefusal | null {
  // twice, because what is set aside takes the space its neighbour needs
  const texts = readings(foldText(prompt)).map((text) =>
    text.replace(HARMLESS, "  ").replace(HARMLESS, "  "),
  );
  const has = (words: readonly string[]) =>
    texts.some((text) => words.some((word) => text.includes(` ${word} `)));
  const sexual = has(SEXUAL) || texts.some((text) => BARE_PERSON.test(text) || RUN_TOGETHER.test(text));
  const suggestive = sexual || has(SUGGESTIVE);
  if (suggestive && (has(YOUNG) || texts.some(namesYoungAge))) return "young";
  const named = texts.some(namesKnownPerson);
  if ((named && (suggestive || texts.some(isIntimate))) || namesSomebody(prompt)) return "public_figure";
  return sexual ? "sexual" : null;
}
