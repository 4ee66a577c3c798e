import { findPack, findTheme, THEMES } from "#schema/catalogue/index.ts";
import type { PackFacts, ThemeFacts } from "#schema/catalogue/theme.ts";
import { categoryPath, packPath } from "#schema/pages.ts";
import { shareImage } from "./covers.ts";
import { breadcrumbList, product } from "./structured-data.ts";

const themes = THEMES.filter((theme) => theme.isPublic);
const CATEGORIES = { name: "Categories", path: "/categories" };

function packCard(theme: ThemeFacts, pack: PackFacts) {
  return {
    slug: pack.slug,
    theme: theme.slug,
    themeName: theme.name,
    name: pack.name,
    description: pack.description,
    allowed: pack.allowedGenderOrCategory,
    path: packPath(theme.slug, pack.slug),
  };
}

function themeCard(theme: ThemeFacts) {
  return {
    slug: theme.slug,
    name: theme.name,
    description: theme.description,
    path: categoryPath(theme.slug),
    packs: theme.packs.map((pack) => packCard(theme, pack)),
  };
}
export type ThemeCard = ReturnType<typeof themeCard>;

export function categoriesPage(path: "/categories" | "/categories/all") {
  const crumbs = path === "/categories" ? [CATEGORIES] : [CATEGORIES, { name: "All", path }];
  return {
    title: path === "/categories" ? "Categories" : "All categories",
    description:
      "Thirty themes of portraits, from headshots to film noir, each with five packs of twenty pictures.",
    path,
    image: shareImage(),
    crumbs,
    jsonLd: [breadcrumbList(crumbs)],
    themes: themes.map(themeCard),
  };
}

export function packsPage(path: "/prompt-packs" | "/prompt-packs/all" | "/prompt-packs/pack") {
  const crumbs = [{ name: "Prompt packs", path: "/prompt-packs" }];
  return {
    title: {
      "/prompt-packs": "Prompt packs",
      "/prompt-packs/all": "All prompt packs",
      "/prompt-packs/pack": "Choose a pack",
    }[path],
    description: `Every pack makes twenty pictures of you in one mood and one light. (${path})`,
    path,
    image: shareImage(),
    crumbs,
    jsonLd: [breadcrumbList(crumbs)],
    packs: themes.flatMap((theme) => theme.packs.map((pack) => packCard(theme, pack))),
  };
}

export function categoryPage(slug: string) {
  const theme = findTheme(slug);
  if (!theme?.isPublic) throw new Error(`no theme is called ${slug}`);
  const path = categoryPath(slug);
  const crumbs = [CATEGORIES, { name: theme.name, path }];
  const image = shareImage(slug);
  return {
    ...theme.seo,
    path,
    image,
    crumbs,
    jsonLd: [
      breadcrumbList(crumbs),
      product({ name: theme.name, description: theme.description, path, image: image.path }),
    ],
    theme: themeCard(theme),
  };
}

export function packPage(themeSlug: string, packSlug: string) {
  const theme = findTheme(themeSlug);
  const pack = theme && findPack(theme, packSlug);
  if (!theme?.isPublic || !pack) throw new Error(`no pack is called ${themeSlug}/${packSlug}`);
  const path = packPath(theme.slug, pack.slug);
  const image = shareImage(theme.slug);
  const crumbs = [
    CATEGORIES,
    { name: theme.name, path: categoryPath(theme.slug) },
    { name: pack.name, path },
  ];
  return {
    title: `${pack.name}: ${theme.name} photo pack`,
    description: pack.description,
    path,
    image,
    crumbs,
    jsonLd: [
      breadcrumbList(crumbs),
      product({
        name: `${pack.name}, ${theme.name}`,
        description: pack.description,
        path,
        image: image.path,
      }),
    ],
    pack: packCard(theme, pack),
    theme: themeCard(theme),
  };
}
