import { choice } from "./tool-controls.ts";
import { defineToolEdit, KEEP_WHO_IT_IS } from "./tool-edit.ts";

/** An adult some decades older. */
export const ageProgression = defineToolEdit({
  name: "age-progression",
  edit: "CONCEPT_REPLACEMENT",
  controls: {
    years: choice("Years from now", {
      "20 years": "20",
      "10 years": "10",
      "30 years": "30",
      "40 years": "40",
    }),
  },
  instruct: ({ years }) =>
    `Show the adult in the picture as they might look in ${years}, gently and truthfully: lines where the skin folds with expression, ` +
    "less volume in the cheeks, heavier lids, greyer hair. Keep bone structure, eyes, clothes, light and background. " +
    KEEP_WHO_IT_IS,
});
