import { findShownPicture, listShownShowcases } from "#db/queries/library/showcases.ts";
import type { ThemeShowcases } from "#schema/catalogue/showcases.ts";
import type { Deps } from "../../deps.ts";
import { readForAnyone } from "../read-for-anyone.ts";

const MAX_SHOWN = 100;

/** Pictures people offered for the packs of a theme, as everybody sees them. */
export async function listThemeShowcases(deps: Deps, theme: string): Promise<ThemeShowcases> {
  const [found] = await readForAnyone(deps, listShownShowcases(deps.db, { theme, limit: MAX_SHOWN }));
  const shown = new Set(found.all.map(({ id }) => id));
  return { all: found.all, chosen: found.chosen.filter((id) => shown.has(id)) };
}

/** The object of one of them; asked for each time, so that nothing is given out once it is withdrawn. */
export async function openShowcase(deps: Deps, id: string): Promise<string | null> {
  const [[found]] = await readForAnyone(deps, findShownPicture(deps.db, id));
  return found?.key ?? null;
}
