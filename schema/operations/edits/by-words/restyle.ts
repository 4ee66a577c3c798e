import { defineWordsEdit, KEEP_THE_PEOPLE, withoutVerb } from "./words-edit.ts";

/** The same picture in another style, told in words. */
export const restyle = defineWordsEdit({
  name: "restyle",
  edit: "RESTYLE",
  pictures: { min: 1, max: 1 },
  instruct: ({ words }) =>
    `Render the whole picture in this style: ${withoutVerb(words, "restyle(?: it)?(?: as)?|make it(?: look like)?|turn it into")}. ` +
    `Keep the composition, the poses and who is who. ${KEEP_THE_PEOPLE}`,
});
