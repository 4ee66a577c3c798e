import { choice } from "./tool-controls.ts";
import { defineToolEdit, KEEP_WHO_IT_IS } from "./tool-edit.ts";

/** The photo as an animation drawing. */
export const animefy = defineToolEdit({
  name: "animefy",
  edit: "RESTYLE",
  controls: {
    look: choice("Look", {
      "a television series of the nineties, narrow faces and film grain": "Nineties",
      "a modern series, clean and bright": "Modern",
      "a sports series, thick outlines and strong contrast": "Sports",
      "a romance, pastel light and drifting petals": "Romance",
    }),
    shading: choice("Shading", { "hard two-tone": "Hard", soft: "Soft" }),
    background: choice("Background", {
      "drawn in the same style": "Drawn too",
      "a plain light tone": "Plain",
    }),
  },
  instruct: ({ look, shading, background }) =>
    `Redraw the picture as a frame of ${look}: clear ink lines, flat cel colours with ${shading} shading. The background is ${background}. ` +
    `Keep hairstyle, clothes, pose, expression and who is who. ${KEEP_WHO_IT_IS}`,
});
