import { defineWordsEdit, KEEP_THE_REST, withoutVerb } from "./words-edit.ts";

/** Takes something out of a picture. */
export const remove = defineWordsEdit({
  name: "remove",
  edit: "REMOVE",
  pictures: { min: 1, max: 1 },
  instruct: ({ words }) =>
    `Remove from the picture: ${withoutVerb(words, "remove|erase|delete|get rid of|take (?:out|away)")}. ` +
    `Fill the place with what would be seen behind it. ${KEEP_THE_REST}`,
});
