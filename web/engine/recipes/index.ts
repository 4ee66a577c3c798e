import type { ThemeWords } from "../prompt/theme-words.ts";
import { words as actorHeadshots } from "./actor-headshots.ts";
import { words as beach } from "./beach.ts";
import { words as boudoir } from "./boudoir.ts";
import { words as celebrity } from "./celebrity.ts";
import { words as ceoHeadshots } from "./ceo-headshots.ts";
import { words as cosplay } from "./cosplay.ts";
import { words as creativeArtist } from "./creative-artist.ts";
import { words as cyberpunk } from "./cyberpunk.ts";
import { words as filmNoir } from "./film-noir.ts";
import { words as fitness } from "./fitness.ts";
import { words as glamour } from "./glamour.ts";
import { words as holidaySeasonal } from "./holiday-seasonal.ts";
import { words as keynoteSpeaker } from "./keynote-speaker.ts";
import { words as lingerie } from "./lingerie.ts";
import { words as luxuryLifestyle } from "./luxury-lifestyle.ts";
import { words as maternity } from "./maternity.ts";
import { words as mobster } from "./mobster.ts";
import { words as modelHeadshots } from "./model-headshots.ts";
import { words as nightlife } from "./nightlife.ts";
import { words as officeHeadshots } from "./office-headshots.ts";
import { words as places } from "./places.ts";
import { words as preWedding } from "./pre-wedding.ts";
import { words as professionalHeadshots } from "./professional-headshots.ts";
import { words as realestateAgentHeadshots } from "./realestate-agent-headshots.ts";
import { words as retroVintage } from "./retro-vintage.ts";
import { words as spiritual } from "./spiritual.ts";
import { words as streetStyle } from "./street-style.ts";
import { words as studio } from "./studio.ts";
import { words as tinder } from "./tinder.ts";
import { words as travel } from "./travel.ts";
import { words as wedding } from "./wedding.ts";
import { words as yearbook } from "./yearbook.ts";

/**
 * What asks for each recipe, by its slug: a line for every theme. Of scenes that fit a sentence equally well the order
 * decides, so a new theme comes last.
 */
export const THEME_WORDS: Readonly<Record<string, ThemeWords>> = {
  "actor-headshots": actorHeadshots,
  "ceo-headshots": ceoHeadshots,
  "keynote-speaker": keynoteSpeaker,
  "model-headshots": modelHeadshots,
  "office-headshots": officeHeadshots,
  "professional-headshots": professionalHeadshots,
  "realestate-agent-headshots": realestateAgentHeadshots,
  yearbook,
  beach,
  fitness,
  maternity,
  "pre-wedding": preWedding,
  spiritual,
  "street-style": streetStyle,
  tinder,
  travel,
  celebrity,
  cyberpunk,
  "film-noir": filmNoir,
  glamour,
  "luxury-lifestyle": luxuryLifestyle,
  mobster,
  nightlife,
  "retro-vintage": retroVintage,
  boudoir,
  cosplay,
  "creative-artist": creativeArtist,
  "holiday-seasonal": holidaySeasonal,
  lingerie,
  places,
  studio,
  wedding,
};
