import { PACK_CREDITS, PACK_IMAGE_CREDITS } from "#schema/billing/pricing.ts";
import { findPack, findTheme, popularThemes, THEMES } from "#schema/catalogue/index.ts";
import { IMAGES_PER_PACK, type ThemeFacts } from "#schema/catalogue/theme.ts";
import { USES } from "#schema/catalogue/uses.ts";
import { categoryPath, packPath } from "#schema/site/page-paths.ts";
import { formatCredits } from "#web/lib/format.ts";
import { packCover, shareImage } from "../covers.ts";
import { breadcrumbList, product } from "../structured-data.ts";
import { themeCard, themeSheet } from "./catalogue-cards.ts";
import { CATEGORIES } from "./catalogue-pages.ts";
import { shownPortraits } from "./face-plan.server.ts";
import { sampleBefore, samplePortrait } from "./sample-portraits.server.ts";
import { TIPS } from "./use-tips.ts";

/** How many themes stand next to one. */
const RELATED = 4;

/** What a pack is and costs, in words. */
export const PACK_PRICE = {
  pictures: IMAGES_PER_PACK,
  whole: formatCredits(PACK_CREDITS),
  picture: formatCredits(PACK_IMAGE_CREDITS),
};

/** Themes that are good for the same things: those that share most, then the most wanted. */
export function relatedThemes(theme: ThemeFacts, count: number) {
  const shared = ({ uses }: ThemeFacts) => uses.filter((use) => theme.uses.includes(use)).length;
  return popularThemes(THEMES.length)
    .filter((other) => other !== theme && shared(other) > 0)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, count);
}

export function categoryPage(slug: string) {
  const theme = findTheme(slug);
  if (!theme?.isPublic) throw new Error(`no theme is called ${slug}`);
  const path = categoryPath(slug);
  const crumbs = [CATEGORIES, { name: theme.name, path }];
  const image = shareImage(slug);
  const sheet = themeSheet(theme);
  const tried = triedPacks(theme);
  return {
    ...theme.seo,
    path,
    image,
    crumbs,
    jsonLd: [
      breadcrumbList(crumbs),
      product({ name: theme.name, description: theme.description, path, image: image.path }),
    ],
    number: THEMES.indexOf(theme) + 1,
    theme: { ...sheet, description: theme.description },
    tried,
    before: tried.some(({ sample }) => sample) ? sampleBefore() : null,
    who: whoFor(sheet.packs.map((pack) => pack.limit)),
    uses: USES.filter((use) => theme.uses.includes(use.slug)).map((use) => ({
      slug: use.slug,
      name: use.name,
    })),
    tips: TIPS[theme.uses[0]],
    related: relatedThemes(theme, RELATED).map(themeCard),
    price: PACK_PRICE,
  };
}
export type CategoryPage = ReturnType<typeof categoryPage>;

/** The packs in which a visitor can see themselves on a theme's page; none where nobody is drawn. */
export function triedPacks(theme: ThemeFacts) {
  const packs = shownPortraits(theme.slug).map(({ pack }) => findPack(theme, pack)!);
  return packs.map((pack) => ({
    name: pack.name,
    path: packPath(theme.slug, pack.slug),
    cover: packCover(theme.slug, pack.slug),
    sample: samplePortrait(theme, pack),
  }));
}

/** Who a theme's packs are for, in one sentence. */
function whoFor(limits: readonly (string | null)[]): string {
  const some = [...new Set(limits.filter((limit) => limit !== null))];
  if (some.length === 0) return "All packs are for everyone.";
  if (some.length === 1 && !limits.includes(null)) return `These packs are made ${some[0]!.toLowerCase()}.`;
  return "Most packs are for everyone. Packs only for women or only for men say so.";
}
