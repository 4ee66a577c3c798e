import type { PackFacts, ThemeFacts } from "./theme.ts";
import { actorHeadshots } from "./themes/actor-headshots/theme.ts";
import { beach } from "./themes/beach/theme.ts";
import { boudoir } from "./themes/boudoir/theme.ts";
import { celebrity } from "./themes/celebrity/theme.ts";
import { ceoHeadshots } from "./themes/ceo-headshots/theme.ts";
import { cosplay } from "./themes/cosplay/theme.ts";
import { creativeArtist } from "./themes/creative-artist/theme.ts";
import { cyberpunk } from "./themes/cyberpunk/theme.ts";
import { filmNoir } from "./themes/film-noir/theme.ts";
import { fitness } from "./themes/fitness/theme.ts";
import { glamour } from "./themes/glamour/theme.ts";
import { holidaySeasonal } from "./themes/holiday-seasonal/theme.ts";
import { keynoteSpeaker } from "./themes/keynote-speaker/theme.ts";
import { lingerie } from "./themes/lingerie/theme.ts";
import { luxuryLifestyle } from "./themes/luxury-lifestyle/theme.ts";
import { maternity } from "./themes/maternity/theme.ts";
import { mobster } from "./themes/mobster/theme.ts";
import { modelHeadshots } from "./themes/model-headshots/theme.ts";
import { nightlife } from "./themes/nightlife/theme.ts";
import { officeHeadshots } from "./themes/office-headshots/theme.ts";
import { preWedding } from "./themes/pre-wedding/theme.ts";
import { professionalHeadshots } from "./themes/professional-headshots/theme.ts";
import { realestateAgentHeadshots } from "./themes/realestate-agent-headshots/theme.ts";
import { retroVintage } from "./themes/retro-vintage/theme.ts";
import { spiritual } from "./themes/spiritual/theme.ts";
import { streetStyle } from "./themes/street-style/theme.ts";
import { tinder } from "./themes/tinder/theme.ts";
import { travel } from "./themes/travel/theme.ts";
import { wedding } from "./themes/wedding/theme.ts";
import { yearbook } from "./themes/yearbook/theme.ts";

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
