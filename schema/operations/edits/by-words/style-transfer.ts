import { defineWordsEdit, KEEP_THE_PEOPLE } from "./words-edit.ts";

/** The first picture in the style of the second. */
export const styleTransfer = defineWordsEdit({
  name: "style-transfer",
  edit: "STYLE_TRANSFER",
  pictures: { min: 2, max: 2 },
  wordless: true,
  instruct: ({ words }) =>
    "Render picture 1 in the style of picture 2: its medium, brushwork, palette, light and mood. " +
    `Take no object and no person from picture 2.${words ? ` Also: ${words}.` : ""} Keep the composition of picture 1. ${KEEP_THE_PEOPLE}`,
});
