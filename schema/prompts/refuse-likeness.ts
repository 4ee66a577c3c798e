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

/**
 * The same look at words as `refusePrompt`, and stricter: a real person's face or clothes are changed by them, so no child,
 * no public figure and nothing suggestive is let through, whatever the rest says.
 */
export function refuseLikeness(words: string): PromptRefusal | null {
  const texts = readings(foldText(words)).map((text) => text.replace(HARMLESS, "  ").replace(HARMLESS, "  "));
  const has = (list: readonly string[]) =>
    texts.some((text) => list.some((word) => text.includes(` ${word} `)));
  if (has(YOUNG) || texts.some(namesYoungAge)) return "young";
  if (texts.some(namesKnownPerson)) return "public_figure";
  if (has(SUGGESTIVE) || texts.some(undresses)) return "sexual";
  return refusePrompt(words);
}
