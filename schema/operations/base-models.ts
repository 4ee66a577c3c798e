import { textToImage } from "./text-to-image.ts";
import { textToImageFast } from "./text-to-image-fast.ts";
import { textToImageSdxl } from "./text-to-image-sdxl.ts";

/** What can make a picture of nobody in particular, by the name it is chosen by; the usual one first. */
export const BASE_MODELS = {
  "flux-dev": textToImage,
  "flux-schnell": textToImageFast,
  sdxl: textToImageSdxl,
} as const;
export type BaseModel = keyof typeof BASE_MODELS;
export const BASE_MODEL_NAMES = Object.keys(BASE_MODELS) as [BaseModel, ...BaseModel[]];
