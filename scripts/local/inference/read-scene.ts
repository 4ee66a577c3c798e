import type { ThemePrompts } from "#schema/catalogue/theme.ts";
import { type PromptReading, readPrompt } from "#web/engine/read-prompt.ts";
import { indexPrompts } from "./prompt-index.ts";

/** From a prompt to what the studio is asked for. */
export type ReadScene = (prompt: string) => PromptReading;

/** Reads prompts by the catalogue's templates, and a person's own words by the engine's reading of them. */
export function sceneReader(prompts: Readonly<Record<string, ThemePrompts>>): ReadScene {
  const find = indexPrompts(prompts);
  return (prompt) => {
    const found = find(prompt);
    return readPrompt(prompt, found && { ...found, about: found.pack.replaceAll("-", " ") });
  };
}
