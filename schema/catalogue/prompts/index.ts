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
import { professionalHeadshotsPrompts } from "./professional-headshots.ts";
import { travelPrompts } from "./travel.ts";

/** Prompt templates by theme slug. Server only: nothing under web/ may import this folder. */
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
  "professional-headshots": professionalHeadshotsPrompts,
  travel: travelPrompts,
};
