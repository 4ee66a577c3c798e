import type { HiddenThemes } from "#schema/catalogue/hidden.ts";
import { ASKED_ONCE, useDeferredQuery } from "../api/use-deferred-query.ts";
import type { CatalogueChange } from "./catalogue-styles.ts";

export interface ChangedCatalogue extends CatalogueChange {
  /** What shows all of it in any list of a page; empty where nothing changed. */
  styles: string;
}

const NONE: ChangedCatalogue = {
  ...{ hidden: new Set<string>(), hiddenPacks: new Set<string>() },
  ...{ order: [], packOrder: [], styles: "" },
};

async function load(): Promise<ChangedCatalogue> {
  const response = await fetch("/api/catalogue/hidden");
  if (!response.ok) throw new Error(String(response.status));
  const { hidden, hiddenPacks, order, packOrder } = (await response.json()) as HiddenThemes;
  const changed = { hidden: new Set(hidden), hiddenPacks: new Set(hiddenPacks), order, packOrder };
  if ([hidden, hiddenPacks, order, packOrder].every(({ length }) => length === 0)) return NONE;
  // few catalogues change, and no first visit carries how they look then; without it pages still know what is hidden
  const looks = await import("./catalogue-styles.ts").catch(() => null);
  return { ...changed, styles: looks?.stylesFor(changed) ?? "" };
}

/**
 * Asked once a page load. Where the answer cannot be had, the page stays as it was built: the server refuses all the same
 * what is hidden.
 */
export function useChangedCatalogue(): ChangedCatalogue {
  const read = useDeferredQuery(() => ({ queryKey: ["hidden-themes"], queryFn: load, ...ASKED_ONCE }));
  return read?.data ?? NONE;
}

/** Themes that were hidden after these pages were built, by slug. */
export const useHiddenThemes = (): ReadonlySet<string> => useChangedCatalogue().hidden;
