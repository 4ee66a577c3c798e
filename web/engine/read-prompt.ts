import { hashOf } from "./pixels/random.ts";
import { NEUTRAL_RECIPE, RECIPES, recipeOf } from "./recipes/recipe-of.ts";
import type { Stage, StudioRecipe } from "./studio/recipe.ts";
import type { Shot } from "./studio/shot.ts";

/** What the studio understands of a prompt. */
export interface PromptReading {
  shot: Shot;
  /** Slug of the recipe its words point to; the neutral studio when they point nowhere. */
  theme: string;
  /** Steady number for what may vary, so that the same words get the same picture. */
  scene: number;
  /** Name of the scene its words ask for, if any. */
  set?: string;
}

/** A prompt of the catalogue: where it stands, and what is known of it beyond its own words. */
export interface CataloguePlace {
  theme: string;
  scene: number;
  /** Such as its pack's name. */
  about: string;
}

/** Longer words first, because they contain the shorter. */
const SHOT_WORDS: readonly (readonly [RegExp, Shot])[] = [
  [
    /\bmedium[ -]close[ -]?up\b|\bhead[ -]and[ -]shoulders?\b|\bheadshot\b|\bpassport photo\b/,
    "medium close-up",
  ],
  [/\bclose[ -]?up\b|\bface only\b|\bmacro\b|\btight (?:crop|shot|portrait)\b/, "close-up"],
  [
    /\bhalf[ -](?:body|length)\b|\bwaist[ -]up\b|\b(?:from the|to the) waist\b|\bupper body\b|\bwide shot\b|\bfull[ -](?:body|length)\b|\bthree[ -]quarter length\b/,
    "half body",
  ],
  [/\bmedium[ -]shot\b|\bmid[ -]shot\b|\bchest[ -]up\b|\bbust\b/, "medium shot"],
];

/** How well phrases fit a text: each that it holds counts as many points as it has words. */
function scoreOf(text: string, phrases: Iterable<string>): { points: number; first: number } {
  let points = 0;
  let first = text.length;
  for (const phrase of phrases) {
    const words = phrase.split(/[ -]/);
    const at = text.search(new RegExp(`\\b${words.join("[ -]")}(?:s|es)?\\b`));
    if (at < 0) continue;
    points += words.length;
    first = Math.min(first, at);
  }
  return { points, first };
}

/** The best scored, in their own order; none when nothing scores. */
function bestOf<T>(text: string, items: readonly T[], phrasesOf: (item: T) => Iterable<string>) {
  const scored = items.map((item) => ({ item, ...scoreOf(text, phrasesOf(item)) }));
  const most = Math.max(1, ...scored.map(({ points }) => points));
  return scored.filter(({ points }) => points === most);
}

/** The recipe whose words fit best; its scenes' words decide between equals, then the one named first. */
function recipeFor(text: string): StudioRecipe {
  const best = bestOf(
    text,
    [...RECIPES, NEUTRAL_RECIPE],
    ({ slug, words }) => new Set([slug.replaceAll("-", " "), ...words]),
  ).map((found) => ({
    ...found,
    scenes: Math.max(0, ...found.item.scenes.map(({ words }) => scoreOf(text, words ?? []).points)),
  }));
  return best.sort((a, b) => b.scenes - a.scenes || a.first - b.first)[0]?.item ?? NEUTRAL_RECIPE;
}

/** Which choice each prompt of a pack gets: a whole pack before one set would be dull. */
const PACK_CHOICES = [0, 1, 0, 2, 1] as const;

/**
 * Name of the scene a prompt asks for, if any. Where a pack's name points to several (a decade, a season), its
 * prompts take turns before those; else the prompt's own words choose.
 */
function sceneFor(recipe: StudioRecipe, text: string, known?: CataloguePlace | null): string | undefined {
  const { scenes } = recipe;
  const wordsOf = (stage: Stage) => stage.words ?? [];
  const named = known ? bestOf(known.about.toLowerCase(), scenes, wordsOf) : [];
  if (known && named.length > 1) return named[known.scene % named.length]!.item.name;
  // equals go round, in a catalogue from pack to pack
  const turn = known ? Math.floor(known.scene / PACK_CHOICES.length) : hashOf(text);
  const ranked = scenes
    .map((stage, i) => ({
      name: stage.name,
      points: scoreOf(text, wordsOf(stage)).points,
      after: (i + scenes.length - (turn % scenes.length)) % scenes.length,
    }))
    .sort((a, b) => b.points - a.points || a.after - b.after);
  if (known) return ranked[PACK_CHOICES[known.scene % PACK_CHOICES.length]!]?.name;
  return ranked[0] && ranked[0].points > 0 ? ranked[0].name : undefined;
}

/**
 * Reads a prompt in plain words: how much to show (a medium close-up when it does not say), which theme and which of
 * its scenes. For a prompt of the catalogue, whose theme is known, only shot and scene are read.
 */
export function readPrompt(prompt: string, known?: CataloguePlace | null): PromptReading {
  const text = prompt.toLowerCase();
  const shot = SHOT_WORDS.find(([words]) => words.test(text))?.[1] ?? "medium close-up";
  const recipe = known ? recipeOf(known.theme) : recipeFor(text);
  const scene = known?.scene ?? hashOf(text) % 25;
  const set = recipe && sceneFor(recipe, text, known);
  return { shot, theme: known?.theme ?? recipe?.slug ?? NEUTRAL_RECIPE.slug, scene, ...(set && { set }) };
}
