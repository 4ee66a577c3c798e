import { hiddenThemes } from "#db/queries/library/catalogue.ts";
import type { Deps } from "../../deps.ts";

/** Themes whose row says that nobody is to see them, by slug: nearly always none. */
export function listHiddenThemes({ db }: Deps): Promise<string[]> {
  return hiddenThemes(db);
}
