import type { Face } from "../face/trace-faces.ts";
import type { Models } from "../models.ts";
import { guidedFilter } from "../pixels/guided-filter.ts";
import { type Image, lumaPlane, type Plane, smoothstep } from "../pixels/image.ts";
import type { Pyramid } from "../pixels/resample.ts";
import { coarseMatte } from "./coarse-matte.ts";
import { foregroundColours } from "./foreground.ts";
import { isolatePerson } from "./isolate-person.ts";

export interface Cutout {
  /** The person's colours; beyond the outline they are continued, so that no old background shows. */
  colours: Image;
  /** 0 outside the person, 1 inside. */
  matte: Plane;
}

/** Cuts one person out of a photo: network matte, bystanders removed, edges fitted to the picture, colours cleaned. */
export function mattePerson(models: Models, photo: Pyramid, face: Face, others: readonly Face[]): Cutout {
  return fitMatte(photo[0]!, isolatePerson(coarseMatte(models, photo, face), face, others), face.size);
}

/** Fits a coarse matte's edges to the picture, as finely as faces of this size need, and cleans the colours. */
export function fitMatte(image: Image, coarse: Plane, faceSize: number): Cutout {
  const guide = lumaPlane(image);
  const wide = guidedFilter(guide, coarse, faceSize * 0.07, 2e-3);
  const fine = guidedFilter(guide, wide, faceSize * 0.025, 4e-4, 1);
  const matte = { ...fine, data: fine.data.map((value) => smoothstep(0.2, 0.82, value)) };
  return { colours: foregroundColours(image, matte), matte };
}
