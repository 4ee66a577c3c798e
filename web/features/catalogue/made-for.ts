import { type PackFacts, packAllows } from "#schema/catalogue/theme.ts";

/** Who a pack is for, in words. */
export function madeFor(pack: Pick<PackFacts, "allowedGenderOrCategory">): string {
  if (packAllows(pack, "NEUTRAL")) return "For everyone";
  return packAllows(pack, "WOMAN") ? "For women" : "For men";
}
