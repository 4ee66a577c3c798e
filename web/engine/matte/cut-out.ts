import { type Face, traceFaces } from "../face/trace-faces.ts";
import type { Models } from "../models.ts";
import { blurredPlane } from "../pixels/blur.ts";
import { createImage, createPlane, type Image, type Plane, smoothstep } from "../pixels/image.ts";
import { buildPyramid, type Pyramid, resizePlane, rowReader } from "../pixels/resample.ts";
import { fullSizeCutout } from "./full-size-cutout.ts";
import { isolatePerson } from "./isolate-person.ts";
import { type Cutout, fitMatte, outlinePerson } from "./matte-person.ts";

/** Faces from this share of the largest one's size on are subjects; smaller ones belong to passers-by. */
const SUBJECT = 0.4;

/** An outline is fitted to so many pixels at most; more of them show the same edges, only wider. */
const FITTED_PIXELS = 3_200_000;

/** The people a photo is of, on nothing: what is around them becomes transparent. Null where no face is seen. */
export function cutOut(models: Models, photo: Image): Image | null {
  const people = cutPeople(models, buildPyramid(photo));
  return people && withAlpha(people.colours, people.matte);
}

/** The people a photo is of, as colours and matte of the photo's size. Null where no face is seen. */
export function cutPeople(models: Models, pyramid: Pyramid): Cutout | null {
  const faces = traceFaces(models, pyramid);
  const [largest] = faces;
  if (!largest) return null;
  const isSubject = (face: Face) => face.size >= SUBJECT * largest.size;
  const subjects = faces.filter(isSubject);
  const passersBy = faces.filter((face) => !isSubject(face));
  const outlines = subjects.map((face) => outlinePerson(models, pyramid, face, passersBy));
  const coarse = union(outlines.map(({ matte }) => matte));
  const [photo] = pyramid as [Image];
  const image = pyramid.find(({ width, height }) => width * height <= FITTED_PIXELS) ?? photo;
  const scale = image.width / photo.width;
  const { colours, matte } = fitMatte(image, coarse, largest.size * scale);
  const sure = withoutVeils(matte, largest.size * scale);
  // a veil may have been all that something hung together with them by
  const people = union(subjects.map((face, i) => isolatePerson(sure, outlines[i]!.mean, face, [], scale)));
  const cutout = { colours, matte: people };
  return image === photo ? cutout : fullSizeCutout(photo, image, cutout);
}

function union(mattes: readonly Plane[]): Plane {
  const [{ width, height }] = mattes as [Plane];
  const out = createPlane(width, height);
  for (const { data } of mattes) {
    for (let i = 0; i < data.length; i++) out.data[i] = Math.max(out.data[i]!, data[i]!);
  }
  return out;
}

/** How far hair and soft edges reach from what is surely the person, in face sizes. */
const WISPS = 0.15;

/** Takes away what is neither sure nor near to what is: where the network hesitates it leaves half-seen patches. */
function withoutVeils(matte: Plane, faceSize: number): Plane {
  const { width, height } = matte;
  // so wide a blur shows nothing of single pixels
  const small = resizePlane(matte, Math.ceil(width / 4), Math.ceil(height / 4));
  small.data.forEach((value, i) => {
    small.data[i] = value > 0.85 ? 1 : 0;
  });
  const read = rowReader(blurredPlane(small, (faceSize * WISPS) / 4), width, height);
  const near = new Float32Array(width);
  const out = createPlane(width, height);
  for (let y = 0, i = 0; y < height; y++) {
    read(y, near);
    for (let x = 0; x < width; x++, i++) out.data[i] = matte.data[i]! * smoothstep(0.02, 0.12, near[x]!);
  }
  return out;
}

function withAlpha(colours: Image, matte: Plane): Image {
  const out = createImage(matte.width, matte.height);
  const { data } = out;
  for (let i = 0, p = 0; i < matte.data.length; i++, p += 4) {
    const alpha = Math.round(255 * matte.data[i]!);
    // nothing is kept of what is not seen
    if (alpha === 0) continue;
    data[p] = colours.data[p]!;
    data[p + 1] = colours.data[p + 1]!;
    data[p + 2] = colours.data[p + 2]!;
    data[p + 3] = alpha;
  }
  return out;
}
