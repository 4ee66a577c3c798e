import { defineWordsEdit, KEEP_THE_PEOPLE } from "./words-edit.ts";

/** Better light, colour and sharpness, and nothing else. */
export const enhance = defineWordsEdit({
  name: "enhance",
  edit: "ENHANCE",
  pictures: { min: 1, max: 1 },
  wordless: true,
  embedded: "preview",
  instruct: ({ words }) =>
    "Enhance this photo as a careful retoucher would: balanced exposure, natural colours, less noise and blur, clean fine detail, " +
    `real skin texture.${words ? ` In particular: ${words}.` : ""} Change no shapes and add nothing. ${KEEP_THE_PEOPLE}`,
});
