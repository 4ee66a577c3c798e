import { choice } from "./tool-controls.ts";
import { defineToolEdit, KEEP_WHO_IT_IS } from "./tool-edit.ts";

/** The photo as a scene of a hand-painted film. */
export const ghiblify = defineToolEdit({
  name: "ghiblify",
  edit: "RESTYLE",
  controls: {
    season: choice("Season", { summer: "Summer", spring: "Spring", autumn: "Autumn", winter: "Winter" }),
    hour: choice("Time of day", {
      "a clear afternoon with towering clouds": "Clear afternoon",
      "early morning": "Early morning",
      "long evening light": "Evening",
      "honest rain": "Rain",
    }),
  },
  instruct: ({ season, hour }) =>
    `Redraw the picture as a scene from a classic hand-painted animation film, in ${season}, in ${hour}: people in a simple ink line and two flat tones, ` +
    "everything around them in soft, rich gouache, with wind in hair and leaves. Keep composition, poses, clothes and who is who. " +
    KEEP_WHO_IT_IS,
});
