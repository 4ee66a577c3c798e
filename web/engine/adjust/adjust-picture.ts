import type { Image } from "../pixels/image.ts";
import type { Adjustments } from "./adjustments.ts";
import { framePicture } from "./frame-picture.ts";
import { tonePicture } from "./tone-picture.ts";

/** A picture framed, then lit and coloured, as somebody adjusted it; the one given stays as it is. */
export function adjustPicture(image: Image, adjustments: Adjustments): Image {
  return tonePicture(framePicture(image, adjustments), adjustments);
}
