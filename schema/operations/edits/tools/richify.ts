import { choice, details, told } from "./tool-controls.ts";
import { defineToolEdit, KEEP_WHO_IT_IS } from "./tool-edit.ts";

/** The person in a grander life. */
export const richify = defineToolEdit({
  name: "richify",
  edit: "SCENE_COMPOSITION",
  controls: {
    place: choice("Place", {
      "an opera box": "Opera box",
      "the deck of a sailing yacht": "Yacht",
      "the terrace of a villa above a lake": "Villa",
      "a walnut library": "Library",
      "the lobby of a grand hotel": "Grand hotel",
    }),
    hour: choice("Time of day", {
      "late afternoon": "Late afternoon",
      evening: "Evening",
      "a bright morning": "Morning",
    }),
    more: details("A quiet collector of clocks, 1930s"),
  },
  instruct: ({ place, hour, more }) =>
    `Place the person in the picture in ${place}, in the light of ${hour}, dressed for it in quiet, well-made clothes. ` +
    `True size, one light, natural shadows.${told(more)} ${KEEP_WHO_IT_IS}`,
});
