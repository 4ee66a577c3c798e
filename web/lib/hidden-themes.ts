import type { HiddenThemes } from "#schema/catalogue/hidden.ts";
import { ASKED_ONCE, useDeferredQuery } from "./api/use-deferred-query.ts";

/** What staff changed after these pages were built. */
export interface ChangedCatalogue {
  /** Slugs of themes. */
  hidden: ReadonlySet<string>;
  /** As "theme/pack". */
  hiddenPacks: ReadonlySet<string>;
  order: readonly string[];
  packOrder: readonly string[];
}

const NONE: ChangedCatalogue = { hidden: new Set(), hiddenPacks: new Set(), order: [], packOrder: [] };

async function load(): Promise<ChangedCatalogue> {
  const response = await fetch("/api/catalogue/hidden");
  if (!response.ok) throw new Error(`answered ${response.status}`);
  const { hidden, hiddenPacks, order, packOrder } = (await response.json()) as HiddenThemes;
  return { hidden: new Set(hidden), hiddenPacks: new Set(hiddenPacks), order, packOrder };
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

const isSlug = (slug: string) => /^[a-z0-9-]+$/.test(slug);
const isPack = (id: string) => /^[a-z0-9-]+\/[a-z0-9-]+$/.test(id);
const toPack = (id: string) => `a[href="/prompt-packs/pack/${id}"]`;
const toTheme = (slug: string) => `a[href="/categories/${slug}"]`;

/**
 * Styles that take out every way to what is hidden, and put lists into the order staff gave, wherever a page has them.
 * Slugs are ours, and harmless in a selector.
 */
export function stylesFor({ hidden, hiddenPacks, order, packOrder }: ChangedCatalogue): string {
  const themes = Array.from(hidden)
    .filter(isSlug)
    .flatMap((slug) => {
      const links = [toTheme(slug), `a[href^="/prompt-packs/pack/${slug}/"]`];
      return [
        ...links,
        ...links.map((link) => `li:has(${link})`),
        `section[aria-labelledby="${slug}-packs"]`,
      ];
    });
  const packs = Array.from(hiddenPacks)
    .filter(isPack)
    .flatMap((id) => [toPack(id), `li:has(${toPack(id)})`]);
  const selectors = [...themes, ...packs];
  const rules = [
    ...(selectors.length > 0 ? [`:is(${selectors.join(", ")}) { display: none !important; }`] : []),
    ...order
      .filter(isSlug)
      .map((slug, place) => `li:has(> ${toTheme(slug)}, > * > ${toTheme(slug)}) { order: ${place}; }`),
    ...packOrder
      .filter(isPack)
      .map((id, place) => `li:has(> ${toPack(id)}, > * > ${toPack(id)}) { order: ${place}; }`),
  ];
  return rules.join("\n");
}
