import { choice } from "./tool-controls.ts";
import { defineToolEdit, KEEP_WHO_IT_IS } from "./tool-edit.ts";

/** The person as an antique bust: of choices alone, and draped. */
export const romanStatue = defineToolEdit({
  name: "roman-statue",
  edit: "CONCEPT_REPLACEMENT",
  controls: {
    stone: choice("Stone", {
      "white Carrara marble": "Carrara marble",
      "yellowed Parian marble": "Old marble",
      "grey granite": "Granite",
      "dark bronze with a green patina": "Bronze",
    }),
    style: choice("Style", {
      "republican, with every wrinkle": "Republican",
      "of the time of Augustus, calm and smooth": "Augustan",
      "Antonine, with deeply drilled curls": "Antonine",
    }),
    age: choice("Age", {
      "as it left the workshop": "New",
      "with fine cracks and a chipped ear": "Chipped",
      "long buried, with root marks and traces of earth": "Excavated",
    }),
    setting: choice("Setting", {
      "a quiet museum hall with a skylight": "Museum",
      "a garden wall with ivy": "Garden",
      "a plain dark grey background": "Plain",
    }),
  },
  instruct: ({ stone, style, age, setting }) =>
    `Carve the person in the picture as a Roman portrait bust of ${stone}, ${style}, ${age}, in ${setting}, lit from above and one side. ` +
    `Head, neck and draped shoulders; hair as carved locks, eyes without colour. Nothing bare below the collarbones. ${KEEP_WHO_IT_IS}`,
});
