import type { PackFacts, ThemeFacts } from "./theme.ts";
import { actorHeadshots } from "./themes/actor-headshots.ts";
import { beach } from "./themes/beach.ts";
import { boudoir } from "./themes/boudoir.ts";
import { celebrity } from "./themes/celebrity.ts";
import { ceoHeadshots } from "./themes/ceo-headshots.ts";
import { cosplay } from "./themes/cosplay.ts";
import { creativeArtist } from "./themes/creative-artist.ts";
import { cyberpunk } from "./themes/cyberpunk.ts";
import { filmNoir } from "./themes/film-noir.ts";
import { fitness } from "./themes/fitness.ts";
import { glamour } from "./themes/glamour.ts";
import { holidaySeasonal } from "./themes/holiday-seasonal.ts";
import { keynoteSpeaker } from "./themes/keynote-speaker.ts";
import { lingerie } from "./themes/lingerie.ts";
import { luxuryLifestyle } from "./themes/luxury-lifestyle.ts";
import { maternity } from "./themes/maternity.ts";
import { mobster } from "./themes/mobster.ts";
import { modelHeadshots } from "./themes/model-headshots.ts";
import { nightlife } from "./themes/nightlife.ts";
import { officeHeadshots } from "./themes/office-headshots.ts";
import { preWedding } from "./themes/pre-wedding.ts";
import { professionalHeadshots } from "./themes/professional-headshots.ts";
import { realestateAgentHeadshots } from "./themes/realestate-agent-headshots.ts";
import { retroVintage } from "./themes/retro-vintage.ts";
import { spiritual } from "./themes/spiritual.ts";
import { streetStyle } from "./themes/street-style.ts";
import { tinder } from "./themes/tinder.ts";
import { travel } from "./themes/travel.ts";
import { wedding } from "./themes/wedding.ts";
import { yearbook } from "./themes/yearbook.ts";

const themes = [
  actorHeadshots,
  beach,
  boudoir,
  celebrity,
  ceoHeadshots,
  cosplay,
  creativeArtist,
  cyberpunk,
  filmNoir,
  fitness,
  glamour,
  holidaySeasonal,
  keynoteSpeaker,
  lingerie,
  luxuryLifestyle,
  maternity,
  mobster,
  modelHeadshots,
  nightlife,
  officeHeadshots,
  preWedding,
  professionalHeadshots,
  realestateAgentHeadshots,
  retroVintage,
  spiritual,
  streetStyle,
  tinder,
  travel,
  wedding,
  yearbook,
] as const satisfies readonly ThemeFacts[];

export type ThemeSlug = (typeof themes)[number]["slug"];

/** Every theme in catalogue order: the one list that pages, seeds, routes and tests derive from. */
export const THEMES: readonly ThemeFacts[] = themes;

/**
 * The themes with the most generations, ties in catalogue order. `made` adds what has really been generated, by slug,
 * to the numbers the catalogue starts with.
 */
export function popularThemes(count: number, made: Readonly<Record<string, number>> = {}): ThemeFacts[] {
  const rank = (theme: ThemeFacts) => theme.generations + (made[theme.slug] ?? 0);
  return THEMES.filter((theme) => theme.isPublic)
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, count);
}

export function findTheme(slug: string): ThemeFacts | undefined {
  return THEMES.find((theme) => theme.slug === slug);
}

/** Finds a pack by slug or, as a person would type it, by name. */
export function findPack(theme: ThemeFacts, slugOrName: string): PackFacts | undefined {
  const wanted = slugOrName.trim().toLowerCase();
  return theme.packs.find((pack) => pack.slug === wanted || pack.name.toLowerCase() === wanted);
}
