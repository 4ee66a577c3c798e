import { popularThemes, THEMES } from "#schema/catalogue/index.ts";
import { type PackFacts, packAllows, type ThemeFacts } from "#schema/catalogue/theme.ts";
import { USES } from "#schema/catalogue/uses.ts";
import { categoryPath, packPath } from "#schema/site/page-paths.ts";
import type { GenderOrCategory } from "#schema/trainings/training.ts";
import { packCover, themeCover } from "../covers.ts";

/** Whom a pack may be made for, as addresses say it. */
export const WHO = { woman: "WOMAN", man: "MAN", everyone: "NEUTRAL" } as const satisfies Record<
  string,
  GenderOrCategory
>;
export type Who = keyof typeof WHO;
export const WHO_NAMES = Object.keys(WHO) as Who[];

export const publicThemes: readonly ThemeFacts[] = THEMES.filter((theme) => theme.isPublic);

/** Every pack's place in the catalogue, counted from 1: its frame number. */
const NUMBERS = new Map(THEMES.flatMap((theme) => theme.packs).map((pack, index) => [pack, index + 1]));

const whoOf = (pack: PackFacts) => WHO_NAMES.filter((who) => packAllows(pack, WHO[who]));

/** Who a pack is for, in words; null when it is for everyone. */
function limit(pack: PackFacts): string | null {
  const who = whoOf(pack);
  if (who.includes("everyone")) return null;
  return who.includes("woman") ? "For women only" : "For men only";
}

export function packCard(theme: ThemeFacts, pack: PackFacts) {
  return {
    number: NUMBERS.get(pack) ?? 0,
    slug: pack.slug,
    name: pack.name,
    description: pack.description,
    path: packPath(theme.slug, pack.slug),
    cover: packCover(theme.slug, pack.slug),
    who: whoOf(pack),
    limit: limit(pack),
  };
}
export type PackCard = ReturnType<typeof packCard>;

export function themeCard(theme: ThemeFacts) {
  return {
    slug: theme.slug,
    name: theme.name,
    // its first sentence
    line: theme.description.split(/(?<=\.) /, 1)[0] ?? "",
    path: categoryPath(theme.slug),
    cover: themeCover(theme.slug),
    uses: theme.uses,
    packs: theme.packs.length,
  };
}
export type ThemeCard = ReturnType<typeof themeCard>;

/** A theme with all its packs. */
export function themeSheet(theme: ThemeFacts) {
  return { ...themeCard(theme), packs: theme.packs.map((pack) => packCard(theme, pack)) };
}

/** Themes by what they are good for: those mainly for it first, then the most wanted. */
export function themesByUse() {
  const ranked = popularThemes(THEMES.length);
  return USES.map((use) => ({
    ...use,
    themes: ranked
      .filter((theme) => theme.uses.includes(use.slug))
      .toSorted((a, b) => mainly(b, use.slug) - mainly(a, use.slug)),
  }));
}
const mainly = (theme: ThemeFacts, use: string) => Number(theme.uses[0] === use);
