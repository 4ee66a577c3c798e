import { changedCatalogue } from "#db/queries/library/catalogue.ts";
import type { HiddenThemes } from "#schema/catalogue/hidden.ts";
import type { Deps } from "../../deps.ts";

/** Themes and packs whose row says that nobody is to see them, and the order staff gave: nearly always none. */
export async function listHiddenThemes({ db }: Deps): Promise<HiddenThemes> {
  const [changed] = await db.read([changedCatalogue(db)] as const);
  return changed;
}
