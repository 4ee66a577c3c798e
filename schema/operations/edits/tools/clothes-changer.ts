import { choice } from "./tool-controls.ts";
import { defineToolEdit, KEEP_WHO_IT_IS } from "./tool-edit.ts";

/** Other clothes on the same person: of choices alone, so that nothing else can be asked for. */
export const clothesChanger = defineToolEdit({
  name: "clothes-changer",
  edit: "CLOTHING_REPLACEMENT",
  likeness: "CLOTHING_REPLACEMENT",
  controls: {
    garment: choice("Garment", {
      "a tailored suit with a shirt": "Suit",
      "a blazer over a plain top": "Blazer",
      "a buttoned shirt": "Shirt",
      "a knee-length dress with sleeves": "Dress",
      "a crew-neck sweater": "Sweater",
      "a heavy winter coat": "Winter coat",
      "a denim jacket over a T-shirt": "Denim jacket",
      "a floor-length evening gown with a high neckline": "Evening gown",
      "a dinner jacket with a bow tie": "Dinner jacket",
    }),
    material: choice("Material", {
      "its usual cloth": "As usual",
      wool: "Wool",
      cotton: "Cotton",
      linen: "Linen",
      satin: "Satin",
      corduroy: "Corduroy",
    }),
    colour: choice("Colour", {
      navy: "Navy",
      black: "Black",
      "charcoal grey": "Charcoal",
      white: "White",
      beige: "Beige",
      "forest green": "Green",
      burgundy: "Burgundy",
      "light blue": "Light blue",
    }),
  },
  instruct: ({ garment, material, colour }) =>
    `Dress the person in the picture in ${garment} in ${colour}, made of ${material}, opaque and properly closed. ` +
    "Let it follow the pose with true folds and shadows, and cover at least as much of the body as the clothes now do. " +
    `Change only the clothes: leave face, hair, hands, body shape and background exactly as they are. ${KEEP_WHO_IT_IS}`,
});
