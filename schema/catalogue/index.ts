import type { PackFacts, ThemeFacts } from "./theme.ts";
import { cyberpunk } from "./themes/cyberpunk.ts";
import { filmNoir } from "./themes/film-noir.ts";
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

/** Every theme in catalogue order: the one list that pages, seeds, routes and tests derive from. */
export const THEMES: readonly ThemeFacts[] = [
  cyberpunk,
  filmNoir,
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
];

export function findTheme(slug: string): ThemeFacts | undefined {
  return THEMES.find((theme) => theme.slug === slug);
}

/** Finds a pack by slug or, as a person would type it, by name. */
export function findPack(theme: ThemeFacts, slugOrName: string): PackFacts | undefined {
  const wanted = slugOrName.trim().toLowerCase();
  return theme.packs.find((pack) => pack.slug === wanted || pack.name.toLowerCase() === wanted);
}
