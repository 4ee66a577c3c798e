import { choice, details, told } from "./tool-controls.ts";
import { defineToolEdit, KEEP_WHO_IT_IS } from "./tool-edit.ts";

const AMOUNTS = {
  whole: "It is the whole animal, upright in the person's clothes, with their gaze and expression.",
  half: "Face and animal are mixed in equal parts, so that both are seen.",
  touch: "The face stays human; only ears, eyes and some of the coat have crossed over.",
};

/** The person as an animal in their own clothes. */
export const animalify = defineToolEdit({
  name: "animalify",
  edit: "CONCEPT_REPLACEMENT",
  controls: {
    animal: choice("Animal", {
      "a red fox": "Fox",
      "a barn owl": "Owl",
      "a brown bear": "Bear",
      "a cat": "Cat",
      "a rough-coated dog": "Dog",
      "a deer": "Deer",
      "a wolf": "Wolf",
      "a lion": "Lion",
      "a rabbit": "Rabbit",
    }),
    amount: choice("How far", {
      whole: "The whole animal",
      half: "Half and half",
      touch: "Ears, eyes and fur",
    }),
    more: details("A grey muzzle, round glasses"),
  },
  instruct: ({ animal, amount, more }) =>
    `Redraw the person in the picture as ${animal}, photographed like a dignified portrait. ` +
    `${AMOUNTS[amount]} Keep the clothes, the framing, the light and the background.${told(more)} ${KEEP_WHO_IT_IS}`,
});
