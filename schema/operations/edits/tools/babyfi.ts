import { choice } from "./tool-controls.ts";
import { defineToolEdit } from "./tool-edit.ts";

/** A grown-up face as a baby's: dressed, in settings that nobody chooses freely. */
export const babyfi = defineToolEdit({
  name: "babyfi",
  edit: "CONCEPT_REPLACEMENT",
  controls: {
    age: choice("How young", {
      "one year": "A toddler of one",
      "six months": "Six months",
      "a few weeks": "Newborn",
    }),
    setting: choice("Setting", {
      "wrapped in a knitted blanket": "Knitted blanket",
      "in a high chair with a spoon": "High chair",
      "in a pram, dressed warmly": "Pram",
    }),
  },
  instruct: ({ age, setting }) =>
    `Imagine the adult in the picture as a baby of ${age}, ${setting}: fully dressed in warm everyday baby clothes, in soft window light. ` +
    "Keep the shape of the ears, the colouring, a dimple, a cowlick and the look in the eyes. An innocent family photo, head and shoulders.",
});
