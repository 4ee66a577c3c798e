import { cutOut as cutOutOperation } from "#schema/operations/edits/cut-out.ts";
import { upscale as upscaleOperation } from "#schema/operations/edits/upscale.ts";
import { portrait as portraitOperation } from "#schema/operations/portrait.ts";
import { trainModel as trainModelOperation } from "#schema/operations/train-model.ts";
import { cutOut } from "./cut-out.ts";
import type { EmbeddedOperation } from "./embedded-operation.ts";
import { portrait } from "./portrait.ts";
import { trainModel } from "./train-model.ts";
import { upscale } from "./upscale.ts";

/** What the embedded engine makes, by endpoint. */
export const EMBEDDED_OPERATIONS: Readonly<Record<string, EmbeddedOperation>> = {
  [trainModelOperation.endpoint]: trainModel,
  [portraitOperation.endpoint]: portrait,
  [upscaleOperation.endpoint]: upscale,
  [cutOutOperation.endpoint]: cutOut,
};
