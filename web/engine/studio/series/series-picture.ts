import type { PromptReading } from "../../read-prompt.ts";
import type { PortraitOrder } from "../stage-portrait.ts";

/** One picture of a series, as far as it is decided before any is made. */
export type SeriesPicture = Pick<
  PortraitOrder,
  "promptNumber" | "scene" | "shot" | "monochrome" | "finish" | "seed"
>;

/** A prompt's picture, the `index`th of those made with it. */
export function pictureOf({ scenes, ...reading }: PromptReading, index: number, seed: number): SeriesPicture {
  return { ...reading, ...(scenes && { scene: scenes[index % scenes.length] }), seed };
}
