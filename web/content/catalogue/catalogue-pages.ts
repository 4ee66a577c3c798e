import { PACK_CREDITS } from "#schema/billing/pricing.ts";
import { popularThemes } from "#schema/catalogue/index.ts";
import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import { USES } from "#schema/catalogue/uses.ts";
import { formatCredits } from "#web/lib/format.ts";
import { shareImage } from "../covers.ts";
import { breadcrumbList, type Crumb } from "../structured-data.ts";
import { publicThemes, themeCard, themeSheet, themesByUse } from "./catalogue-cards.ts";

export const CATEGORIES: Crumb = { name: "Categories", path: "/categories" };
export const PACKS: Crumb = { name: "Prompt packs", path: "/prompt-packs" };

/** How many themes the overview of packs opens with. */
const SOUGHT_AFTER = 4;

const packCount = publicThemes.reduce((count, theme) => count + theme.packs.length, 0);
const uses = USES.map(({ slug, name }) => ({ slug, name }));

function head(input: { title: string; description: string; crumbs: readonly Crumb[] }) {
  return {
    ...input,
    path: input.crumbs.at(-1)!.path,
    image: shareImage(),
    jsonLd: [breadcrumbList(input.crumbs)],
  };
}

export function categoriesPage() {
  return {
    ...head({
      title: "Portrait categories by occasion",
      description: `${publicThemes.length} themes of portraits from your own photos, sorted by occasion: work, dating, weddings, costume, travel and rest.`,
      crumbs: [CATEGORIES],
    }),
    groups: themesByUse().map((use) => ({ ...use, themes: use.themes.map(themeCard) })),
    count: publicThemes.length,
  };
}
export type CategoriesPage = ReturnType<typeof categoriesPage>;

export function allCategoriesPage() {
  return {
    ...head({
      title: `All ${publicThemes.length} portrait categories`,
      description: `Every portrait theme in one list, from actor headshots to yearbook. Search by name or mood, or choose by occasion and by who the pictures are of.`,
      crumbs: [CATEGORIES, { name: "All", path: "/categories/all" }],
    }),
    uses,
    themes: publicThemes.map((theme) => {
      const { packs, ...card } = themeSheet(theme);
      return {
        ...card,
        description: theme.description,
        who: [...new Set(packs.flatMap((pack) => pack.who))],
        packs: packs.map((pack) => pack.name),
      };
    }),
  };
}
export type AllCategoriesPage = ReturnType<typeof allCategoriesPage>;

export function promptPacksPage() {
  return {
    ...head({
      title: "Prompt packs: photoshoots of you",
      description: `A prompt pack is a photoshoot without the studio: one mood, one light, ${IMAGES_PER_PACK} pictures of you for ${formatCredits(PACK_CREDITS)}. Choose from ${packCount}.`,
      crumbs: [PACKS],
    }),
    picturesInPack: IMAGES_PER_PACK,
    sought: popularThemes(SOUGHT_AFTER).map(themeSheet),
    groups: themesByUse().map((use) => ({
      ...use,
      packs: use.themes.reduce((count, theme) => count + theme.packs.length, 0),
      themes: use.themes.map(({ slug, name }) => ({ slug, name })),
      covers: use.themes.slice(0, 3).map((theme) => themeCard(theme).cover),
    })),
    count: packCount,
  };
}
export type PromptPacksPage = ReturnType<typeof promptPacksPage>;

export function allPromptPacksPage() {
  return {
    ...head({
      title: `All ${packCount} prompt packs`,
      description: `Every pack of portraits in one place, by theme. Search for a mood, a place or a decade, or filter by occasion and by who the pictures are of.`,
      crumbs: [PACKS, { name: "All", path: "/prompt-packs/all" }],
    }),
    uses,
    themes: publicThemes.map(themeSheet),
    count: packCount,
  };
}
export type AllPromptPacksPage = ReturnType<typeof allPromptPacksPage>;

export function choosePackPage() {
  return {
    ...head({
      title: "Choose a prompt pack in three steps",
      description: `Say who the pictures are of and what they are for, and see the packs that fit. Each one makes ${IMAGES_PER_PACK} portraits in one mood and one light.`,
      crumbs: [PACKS, { name: "Choose", path: "/prompt-packs/pack" }],
    }),
    groups: themesByUse().map(({ themes, ...use }) => ({
      ...use,
      themes: themes.map(({ slug }) => slug),
    })),
    themes: publicThemes.map((theme) => {
      const sheet = themeSheet(theme);
      return {
        slug: sheet.slug,
        name: sheet.name,
        path: sheet.path,
        cover: sheet.cover,
        packs: sheet.packs.map(({ name, path, description, limit, who }) => ({
          name,
          path,
          description,
          limit,
          who,
        })),
      };
    }),
  };
}
export type ChoosePackPage = ReturnType<typeof choosePackPage>;
