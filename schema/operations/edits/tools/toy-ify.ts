import { choice, details, told } from "./tool-controls.ts";
import { defineToolEdit, KEEP_WHO_IT_IS } from "./tool-edit.ts";

/** The person as a toy figure. */
export const toyIfy = defineToolEdit({
  name: "toy-ify",
  edit: "CONCEPT_REPLACEMENT",
  controls: {
    material: choice("Material", {
      "soft glossy vinyl": "Vinyl",
      "painted wood": "Wood",
      "stitched plush": "Plush",
      "moulded plastic bricks": "Bricks",
      clay: "Clay",
    }),
    packaging: choice("Packaging", {
      "standing on a small base on a desk": "On a base",
      "inside a blister pack with blank card and a few accessories": "Blister pack",
      "behind the window of a cardboard box": "Window box",
    }),
    more: details("A yellow raincoat, a bicycle, a cat"),
  },
  instruct: ({ material, packaging, more }) =>
    `Turn the person in the picture into a small toy figure of ${material}, ${packaging}. Keep the hairstyle, the clothes and their colours as its ` +
    "signs. Show seams, a true surface and a shallow zone of sharpness, so that it reads as about seven centimetres tall. No lettering and no brands." +
    `${told(more)} ${KEEP_WHO_IT_IS}`,
});
