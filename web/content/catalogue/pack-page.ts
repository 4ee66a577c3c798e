import { findPack, findTheme } from "#schema/catalogue/index.ts";
import { IMAGES_PER_PROMPT, type PackFacts, type ThemeFacts } from "#schema/catalogue/theme.ts";
import { categoryPath, packPath } from "#schema/site/page-paths.ts";
import { SITE } from "#schema/site/site.ts";
import { packCover, shareImage } from "../covers.ts";
import { breadcrumbList, product } from "../structured-data.ts";
import { themeCard, themeSheet } from "./catalogue-cards.ts";
import { PACKS } from "./catalogue-pages.ts";
import { PACK_PRICE, relatedThemes } from "./category-page.ts";
import { shownPortraits } from "./face-plan.server.ts";
import { packShots } from "./pack-shots.server.ts";
import { PACK_QUESTIONS, PACK_STEPS } from "./pack-texts.ts";
import { sampleBefore, samplePortrait } from "./sample-portraits.server.ts";

/** Search engines cut titles after about this many characters, our name at the end included. */
const TITLE_LENGTH = 60 - ` · ${SITE.name}`.length;

/** The longest that still fits; pack names repeat across themes, so the theme's is dropped last. */
function titleOf(theme: ThemeFacts, pack: PackFacts): string {
  const titles = [
    `${pack.name}: ${theme.name} photo pack`,
    `${pack.name}: ${theme.name} pack`,
    `${pack.name}: ${theme.name}`,
    `${pack.name} photo pack`,
  ];
  return titles.find((title) => title.length <= TITLE_LENGTH) ?? pack.name;
}

export function packPage(themeSlug: string, packSlug: string) {
  const theme = findTheme(themeSlug);
  const pack = theme && findPack(theme, packSlug);
  if (!theme?.isPublic || !pack) throw new Error(`no pack is called ${themeSlug}/${packSlug}`);
  const path = packPath(theme.slug, pack.slug);
  const image = shareImage(theme.slug);
  const sample = samplePortrait(theme, pack);
  const crumbs = [PACKS, { name: theme.name, path: categoryPath(theme.slug) }, { name: pack.name, path }];
  const { packs, ...card } = themeSheet(theme);
  return {
    title: titleOf(theme, pack),
    description: `${pack.description} ${PACK_PRICE.pictures} pictures from your own photos.`,
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
    theme: { slug: card.slug, name: card.name, line: card.line, path: card.path },
    pack: packs.find((one) => one.slug === pack.slug)!,
    tried: shownPortraits(`${theme.slug}/${pack.slug}`).map(({ shot }, index) => ({
      shot,
      picture: index === 0 ? { cover: packCover(theme.slug, pack.slug), sample } : null,
    })),
    before: sample && sampleBefore(),
    shots: packShots(theme.slug, pack.slug),
    picturesPerShot: IMAGES_PER_PROMPT,
    others: packs.filter((one) => one.slug !== pack.slug),
    related: relatedThemes(theme, 4).map(themeCard),
    price: PACK_PRICE,
    steps: PACK_STEPS,
    questions: PACK_QUESTIONS,
  };
}
export type PackPage = ReturnType<typeof packPage>;
