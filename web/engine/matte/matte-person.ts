import type { Face } from "../face/trace-faces.ts";
import type { Models } from "../models.ts";
import { blurredPlane } from "../pixels/blur.ts";
import { guidedFilter } from "../pixels/guided-filter.ts";
import { type Image, type Plane, smoothstep } from "../pixels/image.ts";
import { type Pyramid, resizePlane } from "../pixels/resample.ts";
import { type CoarseMatte, coarseMatte } from "./coarse-matte.ts";
import { coverFace } from "./cover-face.ts";
import { dropIslands } from "./drop-islands.ts";
import { foregroundColours, sidesOf } from "./foreground.ts";
import { isolatePerson } from "./isolate-person.ts";
import { tightenEdges } from "./tighten-edges.ts";
import { weighColours } from "./weigh-colours.ts";

export interface Cutout {
  /** The person's colours; beyond the outline they are continued, so that no old background shows. */
  colours: Image;
  /** 0 outside the person, 1 inside. */
  matte: Plane;
}

/** How softly an outline ends before another place, in face sizes and in pixels at least: hair has no edge as hard as a cut. */
const SOFT = { faces: 0.003, pixels: 0.7 };

/** Cuts one person out of a photo: network matte, bystanders removed, edges fitted to the picture, colours cleaned. */
export function mattePerson(
  models: Models,
  photo: Pyramid,
  face: Face,
  others: readonly Face[],
  mostLooks?: number,
): Cutout & Pick<CoarseMatte, "undecided"> {
  const { matte, undecided } = outlinePerson(models, photo, face, others, mostLooks);
  const { colours, matte: fitted } = fitMatte(photo[0]!, matte, face.size);
  return {
    colours,
    matte: blurredPlane(fitted, Math.max(SOFT.pixels, face.size * SOFT.faces)),
    undecided,
  };
}

/**
 * Where one person is, coarsely: smaller than a large photo, without bystanders and what is left of the background.
 * @param mostLooks how often the network may look, for speed; as often as helps when left out
 */
export function outlinePerson(
  models: Models,
  photo: Pyramid,
  face: Face,
  others: readonly Face[],
  mostLooks?: number,
): Pick<CoarseMatte, "matte" | "undecided"> {
  const coarse = coarseMatte(models, photo, face, mostLooks);
  const scale = coarse.matte.width / photo[0]!.width;
  const weighed = weighColours(photo, coarse, face.size * scale);
  coverFace(weighed, face, scale);
  return { matte: isolatePerson(weighed, face, others, scale), undecided: coarse.undecided };
}

/** How far hair reaches beyond a coarse outline, in face sizes. */
const WISPS = 0.045;
/** How far inside a coarse outline nothing is seen through any more, in face sizes: strands of another colour are no gaps. */
const CORE = 0.02;

/** Fits a coarse matte's edges to the picture, as finely as faces of this size need, and cleans the colours. */
export function fitMatte(image: Image, coarse: Plane, faceSize: number): Cutout {
  const wide = guidedFilter(image, coarse, { radius: faceSize * 0.06, epsilon: 1e-3, shrink: 2 });
  const fine = guidedFilter(image, wide, { radius: faceSize * 0.02, epsilon: 2e-4, shrink: 2 });
  const reach = blurredPlane(coarse, faceSize * WISPS * (coarse.width / image.width));
  const near = resizePlane(reach, image.width, image.height);
  const within = blurredPlane(coarse, faceSize * CORE * (coarse.width / image.width));
  const core = resizePlane(within, image.width, image.height);
  const fitted = {
    ...fine,
    data: fine.data.map((value, i) =>
      Math.max(
        smoothstep(0.15, 0.85, value) * smoothstep(0.04, 0.16, near.data[i]!),
        smoothstep(0.9, 0.99, core.data[i]!),
      ),
    ),
  };
  const sides = sidesOf(image, fitted, faceSize);
  const matte = dropIslands(tightenEdges(image, fitted, sides, faceSize), faceSize);
  return { colours: foregroundColours(image, matte, sides), matte };
}
