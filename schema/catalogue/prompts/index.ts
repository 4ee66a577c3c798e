import type { ThemePrompts } from "../theme.ts";
import { cyberpunkPrompts } from "./cyberpunk.ts";
import { filmNoirPrompts } from "./film-noir.ts";
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

/** Prompt templates by theme slug. Server only: nothing under web/ may import this folder. */
export const PROMPTS: Readonly<Record<string, ThemePrompts>> = {
  cyberpunk: cyberpunkPrompts,
  "film-noir": filmNoirPrompts,
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
