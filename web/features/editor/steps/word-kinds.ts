import type { Edit } from "#schema/operations/edits/edit.ts";
import { type EditName, OPERATIONS } from "#schema/operations/index.ts";
import type { Step } from "./steps.ts";

/** A kind of change in somebody's words. */
export interface WordKind {
  name: EditName;
  placeholder: string;
  /** Where the words may be missing. */
  wordless?: true;
}

/** Auto first: it reads from the words which of the others is meant. */
export const WORD_KINDS: readonly WordKind[] = [
  { name: "edit-by-words", placeholder: "Make the wall pale grey" },
  { name: "remove", placeholder: "The lamp post on the left" },
  { name: "replace", placeholder: "The mug with a glass of tea" },
  { name: "add", placeholder: "A straw hat on the table" },
  { name: "restyle", placeholder: "A loose watercolour on rough paper" },
  { name: "style-transfer", placeholder: "Only its colours", wordless: true },
  { name: "scene-composition", placeholder: "Both on a bench in a park in autumn" },
  { name: "clothing-replacement", placeholder: "A navy suit with a white shirt" },
  { name: "concept-replacement", placeholder: "As the captain of an airship" },
];

/** The step as it is asked for: by words, it is the chosen kind of change. */
export function asKind(step: Step, name: EditName): Step {
  const kind = step.name === "edit-by-words" && WORD_KINDS.find((one) => one.name === name);
  if (!kind || !step.words) return step;
  return {
    ...step,
    name: kind.name,
    operation: OPERATIONS[kind.name] as unknown as Edit,
    words: {
      label: kind.wordless ? "Words, if you like" : step.words.label,
      placeholder: kind.placeholder,
      isRequired: !kind.wordless,
    },
  };
}

/** Pictures it takes beside the one that is open. */
export const morePictures = ({ operation }: Step): { min: number; max: number } => ({
  min: (operation.inputs.image?.min ?? 1) - 1,
  max: (operation.inputs.image?.max ?? 1) - 1,
});
