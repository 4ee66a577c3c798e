import { choice, details, told } from "./tool-controls.ts";
import { defineToolEdit, KEEP_WHO_IT_IS } from "./tool-edit.ts";

/** A drawn character, imagined as an adult who might have sat for it. */
export const animeToReal = defineToolEdit({
  name: "anime-to-real",
  edit: "CONCEPT_REPLACEMENT",
  controls: {
    age: choice("Age", {
      "their thirties": "Thirties",
      "their twenties": "Twenties",
      "their fifties": "Fifties",
    }),
    light: choice("Light", {
      "available light on a street": "Street",
      "a grey studio with a large softbox": "Studio",
      "window light in a room": "Window",
    }),
    more: details("Korean, tall; coat of waxed cotton"),
  },
  instruct: ({ age, light, more }) =>
    `Imagine the drawn character in the picture as a photograph of an adult in ${age}, in ${light}. Rebuild colouring, expression, hairstyle and costume at human ` +
    `measures and in real materials. Fully dressed.${told(more)} ${KEEP_WHO_IT_IS}`,
});
