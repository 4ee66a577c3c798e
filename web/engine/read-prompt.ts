import { hashOf } from "./pixels/random.ts";
import { RECIPES } from "./recipes/recipe-of.ts";
import type { Shot } from "./studio/shot.ts";

/** What the studio understands of a prompt. */
export interface PromptReading {
  shot: Shot;
  /** Slug of the theme its words point to, if any. */
  theme?: string;
  /** Steady number for choosing a scene, so that the same words get the same place. */
  scene: number;
}

/** Longer words first, because they contain the shorter. */
const SHOT_WORDS: readonly (readonly [RegExp, Shot])[] = [
  [/\bmedium[ -]close[ -]?up\b|\bhead[ -]and[ -]shoulders?\b|\bheadshot\b/, "medium close-up"],
  [/\bclose[ -]?up\b|\bface only\b/, "close-up"],
  [/\bhalf[ -](?:body|length)\b|\bwaist[ -]up\b|\bupper body\b/, "half body"],
  [/\bmedium[ -]shot\b|\bchest[ -]up\b/, "medium shot"],
];

function countWords(text: string, words: readonly string[]): number {
  return words.filter((word) => new RegExp(`\\b${word}(?:s|es)?\\b`).test(text)).length;
}

/** Reads a prompt in the person's own words: how much to show and where; a portrait is a medium close-up when it does not say. */
export function readPrompt(prompt: string): PromptReading {
  const text = prompt.toLowerCase();
  const shot = SHOT_WORDS.find(([words]) => words.test(text))?.[1] ?? "medium close-up";
  let theme: string | undefined;
  let most = 0;
  for (const recipe of RECIPES) {
    const count = countWords(text, recipe.words);
    if (count > most) {
      theme = recipe.slug;
      most = count;
    }
  }
  return { shot, theme, scene: hashOf(text) % 25 };
}
