import type { PromptRefusal } from "./refusals/codes.ts";
import { GARMENTS, SUGGESTIVE_GARMENTS } from "./refusals/garments.ts";
import { foldText, readings } from "./refusals/plain-text.ts";

/** Being dressed and decent, in words that name no garment. */
const DECENT =
  "garments?|attire|apparel|clothed|dressed|covered up|sfw|safe for work|modest|modesty|decency|censored|censorship|angezogen|bekleidet|habillee?|vestida|vestita|gekleed|aangekleed|ubran[ay]";

/** Garments by name that are other things in English, in which most of these words are written. */
const ENGLISH_THINGS = new Set(["rock", "hose"]);

const { en, ...others } = GARMENTS;
const foreign = Object.values(others)
  .flatMap((words) => words.split("|"))
  .filter((word) => !ENGLISH_THINGS.has(word));
const DRESSED = new RegExp(` (?:(?:${en})(?:e?s)?|${[...foreign, SUGGESTIVE_GARMENTS, DECENT].join("|")}) `);

/** Old without being a person; read before commas are gone, because "mature, trees" names two things. */
const MATURE_THINGS =
  /\bmature (?:[a-z]+ )?(?:trees?|oaks?|pines?|palms?|hedges?|plants?|planting|gardens?|lawns?|landscaping|forests?|woods?|woodlands?|bushes|shrubs?|vines?|vineyards?|orchards?|cheese|wine|content|material|themes?)\b/g;

const YEARS = "yo|y o|yrs?(?: olds?)?|years?|jahre?|jahrige[nrsm]?|ans|anos|anni|jaar|lat";
const GROWN_UP = new RegExp(
  ` (?:${[
    "adults?(?! (?:content|material|themes?) )|adulthood|grown ?ups?|grown (?:man|men|woman|women)|mature|middle aged|of age",
    "erwachsene[nr]?|adultes?|adult[oaie]s?|volwassene?n?|dorosl[aye]|doroslych",
    `(?:aged?|over|above|older than) \\d+|\\d+ ?(?:${YEARS})|years? olds?|jahre alt|jaar oud|18`,
  ].join("|")}) `,
);

/**
 * Looks at what is not wanted in a picture of a real person: kept out of it, clothes leave somebody undressed and adults
 * somebody young. "Nude" or "child" may stand there, because we do not want them either.
 */
export function refuseUnwanted(words: string): PromptRefusal | null {
  const texts = readings(foldText(words).replace(MATURE_THINGS, " 00 "));
  if (texts.some((text) => GROWN_UP.test(text))) return "young";
  return texts.some((text) => DRESSED.test(text)) ? "sexual" : null;
}
