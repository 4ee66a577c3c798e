import { PROMPTS_PER_PACK, type ThemePrompts } from "#schema/catalogue/theme.ts";
import { ownWords } from "#schema/prompts/shown-prompt.ts";
import { readSentence } from "#web/engine/prompt/read-sentence.ts";
import { type PromptReading, readPrompt } from "#web/engine/read-prompt.ts";
import { indexPrompts } from "./prompt-index.ts";

/** What the studio is asked for: the prompts that belong to one series, and which of them this is. */
export interface ReadSeries {
  theme: string;
  prompts: readonly PromptReading[];
  at: number;
}

export type ReadScene = (prompt: string) => ReadSeries;

/** Reads prompts by the catalogue's templates, and a person's own words as the form read them before they paid. */
export function sceneReader(prompts: Readonly<Record<string, ThemePrompts>>): ReadScene {
  const find = indexPrompts(prompts);
  return (prompt) => {
    const found = find(prompt);
    if (!found) {
      const { theme, shot, promptNumber, scene, monochrome, finish } = readSentence(ownWords(prompt));
      return {
        theme,
        prompts: [
          {
            shot,
            promptNumber,
            scenes: [scene],
            ...(monochrome && { monochrome }),
            ...(finish && { finish }),
          },
        ],
        at: 0,
      };
    }
    const { theme, pack, promptNumber } = found;
    const at = promptNumber % PROMPTS_PER_PACK;
    // by the templates, so that each prompt of a pack reads the others as they read themselves
    const readings = prompts[theme]![pack]!.map((template, i) =>
      readPrompt(template, { theme, promptNumber: promptNumber - at + i, about: pack.replaceAll("-", " ") }),
    );
    return { theme, prompts: readings, at };
  };
}
