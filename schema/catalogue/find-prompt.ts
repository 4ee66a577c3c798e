import { TRIGGER_WORD } from "../prompts/trigger-word.ts";
import { OBJECT_TYPE } from "../trainings/training.ts";

/** Which of its pack's prompts a filled-in one was, counted from 0; null where the catalogue no longer has it. */
export function findPromptIndex(templates: readonly string[], prompt: string): number | null {
  const text = prompt.replace(TRIGGER_WORD, "{{subject}}");
  const index = templates.findIndex((template) =>
    Object.values(OBJECT_TYPE).some((noun) => template.replaceAll("{{object_type}}", noun) === text),
  );
  return index < 0 ? null : index;
}
