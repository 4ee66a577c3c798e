import { formatMoney } from "#schema/billing/money.ts";
import { offerLabel } from "#schema/billing/offers.ts";
import { CREDIT_PACKS, CURRENCY } from "#schema/billing/plans.ts";
import { PACK_CREDITS, PACK_IMAGE_CREDITS, TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { findPack, findTheme, THEMES, type ThemeSlug } from "#schema/catalogue/index.ts";
import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import { categoryPath, packPath } from "#schema/site/pages.ts";
import { SITE } from "#schema/site/site.ts";
import { findTool } from "#schema/site/tools.ts";
import { SELFIE_RETENTION_DAYS, TRAINING_PHOTOS } from "#schema/trainings/training.ts";
import { answersTo } from "../answers.ts";
import { triedPacks } from "../catalogue/category-page.ts";
import { mostGenerated } from "../catalogue/most-generated.ts";
import { packCover, shareImage, themeCover } from "../covers.ts";
import { organization, website } from "../structured-data.ts";
import { readyFirst, tagOf } from "../tool-status.ts";
import { toolCard } from "./tool-page.ts";

/** How many themes the home page shows with their packs; the others are named. */
const SHOWN_THEMES = 5;

/** What visitors see themselves in first, unlike each other, with the short names that fit beside each other on a phone. */
const TRIED_THEMES = {
  "film-noir": "Film noir",
  "professional-headshots": "Headshot",
  cyberpunk: "Cyberpunk",
  glamour: "Glamour",
  "retro-vintage": "Retro",
} as const satisfies Partial<Record<ThemeSlug, string>>;

function frame([themeSlug, packSlug]: readonly [string, string]) {
  const theme = findTheme(themeSlug);
  const pack = theme && findPack(theme, packSlug);
  if (!theme || !pack) throw new Error(`there is no pack ${themeSlug}/${packSlug}`);
  // on film a frame is dark until its picture is there; beside its name, or called by it, it needs no other words
  const picture = { ...packCover(theme.slug, pack.slug), placeholder: null, alt: "" };
  return { path: packPath(theme.slug, pack.slug), name: pack.name, picture };
}

/** What the home page sets apart: the fields a tool card has, with a picture of ours. */
const FEATURED = [
  {
    title: "Headshots",
    description:
      "For a profile, a badge or a casting call: five packs with clean light and business clothes.",
    image: themeCover("professional-headshots"),
    url: categoryPath("professional-headshots"),
    infoLink: "/use-cases/professional-headshots",
    highlight: "Ready today",
    type: "image",
  },
  {
    title: "Virtual People",
    description: "Someone who does not exist, the same in every picture, for stories and campaigns.",
    image: themeCover("cosplay"),
    url: findTool("virtual-people").path,
    infoLink: "/tools/info/ai-image-generator",
    highlight: tagOf(findTool("virtual-people")) ?? "Ready today",
    type: "image",
  },
  {
    title: "Video Packs",
    description: "A set of short films of you around one idea, ready to cut together.",
    image: themeCover("nightlife"),
    url: findTool("video-packs").path,
    infoLink: "/tools/info/ai-video-generator",
    highlight: tagOf(findTool("video-packs")) ?? "Ready today",
    type: "video",
  },
] as const;

/** What people ask before they register, answered in the FAQ. */
const ASKED_FIRST = [
  "How many photos do I need?",
  "Who can see my photos and pictures?",
  "How long does a training take?",
  "What happens when something fails?",
  "Can others tell that a picture was made with AI?",
];

/** What the least one can pay brings somebody new. */
function firstOffer(): string {
  const pack = CREDIT_PACKS[0]!;
  return `${formatMoney(pack.cents, CURRENCY)}: ${offerLabel(pack.credits)}`;
}

export function homePage() {
  const shown = mostGenerated(SHOWN_THEMES);
  return {
    title: `${SITE.name}: portraits from photos you already have`,
    description: SITE.description,
    path: "/",
    image: shareImage(),
    jsonLd: [organization(), website()],
    photos: { advised: TRAINING_PHOTOS.advised, max: TRAINING_PHOTOS.max },
    picturesInPack: IMAGES_PER_PACK,
    firstOffer: firstOffer(),
    tried: Object.entries(TRIED_THEMES).map(([slug, name]) => ({
      slug,
      name,
      packs: triedPacks(findTheme(slug)!),
    })),
    featured: FEATURED,
    themes: shown.map((theme) => ({
      name: theme.name,
      description: theme.description,
      path: categoryPath(theme.slug),
      packs: theme.packs.map((pack) => frame([theme.slug, pack.slug])),
    })),
    otherThemes: THEMES.filter((theme) => theme.isPublic && !shown.includes(theme)).map((theme) => ({
      name: theme.name,
      path: categoryPath(theme.slug),
    })),
    prices: [
      { what: "Training a model", credits: TRAINING_CREDITS, note: "Once per person" },
      {
        what: `A pack of ${IMAGES_PER_PACK} pictures`,
        credits: PACK_CREDITS,
        note: `${PACK_IMAGE_CREDITS} credits a picture`,
      },
    ],
    selfieDays: SELFIE_RETENTION_DAYS,
    freeTools: readyFirst(
      ["background-removal", "image-upscale", "restore-photos", "image-generation-flux"].map(findTool),
    ).map(toolCard),
    questions: answersTo(ASKED_FIRST),
  };
}
export type HomePageData = ReturnType<typeof homePage>;
