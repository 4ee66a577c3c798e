import type * as z from "zod";
import type { PictureLikeness } from "../../../accounts/consent.ts";
import { one, type Size } from "../../operation.ts";
import { EDITING_MODEL, editingRequest, sizeOf } from "../by-words/words-edit.ts";
import { defineEdit, type EditType } from "../edit.ts";
import { controlRules, type ToolChoices, type ToolControls } from "./tool-controls.ts";

/** Said with every tool that redraws a person. */
export const KEEP_WHO_IT_IS =
  "Keep the pose, the gaze and the features that make the person recognisable. Show nobody undressed and nothing suggestive.";

/**
 * A free tool that redraws one photo as its choices say, by the editing model. Request and answer as those of
 * `defineWordsEdit`.
 */
export function defineToolEdit<
  const Name extends string,
  const Type extends EditType,
  const Controls extends ToolControls,
>(tool: {
  name: Name;
  edit: Type;
  controls: Controls;
  /** Why whoever is shown must have agreed; left out: nothing but the tick every photo needs. */
  likeness?: PictureLikeness;
  instruct(choices: ToolChoices<Controls>): string;
}) {
  const { name, edit, controls, likeness = null, instruct } = tool;
  type Options = ToolChoices<Controls> & Size;
  return {
    ...defineEdit({
      ...EDITING_MODEL,
      name,
      edit: edit as EditType,
      inputs: { image: { min: 1, max: 1 } },
      maxOutputs: 1,
      options: (zod) => {
        const side = zod.number().int().min(1).default(1024);
        return zod.object({
          ...controlRules(zod, controls),
          width: side,
          height: side,
        }) as unknown as z.ZodType<Options>;
      },
      outputSize: (_options, picture) => sizeOf(picture),
      settle: (options, { picture }) => ({ ...options, ...sizeOf(picture) }),
      likeness: () => likeness,
      request: ({ options, inputs, count, seed }) =>
        editingRequest({
          prompt: instruct(options),
          pictures: [one(inputs.image)],
          size: options,
          count,
          seed,
        }),
    }),
    controls: controls as ToolControls,
  };
}
