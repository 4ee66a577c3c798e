import type { ErrorCode } from "../errors/errors.ts";
import type { PromptRefusal } from "./refusals/codes.ts";
import { readWords } from "./refusals/harmless.ts";
import { namesKnownPerson } from "./refusals/named-people.ts";
import { includesAny, isSexual } from "./refusals/sexual.ts";
import { undresses } from "./refusals/undress.ts";
import { isYoung, makesYoung, SUGGESTIVE } from "./refusals/young.ts";
import { refusePrompt } from "./refuse-prompt.ts";

/** Why words are refused where a real person is put into a picture, and what its owner is told. */
export const LIKENESS_REFUSALS = {
  sexual: "LIKENESS_SEXUAL",
  young: "LIKENESS_YOUNG",
  public_figure: "LIKENESS_PUBLIC_FIGURE",
} as const satisfies Record<PromptRefusal, ErrorCode>;

const isSuggestive = (text: string): boolean => includesAny(text, SUGGESTIVE) || undresses(text);

/**
 * The same look at words as `refusePrompt`, and stricter: a real person is changed or set in motion by them, so no child,
 * no public figure and nothing suggestive is let through, whatever the rest says. Where they only `mend` a picture or take
 * something out of it, they may name a child who is in it.
 */
export function refuseLikeness(words: string, { mends = false } = {}): PromptRefusal | null {
  const texts = readWords(words);
  if (texts.some(mends ? makesYoung : isYoung)) return "young";
  if (texts.some(namesKnownPerson)) return "public_figure";
  if (texts.some(isSuggestive)) return "sexual";
  return refusePrompt(words);
}

/** Whether what a picture was made of is suggestive or more, whoever it names. */
export const showsTooMuch = (words: string): boolean =>
  readWords(words).some((text) => isSuggestive(text) || isSexual(text));

/** Whether words take somebody's clothes off, which a video does with nobody who is real, its maker included. */
export const takesOffClothes = (words: string): boolean => readWords(words).some(undresses);
