import type { StudioRecipe } from "../studio/recipe.ts";
import { actorHeadshots } from "./actor-headshots.ts";
import { beach } from "./beach.ts";
import { celebrity } from "./celebrity.ts";
import { ceoHeadshots } from "./ceo-headshots.ts";
import { cyberpunk } from "./cyberpunk.ts";
import { filmNoir } from "./film-noir.ts";
import { glamour } from "./glamour.ts";
import { holidaySeasonal } from "./holiday-seasonal.ts";
import { keynoteSpeaker } from "./keynote-speaker.ts";
import { luxuryLifestyle } from "./luxury-lifestyle.ts";
import { mobster } from "./mobster.ts";
import { modelHeadshots } from "./model-headshots.ts";
import { nightlife } from "./nightlife.ts";
import { officeHeadshots } from "./office-headshots.ts";
import { professionalHeadshots } from "./professional-headshots.ts";
import { realestateAgentHeadshots } from "./realestate-agent-headshots.ts";
import { retroVintage } from "./retro-vintage.ts";
import { streetStyle } from "./street-style.ts";
import { studio } from "./studio.ts";
import { travel } from "./travel.ts";
import { wedding } from "./wedding.ts";
import { yearbook } from "./yearbook.ts";

/** Every theme the studio can stage, by slug in the alphabet's order, as in the catalogue. */
export const RECIPES: readonly StudioRecipe[] = [
  actorHeadshots,
  beach,
  celebrity,
  ceoHeadshots,
  cyberpunk,
  filmNoir,
  glamour,
  holidaySeasonal,
  keynoteSpeaker,
  luxuryLifestyle,
  mobster,
  modelHeadshots,
  nightlife,
  officeHeadshots,
  professionalHeadshots,
  realestateAgentHeadshots,
  retroVintage,
  streetStyle,
  travel,
  wedding,
  yearbook,
];

/** For prompts that name no theme. */
export const NEUTRAL_RECIPE = studio;

/** The recipe of a theme by its slug, or the neutral one by its own. */
export function recipeOf(slug: string): StudioRecipe | undefined {
  return slug === NEUTRAL_RECIPE.slug ? NEUTRAL_RECIPE : RECIPES.find((recipe) => recipe.slug === slug);
}
