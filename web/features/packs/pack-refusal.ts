import { type PackFacts, packAllows } from "#schema/catalogue/theme.ts";
import type { GenderOrCategory } from "#schema/trainings/training.ts";

const MADE_FOR: Record<GenderOrCategory, string> = { WOMAN: "women", MAN: "men", NEUTRAL: "anyone" };
const MODEL: Record<GenderOrCategory, string> = { WOMAN: "a woman", MAN: "a man", NEUTRAL: "neutral" };

/** Why a model may not use a pack, in words; null when it may. */
export function packRefusal(
  pack: Pick<PackFacts, "allowedGenderOrCategory">,
  who: GenderOrCategory,
): string | null {
  if (packAllows(pack, who)) return null;
  const made = pack.allowedGenderOrCategory.map((one) => MADE_FOR[one]).join(" and ");
  return `Made for ${made} only; this model is ${MODEL[who]}.`;
}
