import { findTheme } from "#schema/catalogue/index.ts";
import { type PackFacts, packId } from "#schema/catalogue/theme.ts";
import type { PackSelection } from "#schema/pictures/pack-order.ts";
import { AppError } from "../app-error.ts";

export interface SelectedPack {
  promptPackId: string;
  pack: PackFacts;
  quantity: number;
}

/** What was selected, from the catalogue, in its order. @throws PACK_UNKNOWN where one is not in it or not public. */
export function findPacks(selections: readonly PackSelection[]): SelectedPack[] {
  return selections.map(({ themeSlug, packSlug, quantity }) => {
    const theme = findTheme(themeSlug);
    const pack = theme?.packs.find(({ slug }) => slug === packSlug);
    if (!theme?.isPublic || !pack) throw new AppError("PACK_UNKNOWN");
    return { promptPackId: packId(theme.slug, pack.slug), pack, quantity };
  });
}

/** "Neon Noir", "Neon Noir and 2 more". */
export function nameOrder(packs: readonly SelectedPack[]): string {
  const names = [...new Set(packs.map(({ pack }) => pack.name))];
  return names.length > 1 ? `${names[0]} and ${names.length - 1} more` : names.join();
}
