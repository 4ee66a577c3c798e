import { speechCredits } from "#schema/billing/pricing.ts";
import { type Engine, isOffered } from "#schema/operations/operation.ts";
import { speech } from "#schema/operations/speech.ts";

/** Why the connected engine makes no voice speak; null: it does. */
export function whyNoSpeech(engine: Engine): string | null {
  if (isOffered(speech, engine)) return null;
  return isOffered(speech, "provider")
    ? "Voices need an AI provider, and none is connected here."
    : "Voices are not offered: their price is not known.";
}

/** Credits for words of so many characters; null where none speaks. */
export const creditsForWords = (characters: number, engine: Engine): number | null =>
  isOffered(speech, engine) ? speechCredits(speech, characters, engine) : null;
