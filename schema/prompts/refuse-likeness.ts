import type { ErrorCode } from "../errors/errors.ts";
import type { PromptRefusal } from "./refusals/codes.ts";
import { namesKnownPerson } from "./refusals/named-people.ts";
import { foldText, readings } from "./refusals/plain-text.ts";
import { HARMLESS } from "./refusals/sexual.ts";
import { undresses } from "./refusals/undress.ts";
import { namesYoungAge, SUGGESTIVE, YOUNG } from "./refusals/young.ts";
import { refusePrompt } from "./refuse-prompt.ts";

/** Why words are refused where a real person is put into a picture, and what its owner is told. */
export const LIKENESS_REFUSALS = {
  sexual: "LIKENESS_SEXUAL",
  young: "LIKENESS_YOUNG",
  public_figure: "LIKENESS_PUBLIC_FIGURE",
} as const satisfies Record<PromptRefusal, ErrorCode>;

const textsOf = (words: string) =>
  readings(foldText(words)).map((text) => text.replace(HARMLESS, "  ").replace(HARMLESS, "  "));

/**
 * The same look at words as `refusePrompt`, and stricter: a real person is changed or set in motion by them, so no child,
 * no public figure and nothing suggestive is let through, whatever the rest says.
 */
export function refuseLikeness(words: string): PromptRefusal | null {
  const texts = textsOf(words);
  const has = (list: readonly string[]) =>
    texts.some((text) => list.some((word) => text.includes(` ${word} `)));
  if (has(YOUNG) || texts.some(namesYoungAge)) return "young";
  if (texts.some(namesKnownPerson)) return "public_figure";
  if (has(SUGGESTIVE) || texts.some(undresses)) return "sexual";
  return refusePrompt(words);
}

/** Whether words take somebody's clothes off, which a video does with nobody who is real, its maker included. */
export const takesOffClothes = (words: string): boolean => textsOf(words).some(undresses);
