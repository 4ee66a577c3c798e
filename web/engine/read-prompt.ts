import type { Finish } from "./finish/finish.ts";
import type { SceneWords } from "./prompt/theme-words.ts";
import { THEME_WORDS } from "./recipes/index.ts";
import type { Shot } from "./studio/frame/shot.ts";

/** What the studio understands of a prompt. */
export interface PromptReading {
  shot: Shot;
  /** Steady number for what may vary, so that the same words get the same picture. */
  promptNumber: number;
  /** Name of the scene it is taken in. */
  scene?: string;
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

type Scenes = readonly (readonly [name: string, SceneWords])[];

/** How well phrases fit a text: each that it holds counts as many points as it has words. */
function scoreOf(text: string, phrases: Iterable<string>): number {
  let points = 0;
  for (const phrase of phrases) {
    const words = phrase.split(/[ -]/);
    if (new RegExp(`\\b${words.join("[ -]")}(?:s|es)?\\b`).test(text)) points += words.length;
  }
  return points;
}

/** Names of the best scored, in their own order; none when nothing scores. */
function bestOf(text: string, scenes: Scenes): string[] {
  const scored = scenes.map(([name, { keywords = [] }]) => ({ name, points: scoreOf(text, keywords) }));
  const most = Math.max(1, ...scored.map(({ points }) => points));
  return scored.filter(({ points }) => points === most).map(({ name }) => name);
}

/** Which choice each prompt of a pack gets: a whole pack before one scene would be dull. */
const PACK_CHOICES = [0, 1, 0, 2, 1] as const;

/**
 * Name of the scene a prompt asks for. Where a pack's name points to several (a decade, a season), its prompts take
 * turns before those; else the prompt's own words choose, and equals go round from pack to pack.
 */
function sceneFor(scenes: Scenes, text: string, known: CataloguePlace): string | undefined {
  const named = bestOf(known.about.toLowerCase(), scenes);
  if (named.length > 1) return named[known.promptNumber % named.length];
  const turn = Math.floor(known.promptNumber / PACK_CHOICES.length);
  const ranked = scenes
    .map(([name, { keywords = [] }], i) => ({
      name,
      points: scoreOf(text, keywords),
      after: (i + scenes.length - (turn % scenes.length)) % scenes.length,
    }))
    .sort((a, b) => b.points - a.points || a.after - b.after);
  return ranked[PACK_CHOICES[known.promptNumber % PACK_CHOICES.length]!]?.name;
}

/** Reads a prompt of the catalogue, whose theme is known: its shot, and which of the theme's scenes. */
export function readPrompt(prompt: string, known: CataloguePlace): PromptReading {
  const words = THEME_WORDS[known.theme];
  const scene = words && sceneFor(Object.entries(words.scenes), prompt.toLowerCase(), known);
  return { shot: readShot(prompt), promptNumber: known.promptNumber, ...(scene && { scene }) };
}
