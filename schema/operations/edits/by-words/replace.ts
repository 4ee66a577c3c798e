import { defineWordsEdit, KEEP_THE_REST, withoutVerb } from "./words-edit.ts";

/** Puts one thing in the place of another, which a second picture may show. */
export const replace = defineWordsEdit({
  name: "replace",
  edit: "REPLACE",
  pictures: { min: 1, max: 2 },
  instruct: ({ words, pictures }) =>
    `Change this in picture 1: ${withoutVerb(words, "change|replace|swap")}. ` +
    `${pictures > 1 ? "Take what comes in its place from picture 2. " : ""}` +
    `Match the light, scale and perspective of the place. ${KEEP_THE_REST}`,
});
