import type { ErrorCode } from "../errors.ts";
import type { PromptRefusal } from "./refusals/codes.ts";
import { namesKnownPerson } from "./refusals/named-people.ts";
import { foldText, readings } from "./refusals/plain-text.ts";
import { HARMLESS } from "./refusals/sexual.ts";
import { namesYoungAge, SUGGESTIVE, YOUNG } from "./refusals/young.ts";
import { refusePrompt } from "./refuse-prompt.ts";

/** Why words are refused where a real person is put into a picture, and what its owner is told. */
export const LIKENESS_REFUSALS = {
  sexual: "LIKENESS_SEXUAL",
  young: "LIKENESS_YOUNG",
  public_figure: "LIKENESS_PUBLIC_FIGURE",
} as const satisfies Record<PromptRefusal, ErrorCode>;

/** Taking off what somebody wears next to the skin. */
const UNDRESS =
  /\b(?:remove|erase|delete|take off|takes off|taking off|get rid of|strip|rip|without|no more|lose)\b.{0,30}\b(?:cloth(?:es|ing)|dress|outfit|t ?shirt|shirt|blouse|top|pants|trousers|jeans|shorts|skirt|bra|underwear|lingerie|bikini|swimsuit)\b/;

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
  if (has(SUGGESTIVE) || texts.some((text) => UNDRESS.test(text))) return "sexual";
  return refusePrompt(words);
}
