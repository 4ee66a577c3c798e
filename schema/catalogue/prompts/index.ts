import type { ThemePrompts } from "../theme.ts";
import { actorHeadshotsPrompts } from "./actor-headshots.ts";
import { beachPrompts } from "./beach.ts";
import { boudoirPrompts } from "./boudoir.ts";
import { celebrityPrompts } from "./celebrity.ts";
import { ceoHeadshotsPrompts } from "./ceo-headshots.ts";
import { cosplayPrompts } from "./cosplay.ts";
import { creativeArtistPrompts } from "./creative-artist.ts";
import { cyberpunkPrompts } from "./cyberpunk.ts";
import { filmNoirPrompts } from "./film-noir.ts";
import { fitnessPrompts } from "./fitness.ts";
import { glamourPrompts } from "./glamour.ts";
import { holidaySeasonalPrompts } from "./holiday-seasonal.ts";
import { keynoteSpeakerPrompts } from "./keynote-speaker.ts";
import { lingeriePrompts } from "./lingerie.ts";
import { luxuryLifestylePrompts } from "./luxury-lifestyle.ts";
import { maternityPrompts } from "./maternity.ts";
import { mobsterPrompts } from "./mobster.ts";
import { modelHeadshotsPrompts } from "./model-headshots.ts";
import { nightlifePrompts } from "./nightlife.ts";
import { officeHeadshotsPrompts } from "./office-headshots.ts";
import { preWeddingPrompts } from "./pre-wedding.ts";
import { professionalHeadshotsPrompts } from "./professional-headshots.ts";
import { realestateAgentHeadshotsPrompts } from "./realestate-agent-headshots.ts";
import { retroVintagePrompts } from "./retro-vintage.ts";
import { spiritualPrompts } from "./spiritual.ts";
import { streetStylePrompts } from "./street-style.ts";
import { tinderPrompts } from "./tinder.ts";
import { travelPrompts } from "./travel.ts";
import { weddingPrompts } from "./wedding.ts";
import { yearbookPrompts } from "./yearbook.ts";

/**
 * Prompt templates by theme slug. Server only: under web/ only `.server.ts` files of web/content may import this folder,
 * which the build refuses in anything a browser gets.
 */
export const PROMPTS: Readonly<Record<string, ThemePrompts>> = {
  "actor-headshots": actorHeadshotsPrompts,
  beach: beachPrompts,
  boudoir: boudoirPrompts,
  celebrity: celebrityPrompts,
  "ceo-headshots": ceoHeadshotsPrompts,
  cosplay: cosplayPrompts,
  "creative-artist": creativeArtistPrompts,
  cyberpunk: cyberpunkPrompts,
  "film-noir": filmNoirPrompts,
  fitness: fitnessPrompts,
  glamour: glamourPrompts,
  "holiday-seasonal": holidaySeasonalPrompts,
  "keynote-speaker": keynoteSpeakerPrompts,
  lingerie: lingeriePrompts,
  "luxury-lifestyle": luxuryLifestylePrompts,
  maternity: maternityPrompts,
  mobster: mobsterPrompts,
  "model-headshots": modelHeadshotsPrompts,
  nightlife: nightlifePrompts,
  "office-headshots": officeHeadshotsPrompts,
  "pre-wedding": preWeddingPrompts,
  "professional-headshots": professionalHeadshotsPrompts,
  "realestate-agent-headshots": realestateAgentHeadshotsPrompts,
  "retro-vintage": retroVintagePrompts,
  spiritual: spiritualPrompts,
  "street-style": streetStylePrompts,
  tinder: tinderPrompts,
  travel: travelPrompts,
  wedding: weddingPrompts,
  yearbook: yearbookPrompts,
};
