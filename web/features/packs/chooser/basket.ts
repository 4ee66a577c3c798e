import { findPack, findTheme } from "#schema/catalogue/index.ts";
import type { PackFacts, ThemeFacts } from "#schema/catalogue/theme.ts";
import { MAX_PACKS_PER_ORDER } from "#schema/limits.ts";
import { countPacks, type PackSelection } from "#schema/pictures/pack-order.ts";
import type { CatalogueChange } from "#web/lib/catalogue/catalogue-styles.ts";

/** Repeated in the address: "theme/pack" for each pack to be made, so twice for two of one. */
const NAME = "pack";

/** The id of the form with what is in the basket. */
export const ORDER_ID = "order";

export type Place = Pick<PackSelection, "themeSlug" | "packSlug">;

/** A pack to be made, with what is known of it. */
export interface BasketItem extends PackSelection {
  theme: ThemeFacts;
  pack: PackFacts;
}

export const isSame = (a: Place, b: Place) => a.themeSlug === b.themeSlug && a.packSlug === b.packSlug;

/** What an address asks for, as far as the catalogue has it and one order may hold it. */
export function readBasket(address: URLSearchParams): BasketItem[] {
  let basket: BasketItem[] = [];
  for (const value of address.getAll(NAME)) {
    const [themeSlug = "", packSlug = ""] = value.split("/");
    const theme = findTheme(themeSlug);
    const pack = theme?.isPublic ? findPack(theme, packSlug) : undefined;
    if (!theme || !pack || countPacks(basket) >= MAX_PACKS_PER_ORDER) continue;
    const place = { themeSlug: theme.slug, packSlug: pack.slug };
    const known = basket.find((one) => isSame(one, place));
    basket = known
      ? basket.map((one) => (one === known ? { ...one, quantity: one.quantity + 1 } : one))
      : [...basket, { ...place, quantity: 1, theme, pack }];
  }
  return basket;
}

/** Without what staff have hidden since the page was built: an order with it would be refused. */
export function stillShown(
  basket: readonly BasketItem[],
  { hidden, hiddenPacks }: Pick<CatalogueChange, "hidden" | "hiddenPacks">,
): BasketItem[] {
  return basket.filter(
    ({ themeSlug, packSlug }) => !hidden.has(themeSlug) && !hiddenPacks.has(`${themeSlug}/${packSlug}`),
  );
}

/** The theme an address names first, alone or with one of its packs; null: none. */
export function firstTheme(address: URLSearchParams): string | null {
  return findTheme(address.get(NAME)?.split("/")[0] ?? "")?.slug ?? null;
}

/** The address of a basket; whatever else stood there stays. */
export function writeBasket(basket: readonly PackSelection[], before = new URLSearchParams()) {
  const after = new URLSearchParams(before);
  after.delete(NAME);
  for (const { themeSlug, packSlug, quantity } of basket)
    for (let n = 0; n < quantity; n++) after.append(NAME, `${themeSlug}/${packSlug}`);
  return after;
}

/** The same selections with so many of this one; none takes it out. */
export function setQuantity(
  basket: readonly PackSelection[],
  place: Place,
  quantity: number,
): PackSelection[] {
  const { themeSlug, packSlug } = place;
  if (!basket.some((one) => isSame(one, place))) return [...basket, { themeSlug, packSlug, quantity }];
  return basket
    .map((one) => (isSame(one, place) ? { ...one, quantity } : one))
    .filter((one) => one.quantity > 0);
}
