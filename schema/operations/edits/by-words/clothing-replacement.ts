import { defineWordsEdit, KEEP_THE_PEOPLE } from "./words-edit.ts";

/** Other clothes, told in words or shown in a second picture. */
export const clothingReplacement = defineWordsEdit({
  name: "clothing-replacement",
  edit: "CLOTHING_REPLACEMENT",
  pictures: { min: 1, max: 2 },
  instruct: ({ words, pictures }) =>
    `Change only the clothes of the person in picture 1: ${words.replace(/[.\s]+$/, "")}. ` +
    `${pictures > 1 ? "They wear the garment of picture 2. " : ""}` +
    `The person stays fully and decently dressed. The cloth falls naturally for the same pose and light. ${KEEP_THE_PEOPLE}`,
});
