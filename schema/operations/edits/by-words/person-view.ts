import { PERSON_VIEWS, VIEW_NAMES } from "../../../virtual-people/person-views.ts";
import { defineOperation, several } from "../../operation.ts";
import { EDITING_MODEL, editingRequest } from "./words-edit.ts";

/**
 * A virtual person once more, as one view asks for. Nobody calls it by name: a person's reference set is made of it.
 * Request and answer as of every edit by words.
 */
export const personView = defineOperation({
  ...EDITING_MODEL,
  name: "person-view",
  inputs: { image: { min: 1, max: 1 } },
  maxOutputs: 1,
  options: (z) =>
    z.object({
      view: z.enum(VIEW_NAMES),
      width: z.number().int().min(1),
      height: z.number().int().min(1),
    }),
  request: ({ options, inputs, count, seed }) =>
    editingRequest({
      prompt:
        `The same invented adult as in picture 1, recognisably the same face: keep age, bone structure, eyes, nose, mouth, hair and skin exactly. ` +
        `${PERSON_VIEWS[options.view]} One person, fully dressed, a photograph with natural skin texture.`,
      pictures: several(inputs.image),
      size: options,
      count,
      seed,
    }),
});
