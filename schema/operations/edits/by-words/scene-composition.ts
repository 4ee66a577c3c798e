import { defineWordsEdit, KEEP_THE_PEOPLE } from "./words-edit.ts";

/** People and things of up to four pictures together in one scene. */
export const sceneComposition = defineWordsEdit({
  name: "scene-composition",
  edit: "SCENE_COMPOSITION",
  pictures: { min: 1, max: 4 },
  instruct: ({ words, pictures }) =>
    `Compose one photographic scene${pictures > 1 ? ` from pictures 1 to ${pictures}` : " with the people and things of the picture"}: ` +
    `${words.replace(/[.\s]+$/, "")}. One light, one perspective, true sizes, natural shadows. ${KEEP_THE_PEOPLE}`,
});
