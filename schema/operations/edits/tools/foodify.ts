import { choice, details, told } from "./tool-controls.ts";
import { defineToolEdit, KEEP_WHO_IT_IS } from "./tool-edit.ts";

/** The face composed of food. */
export const foodify = defineToolEdit({
  name: "foodify",
  edit: "CONCEPT_REPLACEMENT",
  controls: {
    kitchen: choice("Kitchen", {
      "the fruit and vegetables of an autumn market": "Autumn market",
      "breads and pastries": "Bakery",
      "pasta, basil and tomatoes": "Pasta",
      "sushi and seaweed": "Sushi",
      "sweets and cakes": "Cakes",
      "herbs and salads": "Garden",
    }),
    amount: choice("How far", { composed: "Built of food", touch: "Still half a face" }),
    more: details("On dark wood, like an old still life"),
  },
  instruct: ({ kitchen, amount, more }) =>
    `Compose a portrait of the person in the picture from ${kitchen}, in the manner of Arcimboldo: each large form of the face is an ingredient of that form. ` +
    `${amount === "touch" ? "Skin and eyes remain visible between them." : "Nothing but food is left of the face."} ` +
    `A still life in window light before a dark ground.${told(more)} ${KEEP_WHO_IT_IS}`,
});
