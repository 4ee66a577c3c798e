import { defineWordsEdit, KEEP_THE_REST, withoutVerb } from "./words-edit.ts";

/** Puts something into a picture, which a second picture may show. */
export const add = defineWordsEdit({
  name: "add",
  edit: "ADD",
  pictures: { min: 1, max: 2 },
  instruct: ({ words, pictures }) =>
    `Add to picture 1: ${withoutVerb(words, "add|insert|put in|put")}. ` +
    `${pictures > 1 ? "Take it from picture 2. " : ""}` +
    `It stands in the same light, with fitting size, shadow and perspective. ${KEEP_THE_REST}`,
});
