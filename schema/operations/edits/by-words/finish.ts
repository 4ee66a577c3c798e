import { one } from "../../operation.ts";
import { defineEdit } from "../edit.ts";
import { EDITING_MODEL, editingRequest, KEEP_THE_PEOPLE, sizeOf } from "./words-edit.ts";

/** What a photo can be made as by our own engine, each in words that both engines understand. */
const FINISH_WORDS = {
  "pencil drawing": "a graphite pencil drawing on paper",
  "oil painting": "an oil painting with visible strokes",
  "comic print": "a halftone comic print in few inks",
  "slide film": "a photograph on slide film",
  "colour negative film": "a photograph on colour negative film",
  "instant film": "an instant photograph",
  "night film": "a photograph on tungsten film for the night",
  "black and white film": "a photograph on grainy black-and-white film",
} as const;
export type PhotoFinish = keyof typeof FINISH_WORDS;
export const PHOTO_FINISHES = Object.keys(FINISH_WORDS) as [PhotoFinish, ...PhotoFinish[]];

export const finishInstruction = (finish: PhotoFinish) =>
  `Render the whole picture as ${FINISH_WORDS[finish]}. Keep the composition, the poses and who is who. ${KEEP_THE_PEOPLE}`;

/**
 * The same picture drawn, painted, printed or on a film. Request and answer as those of `defineWordsEdit`; our own engine
 * takes each for what it is.
 */
export const finish = defineEdit({
  ...EDITING_MODEL,
  name: "finish",
  edit: "RESTYLE",
  embedded: "full",
  inputs: { image: { min: 1, max: 1 } },
  options: (z) =>
    z.object({
      finish: z.enum(PHOTO_FINISHES, { error: "Choose a finish." }),
      width: z.number().int().min(1).default(1024),
      height: z.number().int().min(1).default(1024),
    }),
  outputSize: (_options, picture) => sizeOf(picture),
  settle: (options, { picture }) => ({ ...options, ...sizeOf(picture) }),
  request: ({ options, inputs, count, seed }) =>
    editingRequest({
      prompt: finishInstruction(options.finish),
      pictures: [one(inputs.image)],
      size: options,
      count,
      seed,
    }),
});
