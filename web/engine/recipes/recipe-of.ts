import type { StudioRecipe } from "../studio/recipe.ts";
import { actorHeadshots } from "./actor-headshots.ts";
import { beach } from "./beach.ts";
import { boudoir } from "./boudoir.ts";
import { celebrity } from "./celebrity.ts";
import { ceoHeadshots } from "./ceo-headshots.ts";
import { cosplay } from "./cosplay.ts";
import { creativeArtist } from "./creative-artist.ts";
import { cyberpunk } from "./cyberpunk.ts";
import { filmNoir } from "./film-noir.ts";
import { fitness } from "./fitness.ts";
import { glamour } from "./glamour.ts";
import { holidaySeasonal } from "./holiday-seasonal.ts";
import { keynoteSpeaker } from "./keynote-speaker.ts";
import { lingerie } from "./lingerie.ts";
import { luxuryLifestyle } from "./luxury-lifestyle.ts";
import { maternity } from "./maternity.ts";
import { mobster } from "./mobster.ts";
import { modelHeadshots } from "./model-headshots.ts";
import { nightlife } from "./nightlife.ts";
import { officeHeadshots } from "./office-headshots.ts";
import { places } from "./places.ts";
import { plain } from "./plain.ts";
import { preWedding } from "./pre-wedding.ts";
import { professionalHeadshots } from "./professional-headshots.ts";
import { realestateAgentHeadshots } from "./realestate-agent-headshots.ts";
import { retroVintage } from "./retro-vintage.ts";
import { spiritual } from "./spiritual.ts";
import { streetStyle } from "./street-style.ts";
import { studio } from "./studio.ts";
import { tinder } from "./tinder.ts";
import { travel } from "./travel.ts";
import { wedding } from "./wedding.ts";
import { yearbook } from "./yearbook.ts";

/** Every theme the studio can stage, by slug in the alphabet's order, as in the catalogue. */
export const RECIPES: readonly StudioRecipe[] = [
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
];

/** For prompts that name no theme. */
export const NEUTRAL_RECIPE = studio;

/** For what sentences name and no theme has. */
export const FREE_RECIPES: readonly StudioRecipe[] = [studio, plain, places];

/** The recipe of a theme, or of what stands beside the themes, by its slug. */
export function recipeOf(slug: string): StudioRecipe | undefined {
  return [...RECIPES, ...FREE_RECIPES].find((recipe) => recipe.slug === slug);
}
