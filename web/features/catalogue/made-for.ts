import { type PackFacts, packAllows } from "#schema/catalogue/theme.ts";

/** Who a pack is for, in words; null when it is for everyone. */
export function madeFor(pack: Pick<PackFacts, "allowedGenderOrCategory">): string | null {
  if (packAllows(pack, "NEUTRAL")) return null;
  return packAllows(pack, "WOMAN") ? "For women only" : "For men only";
}
