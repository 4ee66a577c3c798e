import { changedCatalogue } from "#db/queries/packs/catalogue.ts";
import type { HiddenThemes } from "#schema/catalogue/hidden.ts";
import type { Deps } from "../../deps.ts";
import { readForAnyone } from "../read-for-anyone.ts";

/** Themes and packs whose row says that nobody is to see them, and the order staff gave: nearly always none. */
export async function listHiddenThemes(deps: Deps): Promise<HiddenThemes> {
  const [changed] = await readForAnyone(deps, changedCatalogue(deps.db));
  return changed;
}
