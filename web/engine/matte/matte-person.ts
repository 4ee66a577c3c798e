import type { Face } from "../face/trace-faces.ts";
import type { Models } from "../models.ts";
import { blurredPlane } from "../pixels/blur.ts";
import { guideBy, guidedFilter } from "../pixels/guided-filter.ts";
import { type Image, type Plane, smoothstep } from "../pixels/image.ts";
import { type Pyramid, rowReader } from "../pixels/resample.ts";
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
): Cutout & Pick<CoarseMatte, "undecided"> {
  const { matte, undecided } = outlinePerson(models, photo, face, others);
  const { colours, matte: fitted } = fitMatte(photo[0]!, matte, face.size);
  return {
    colours,
    matte: blurredPlane(fitted, Math.max(SOFT.pixels, face.size * SOFT.faces)),
    undecided,
  };
}

/** Where one person is, coarsely: smaller than a large photo, without bystanders and what is left of the background. */
export function outlinePerson(
  models: Models,
  photo: Pyramid,
  face: Face,
  others: readonly Face[],
): CoarseMatte {
  const coarse = coarseMatte(models, photo, face);
  const scale = coarse.matte.width / photo[0]!.width;
  const weighed = weighColours(photo, coarse, face.size * scale);
  coverFace(weighed, coarse.matte, face, scale);
  return { ...coarse, matte: isolatePerson(weighed, coarse.mean, face, others, scale) };
}

/** How far hair reaches beyond a coarse outline, in face sizes. */
const WISPS = 0.045;
/** How far inside a coarse outline nothing is seen through any more, in face sizes: strands of another colour are no gaps. */
const CORE = 0.02;

/** Fits a coarse matte's edges to the picture, as finely as faces of this size need, and cleans the colours. */
export function fitMatte(image: Image, coarse: Plane, faceSize: number): Cutout {
  const guide = guideBy(image, 2);
  const wide = guidedFilter(guide, coarse, { radius: faceSize * 0.06, epsilon: 1e-3 });
  const fine = guidedFilter(guide, wide, { radius: faceSize * 0.02, epsilon: 2e-4 });
  holdTo(coarse, fine, faceSize);
  const sides = sidesOf(guide.shrunk, fine, faceSize);
  const matte = dropIslands(tightenEdges(image, fine, sides, faceSize), faceSize);
  return { colours: foregroundColours(image, matte, sides), matte };
}

/** Keeps a fitted matte to what the coarse one says far inside and far outside its outline, in place. */
function holdTo(coarse: Plane, { width, height, data }: Plane, faceSize: number): void {
  const readSoft = (faces: number) =>
    rowReader(blurredPlane(coarse, faceSize * faces * (coarse.width / width)), width, height);
  const [readNear, readCore] = [readSoft(WISPS), readSoft(CORE)];
  const [near, core] = [new Float32Array(width), new Float32Array(width)];
  for (let y = 0, i = 0; y < height; y++) {
    readNear(y, near);
    readCore(y, core);
    for (let x = 0; x < width; x++, i++)
      data[i] = Math.max(
        smoothstep(0.15, 0.85, data[i]!) * smoothstep(0.04, 0.16, near[x]!),
        smoothstep(0.9, 0.99, core[x]!),
      );
  }
}
