import { defineWordsEdit, KEEP_THE_PEOPLE } from "./words-edit.ts";

/** Mends an old or damaged photo. */
export const restoration = defineWordsEdit({
  name: "restoration",
  edit: "RESTORATION",
  pictures: { min: 1, max: 1 },
  wordless: true,
  embedded: "preview",
  instruct: ({ words }) =>
    "Restore this old photo: mend scratches, tears, creases, stains and fading, bring back natural contrast and fine detail, " +
    `and invent nothing that was not there.${words ? ` Also: ${words}.` : ""} ${KEEP_THE_PEOPLE}`,
});
