import type { Finish } from "./finish/finish.ts";
import type { ThemeWords } from "./prompt/theme-words.ts";
import { THEME_WORDS } from "./recipes/index.ts";
import type { Shot } from "./studio/frame/shot.ts";

/** What the studio understands of a prompt. */
export interface PromptReading {
  shot: Shot;
  /** Steady number for what may vary, so that the same words get the same picture. */
  promptNumber: number;
  /** Names of the scenes its pictures are taken in, one after the other and round again. */
  scenes?: readonly string[];
  monochrome?: boolean;
  finish?: Finish;
}

/** A prompt of the catalogue: where it stands, and what is known of it beyond its own words. */
export interface CataloguePlace {
  theme: string;
  promptNumber: number;
  /** Such as its pack's name. */
  about: string;
}

/** Longer words first, because they contain the shorter. */
const SHOT_WORDS: readonly (readonly [RegExp, Shot])[] = [
  [/\bmedium[ -]close[ -]?up\b|\bhead[ -]and[ -]shoulders?\b/, "medium close-up"],
  [/\bclose[ -]?up\b/, "close-up"],
  [/\bhalf[ -](?:body|length)\b|\bwaist[ -]up\b/, "half body"],
  [/\bmedium[ -]shot\b/, "medium shot"],
];

/** How much of the person a prompt of the catalogue shows. */
export function readShot(prompt: string): Shot {
  const text = prompt.toLowerCase();
  return SHOT_WORDS.find(([words]) => words.test(text))?.[1] ?? "medium close-up";
}

/** How well phrases fit a text: each that it holds counts as many points as it has words. */
function scoreOf(text: string, phrases: Iterable<string>): number {
  let points = 0;
  for (const phrase of phrases) {
    const words = phrase.split(/[ -]/);
    if (new RegExp(`\\b${words.join("[ -]")}(?:s|es)?\\b`).test(text)) points += words.length;
  }
  return points;
}

const PROMPTS_IN_A_PACK = 5;
const PICTURES_OF_A_PROMPT = 4;
/** One photo of somebody stands before each of a pack's scenes three times at most. */
const SCENES_IN_A_PACK = Math.ceil((PROMPTS_IN_A_PACK * PICTURES_OF_A_PROMPT) / 3);

/**
 * Names of the scenes a pack is taken in: first those its name asks for, the others go round from pack to pack. A pack
 * named after a decade or a season is taken in nothing else.
 */
function scenesOfPack({ scenes, named }: ThemeWords, about: string, packNumber: number): string[] {
  const all = Object.entries(scenes);
  const ranked = all
    .map(([name, { keywords = [] }], i) => ({
      name,
      points: scoreOf(about.toLowerCase(), keywords),
      after: (i + packNumber) % all.length,
    }))
    .sort((a, b) => b.points - a.points || a.after - b.after);
  const asked = named ? ranked.filter(({ points }) => points > 0) : [];
  const chosen = asked.length > 0 ? asked : ranked;
  return chosen.slice(0, SCENES_IN_A_PACK).map(({ name }) => name);
}

/** Reads a prompt of the catalogue, whose theme is known: its shot, and which of the theme's scenes. */
export function readPrompt(prompt: string, { theme, promptNumber, about }: CataloguePlace): PromptReading {
  const words = THEME_WORDS[theme];
  const reading = { shot: readShot(prompt), promptNumber };
  if (!words) return reading;
  const scenes = scenesOfPack(words, about, Math.floor(promptNumber / PROMPTS_IN_A_PACK));
  const first = (promptNumber % PROMPTS_IN_A_PACK) * PICTURES_OF_A_PROMPT;
  return {
    ...reading,
    scenes: Array.from({ length: PICTURES_OF_A_PROMPT }, (_, i) => scenes[(first + i) % scenes.length]!),
  };
}
