import { choice } from "./tool-controls.ts";
import { defineToolEdit, KEEP_WHO_IT_IS } from "./tool-edit.ts";

/** The same portrait with another haircut. */
export const hairStyleChanger = defineToolEdit({
  name: "hair-style-changer",
  edit: "CONCEPT_REPLACEMENT",
  controls: {
    cut: choice("Cut", {
      "a short textured crop": "Textured crop",
      "a buzz cut": "Buzz cut",
      "a mid fade with a longer top": "Mid fade",
      "a side-parted classic cut": "Side part",
      "an undercut swept back": "Undercut",
      "medium-length hair that covers the ears": "Medium length",
      "shoulder-length hair": "Shoulder length",
      "a cleanly shaved head": "Shaved head",
    }),
    parting: choice("Parting", { natural: "Natural", left: "Left", right: "Right", middle: "Middle" }),
  },
  instruct: ({ cut, parting }) =>
    `Give the person in the picture ${cut}${parting === "natural" ? "" : `, parted on the ${parting}`}. ` +
    "Redraw only the hair: its outline, its fall over ears and forehead and its shadows. Keep its natural colour. " +
    `Leave face, beard, neck, clothes, light and background exactly as they are. ${KEEP_WHO_IT_IS}`,
});
