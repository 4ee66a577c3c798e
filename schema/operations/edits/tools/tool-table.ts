import { addObject } from "./add-object.ts";
import { ageProgression } from "./age-progression.ts";
import { animalify } from "./animalify.ts";
import { animeToReal } from "./anime-to-real.ts";
import { animefy } from "./animefy.ts";
import { babyfi } from "./babyfi.ts";
import { clothesChanger } from "./clothes-changer.ts";
import { fantasyFy } from "./fantasy-fy.ts";
import { foodify } from "./foodify.ts";
import { ghiblify } from "./ghiblify.ts";
import { hairStyleChanger } from "./hair-style-changer.ts";
import { hotify } from "./hotify.ts";
import { richify } from "./richify.ts";
import { romanStatue } from "./roman-statue.ts";
import { toyIfy } from "./toy-ify.ts";
import { womenHairStyleChanger } from "./women-hair-style-changer.ts";

/** What free tools ask of the provider, each by the slug of its tool. Adding one adds its file and a line here. */
export const TOOL_EDITS = [
  addObject,
  ageProgression,
  animalify,
  animeToReal,
  animefy,
  babyfi,
  clothesChanger,
  fantasyFy,
  foodify,
  ghiblify,
  hairStyleChanger,
  hotify,
  richify,
  romanStatue,
  toyIfy,
  womenHairStyleChanger,
] as const;
