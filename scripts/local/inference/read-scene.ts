import type { ThemePrompts } from "#schema/catalogue/theme.ts";
import type { Shot } from "./compute/compute-types.ts";
import { indexPrompts } from "./prompt-index.ts";

/** From a prompt to what the studio is asked for; null when it has no such set. */
export type ReadScene = (prompt: string) => { theme: string; scene: number; shot: Shot } | null;

/** Words for each shot, the longer ones first because they contain the shorter. */
const SHOT_WORDS: readonly (readonly [RegExp, Shot])[] = [
  [/\bmedium[ -]close[ -]?up\b|\bhead[ -]and[ -]shoulders?\b/i, "medium close-up"],
  [/\bclose[ -]?up\b/i, "close-up"],
  [/\bhalf[ -](?:body|length)\b|\bwaist[ -]up\b/i, "half body"],
  [/\bmedium[ -]shot\b/i, "medium shot"],
];

/** The shot a prompt asks for; portraits are medium close-ups when it does not say. */
export function readShot(prompt: string): Shot {
  return SHOT_WORDS.find(([words]) => words.test(prompt))?.[1] ?? "medium close-up";
}

/** Reads prompts by the catalogue's templates. */
export function sceneReader(prompts: Readonly<Record<string, ThemePrompts>>): ReadScene {
  const find = indexPrompts(prompts);
  return (prompt) => {
    const found = find(prompt);
    return found && { ...found, shot: readShot(prompt) };
  };
}
