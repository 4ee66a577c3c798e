import type { ChosenType } from "#schema/operations/edits/edit.ts";
import { ADJUSTED } from "#schema/operations/edits/edit.ts";
import type { EditName } from "#schema/operations/index.ts";

/** What a change is called where people choose it or read of it. */
export const EDIT_NAMES_SHOWN: Record<EditName | typeof ADJUSTED, string> = {
  "edit-by-words": "Auto",
  remove: "Remove",
  replace: "Replace",
  add: "Add",
  restyle: "Restyle",
  restoration: "Restore",
  enhance: "Enhance",
  "style-transfer": "Transfer a style",
  "scene-composition": "Compose a scene",
  "clothing-replacement": "Change clothes",
  "concept-replacement": "New concept",
  "face-swap": "Face swap",
  finish: "Finish",
  variations: "Variations",
  "replace-background": "Replace the background",
  upscale: "Upscale",
  "cut-out": "Cut out",
  erase: "Erase by brush",
  inpaint: "Paint by brush",
  [ADJUSTED]: "Adjusted",
};

/** The change that each type Auto may come to is otherwise asked for as. */
export const EDIT_OF_TYPE: Record<ChosenType, EditName> = {
  REMOVE: "remove",
  REPLACE: "replace",
  ADD: "add",
  RESTYLE: "restyle",
  RESTORATION: "restoration",
  ENHANCE: "enhance",
  STYLE_TRANSFER: "style-transfer",
  SCENE_COMPOSITION: "scene-composition",
  CLOTHING_REPLACEMENT: "clothing-replacement",
  CONCEPT_REPLACEMENT: "concept-replacement",
  FACE_SWAP: "face-swap",
};
