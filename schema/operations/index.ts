import { array, boolean, number, object, string, url } from "zod";
import type { Operation, Zod } from "./operation.ts";
import { portrait } from "./portrait.ts";
import { textToImage } from "./text-to-image.ts";
import { trainModel } from "./train-model.ts";

/** Every operation, by the name its jobs carry. Adding one adds its file and a line here. */
export const OPERATIONS = {
  [trainModel.name]: trainModel,
  [portrait.name]: portrait,
  [textToImage.name]: textToImage,
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof OPERATIONS;
export const OPERATION_NAMES = Object.keys(OPERATIONS) as [OperationName, ...OperationName[]];

/** What operations describe their options and answers with; named one by one, since all of zod is 400 KB of code. */
export const PARSERS: Zod = { array, boolean, number, object, string, url };
