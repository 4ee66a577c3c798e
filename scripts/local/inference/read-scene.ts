import type { ThemePrompts } from "#schema/catalogue/theme.ts";
import { readPrompt } from "#web/engine/read-prompt.ts";
import type { Shot } from "./compute/compute-types.ts";
import { indexPrompts } from "./prompt-index.ts";

/** From a prompt to what the studio is asked for; null when its words point to no theme the studio knows. */
export type ReadScene = (prompt: string) => { theme: string; scene: number; shot: Shot } | null;

/** Reads prompts by the catalogue's templates, and a person's own words by the engine's reading of them. */
export function sceneReader(prompts: Readonly<Record<string, ThemePrompts>>): ReadScene {
  const find = indexPrompts(prompts);
  return (prompt) => {
    const { shot, theme, scene } = readPrompt(prompt);
    const found = find(prompt) ?? (theme ? { theme, scene } : null);
    return found && { ...found, shot };
  };
}
