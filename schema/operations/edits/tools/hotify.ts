import { choice } from "./tool-controls.ts";
import { defineToolEdit, KEEP_WHO_IT_IS } from "./tool-edit.ts";

/** Kinder light and better styling: of choices alone, and dressed as before. */
export const hotify = defineToolEdit({
  name: "hotify",
  edit: "ENHANCE",
  controls: {
    light: choice("Light", {
      "soft window light": "Window",
      "warm evening sun from the side": "Evening sun",
      "a large studio softbox": "Studio",
      "the glow of a candlelit restaurant": "Candlelight",
    }),
    styling: choice("Styling", {
      "tidy hair and well-pressed clothes": "Tidy",
      "an elegant evening look, fully dressed": "Elegant",
      "a relaxed weekend look": "Relaxed",
    }),
    strength: choice("Strength", { lightly: "Light", clearly: "Clear" }),
  },
  instruct: ({ light, styling, strength }) =>
    `Improve this portrait ${strength} as a good photographer would: ${light}, ${styling}, a quiet background with depth. ` +
    "Change no nose, lips, jaw, skin colour, age or body shape. Clothes stay on, stay opaque and cover as much as before. " +
    KEEP_WHO_IT_IS,
});
