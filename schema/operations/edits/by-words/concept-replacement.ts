import { defineWordsEdit, KEEP_THE_PEOPLE } from "./words-edit.ts";

/** What the picture is about becomes something else; who is in it does not. */
export const conceptReplacement = defineWordsEdit({
  name: "concept-replacement",
  edit: "CONCEPT_REPLACEMENT",
  pictures: { min: 1, max: 2 },
  instruct: ({ words, pictures }) =>
    `Reimagine picture 1 with this idea: ${words.replace(/[.\s]+$/, "")}. ` +
    `${pictures > 1 ? "Picture 2 shows the idea. " : ""}` +
    `Clothes, setting and props may follow the idea. ${KEEP_THE_PEOPLE}`,
});
