import { several } from "../../operation.ts";
import { requiredWords } from "../../words.ts";
import { type ChosenType, defineEdit, EDIT_TYPES } from "../edit.ts";
import { add } from "./add.ts";
import { chooseEditType } from "./choose-type.ts";
import { clothingReplacement } from "./clothing-replacement.ts";
import { conceptReplacement } from "./concept-replacement.ts";
import { enhance } from "./enhance.ts";
import { faceSwapInstruction } from "./face-swap.ts";
import { likenessInWords, likenessOfType } from "./likeness-in-words.ts";
import { remove } from "./remove.ts";
import { replace } from "./replace.ts";
import { restoration } from "./restoration.ts";
import { restyle } from "./restyle.ts";
import { sceneComposition } from "./scene-composition.ts";
import { styleTransfer } from "./style-transfer.ts";
import { EDITING_MODEL, editingRequest, shapeOptions, sizeOf, type Wish } from "./words-edit.ts";

const INSTRUCTIONS: Readonly<Record<ChosenType, (wish: Wish) => string>> = {
  REMOVE: remove.instruct,
  REPLACE: replace.instruct,
  ADD: add.instruct,
  RESTYLE: restyle.instruct,
  RESTORATION: restoration.instruct,
  ENHANCE: enhance.instruct,
  STYLE_TRANSFER: styleTransfer.instruct,
  SCENE_COMPOSITION: sceneComposition.instruct,
  CLOTHING_REPLACEMENT: clothingReplacement.instruct,
  CONCEPT_REPLACEMENT: conceptReplacement.instruct,
  FACE_SWAP: () => faceSwapInstruction("picture"),
};
const CHOSEN_TYPES = EDIT_TYPES.filter((type) => type !== "AUTO") as [ChosenType, ...ChosenType[]];

/** One to four pictures changed as the words say; which kind of change that is, is read from the words and kept. */
export const editByWords = defineEdit({
  ...EDITING_MODEL,
  name: "edit-by-words",
  edit: "AUTO",
  inputs: { image: { min: 1, max: 4 } },
  options: (z) => shapeOptions(z).extend({ prompt: requiredWords(z), type: z.enum(CHOSEN_TYPES).optional() }),
  outputSize: ({ aspect }, picture) => sizeOf(picture, aspect),
  settle: (options, { picture, pictures }) => ({
    ...options,
    ...sizeOf(picture, options.aspect),
    type: chooseEditType(options.prompt, pictures),
  }),
  likeness: ({ prompt, type }) => (type ? likenessOfType(type) : null) ?? likenessInWords(prompt),
  request: ({ options, inputs, count, seed }) => {
    const pictures = several(inputs.image);
    const type = options.type ?? chooseEditType(options.prompt, pictures.length);
    const prompt = INSTRUCTIONS[type]({ words: options.prompt, pictures: pictures.length });
    return editingRequest({ prompt, pictures, size: options, count, seed });
  },
});
