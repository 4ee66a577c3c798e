import { formatMoney } from "#schema/billing/money.ts";
import { firstResult } from "#schema/billing/offers.ts";
import { CREDIT_PACKS, CURRENCY } from "#schema/billing/plans.ts";
import { PACK_CREDITS, PACK_IMAGE_CREDITS, TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { findPack, findTheme, THEMES, type ThemeSlug } from "#schema/catalogue/index.ts";
import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import { categoryPath, packPath } from "#schema/site/page-paths.ts";
import { SITE, SITE_DESCRIPTION } from "#schema/site/site.ts";
import { findTool } from "#schema/site/tools.ts";
import { TRAINING_PHOTOS } from "#schema/trainings/training.ts";
import { answersTo } from "../answers.ts";
import { triedPacks } from "../catalogue/category-page.ts";
import { mostGenerated } from "../catalogue/most-generated.ts";
import { sampleBefore, samplePortrait, TRIED_THEMES } from "../catalogue/sample-portraits.server.ts";
import { packCover, shareImage, themeCover } from "../covers.ts";
import { organization, website } from "../structured-data.ts";
import { readyFirst, tagOf } from "../tool-status.ts";
import { toolCard } from "./tool-page.ts";

/** How many themes the home page shows with their packs; the others are named. */
const SHOWN_THEMES = 5;

function frame([themeSlug, packSlug]: readonly [string, string]) {
  const theme = findTheme(themeSlug);
  const pack = theme && findPack(theme, packSlug);
  if (!theme || !pack) throw new Error(`there is no pack ${themeSlug}/${packSlug}`);
  // on film a frame is dark until its picture is there; beside its name, or called by it, it needs no other words
  const picture = { ...packCover(theme.slug, pack.slug), placeholder: null, alt: "" };
  return { path: packPath(theme.slug, pack.slug), name: pack.name, picture };
}

/** What the home page sets apart: the fields a tool card has, with a picture of ours. */
function featured() {
  const headshots = findTheme("professional-headshots")!;
  const cover = (theme: ThemeSlug) => ({ ...themeCover(theme), alt: "" });
  return [
    {
      title: "Headshots",
      description:
        "For a profile, a badge or a casting call: five packs with soft light and plain backdrops.",
      image: cover("professional-headshots"),
      sample: samplePortrait(headshots, headshots.packs[0]!),
      url: categoryPath("professional-headshots"),
      infoLink: "/use-cases/professional-headshots",
      highlight: "Ready today",
      type: "image",
    },
    {
      title: "Virtual People",
      description: "Someone who does not exist, the same in every picture, for stories and campaigns.",
      image: cover("cosplay"),
      sample: null,
      url: findTool("virtual-people").path,
      infoLink: "/guides/trained-models/using-models",
      highlight: tagOf(findTool("virtual-people")) ?? "Ready today",
      type: "image",
    },
    {
      title: "Video Packs",
      description: "One film of you around one idea: its scenes written, filmed and joined.",
      image: cover("nightlife"),
      sample: null,
      url: findTool("video-packs").path,
      infoLink: "/tools/info/ai-video-generator",
      highlight: tagOf(findTool("video-packs")) ?? "Ready today",
      type: "video",
    },
  ] as const;
}

/** What people ask before they register, answered in the FAQ. */
const ASKED_FIRST = [
  "How many photos do I need?",
  "Who can see my photos and pictures?",
  "How long does a training take?",
  "What happens when something fails?",
  "Can others tell that a picture was made with AI?",
];

/** What the least one can pay brings somebody new. */
function firstOffer() {
  const pack = CREDIT_PACKS[0]!;
  const { portraits } = firstResult(pack.credits)!;
  return { price: formatMoney(pack.cents, CURRENCY), portraits };
}

export function homePage() {
  const shown = mostGenerated(SHOWN_THEMES);
  return {
    title: `${SITE.name}: portraits from photos you already have`,
    description: SITE_DESCRIPTION,
    path: "/",
    image: shareImage(),
    jsonLd: [organization(), website()],
    photos: { advised: TRAINING_PHOTOS.advised, max: TRAINING_PHOTOS.max },
    picturesInPack: IMAGES_PER_PACK,
    firstOffer: firstOffer(),
    before: sampleBefore(),
    tried: Object.entries(TRIED_THEMES).map(([slug, name]) => ({
      slug,
      name,
      packs: triedPacks(findTheme(slug)!),
    })),
    featured: featured(),
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
    selfieDays: RETENTION_DAYS.selfies,
    freeTools: readyFirst(
      ["background-removal", "image-upscale", "restore-photos", "image-generation-flux"].map(findTool),
    ).map(toolCard),
    questions: answersTo(ASKED_FIRST),
  };
}
export type HomePageData = ReturnType<typeof homePage>;
