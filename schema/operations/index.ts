import { array, boolean, enum as enumOf, number, object, string, url } from "zod";
import { cutOut } from "./cut-out.ts";
import type { Edit } from "./edit.ts";
import { editByWords } from "./edit-by-words.ts";
import type { Operation, Zod } from "./operation.ts";
import { portrait } from "./portrait.ts";
import { textToImage } from "./text-to-image.ts";
import { trainModel } from "./train-model.ts";
import { upscale } from "./upscale.ts";

/** Every operation, by the name its jobs carry. Adding one adds its file and a line here. */
export const OPERATIONS = {
  [trainModel.name]: trainModel,
  [portrait.name]: portrait,
  [textToImage.name]: textToImage,
  [upscale.name]: upscale,
  [cutOut.name]: cutOut,
  [editByWords.name]: editByWords,
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof OPERATIONS;
export const OPERATION_NAMES = Object.keys(OPERATIONS) as [OperationName, ...OperationName[]];

/** Those that change a picture. */
export type EditName = {
  [Name in OperationName]: (typeof OPERATIONS)[Name] extends Pick<Edit, "edit"> ? Name : never;
}[OperationName];
export const EDIT_NAMES = OPERATION_NAMES.filter((name) => "edit" in OPERATIONS[name]) as [
  EditName,
  ...EditName[],
];

/** What operations describe their options and answers with; named one by one, since all of zod is 400 KB of code. */
export const PARSERS: Zod = { array, boolean, enum: enumOf, number, object, string, url };
