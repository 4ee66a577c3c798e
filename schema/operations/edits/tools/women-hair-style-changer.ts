import { choice } from "./tool-controls.ts";
import { defineToolEdit, KEEP_WHO_IT_IS } from "./tool-edit.ts";

/** The same portrait with a bob, layers, a fringe or an updo. */
export const womenHairStyleChanger = defineToolEdit({
  name: "women-hair-style-changer",
  edit: "CONCEPT_REPLACEMENT",
  controls: {
    style: choice("Style", {
      "a chin-length bob": "Bob",
      "a long bob to the collarbone": "Long bob",
      "a pixie cut": "Pixie",
      "long layers": "Long layers",
      "long loose waves": "Loose waves",
      "a low chignon": "Low chignon",
      "a crown braid": "Crown braid",
      "a loose half-up style": "Half-up",
    }),
    fringe: choice("Fringe", {
      "without a fringe": "None",
      "with curtain bangs": "Curtain",
      "with a straight full fringe": "Straight",
      "with a side-swept fringe": "Side-swept",
    }),
  },
  instruct: ({ style, fringe }) =>
    `Give the person in the picture ${style}, ${fringe}. Judge its length by chin, collarbone and shoulders. ` +
    "Redraw only the hair and its shadows, in its natural colour. " +
    `Leave face, neck, clothes, light and background exactly as they are. ${KEEP_WHO_IT_IS}`,
});
