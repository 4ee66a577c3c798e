import type { Image } from "../pixels/image.ts";
import type { StudioRecipe } from "../studio/recipe.ts";

/** What is put behind a person. Colours are `#rrggbb`. */
export type Background =
  | { kind: "colour"; colour: string }
  /** From one colour to another; `angle` in degrees, 0 from left to right, 90 from top to bottom. */
  | { kind: "gradient"; from: string; to: string; angle: number }
  /** A place of a theme; the first one when none is named. */
  | { kind: "scene"; recipe: StudioRecipe; scene?: string; seed: number }
  /** A picture of one's own, cropped to fill; `blur` puts it out of focus, 0 to 1. */
  | { kind: "picture"; picture: Image; blur: number };
