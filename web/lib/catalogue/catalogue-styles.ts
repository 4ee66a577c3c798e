/** What staff changed after these pages were built. */
export interface CatalogueChange {
  /** Slugs of themes. */
  hidden: ReadonlySet<string>;
  /** As "theme/pack". */
  hiddenPacks: ReadonlySet<string>;
  order: readonly string[];
  packOrder: readonly string[];
}

const isSlug = (slug: string) => /^[a-z0-9-]+$/.test(slug);
const isPack = (id: string) => /^[a-z0-9-]+\/[a-z0-9-]+$/.test(id);
const toPack = (id: string) => `a[href="/prompt-packs/pack/${id}"]`;
const toTheme = (slug: string) => `a[href="/categories/${slug}"]`;

/**
 * Styles that take out every way to what is hidden, and put lists into the order staff gave, wherever a page has them.
 * Slugs are ours, and harmless in a selector.
 */
export function stylesFor({ hidden, hiddenPacks, order, packOrder }: CatalogueChange): string {
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
