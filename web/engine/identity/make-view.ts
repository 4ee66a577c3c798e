import type { PhotoFace } from "../examine-photo.ts";
import type { Face } from "../face/trace-faces.ts";
import type { CoarseMatte } from "../matte/coarse-matte.ts";
import { mattePerson } from "../matte/matte-person.ts";
import type { Models } from "../models.ts";
import { byteToLinear, luminance } from "../pixels/colour.ts";
import { createImage, type Image } from "../pixels/image.ts";
import { buildPyramid, type Pyramid, samplePatch } from "../pixels/resample.ts";
import { busySurroundings } from "./busy-surroundings.ts";
import { cleanPhoto } from "./clean-photo.ts";
import { coverFrame } from "./cover-frame.ts";
import { CUTOUT_SIDE, enlargeCutout, enlargementFor } from "./enlarge-cutout.ts";
import { tonesBesideHeadIn } from "./tones-beside-head.ts";
import type { View } from "./view.ts";

/** What is kept of a photo around the face, in face sizes: enough for the widest shot. */
const REACH = { side: 3.9, above: 2.3, below: 5.2 };
/** A view, and how clearly the person stands out in its photo. */
export type LearnedView = View & Pick<CoarseMatte, "undecided"> & { busy: number };

/** Mean of the brightest three percent of the photo, linear. */
export function whiteOf(photo: Pyramid): number {
  const small = photo.at(-1)!;
  const values = new Float32Array(small.width * small.height);
  for (let i = 0; i < values.length; i++) {
    const p = i * 4;
    values[i] = luminance(
      byteToLinear(small.data[p]!),
      byteToLinear(small.data[p + 1]!),
      byteToLinear(small.data[p + 2]!),
    );
  }
  values.sort();
  const top = values.subarray(Math.floor(values.length * 0.97));
  return top.reduce((sum, value) => sum + value, 0) / top.length;
}

function moved<T extends Face>(face: T, left: number, top: number, scale: number): T {
  const mesh = face.mesh.map((value, i) =>
    i % 3 === 0 ? (value - left) * scale : i % 3 === 1 ? (value - top) * scale : value * scale,
  );
  const { bounds } = face;
  return {
    ...face,
    mesh,
    size: face.size * scale,
    bounds: {
      left: (bounds.left - left) * scale,
      right: (bounds.right - left) * scale,
      top: (bounds.top - top) * scale,
      bottom: (bounds.bottom - top) * scale,
    },
  };
}

function cropTo(
  photo: Pyramid,
  left: number,
  top: number,
  width: number,
  height: number,
  scale: number,
): Image {
  const image = createImage(Math.round(width * scale), Math.round(height * scale));
  const step = 1 / scale;
  const half = step / 2 - 0.5;
  const rgb = samplePatch(
    photo,
    [step, 0, left + half, 0, step, top + half],
    image.width,
    image.height,
    1,
    0.5,
  );
  for (let i = 0; i < image.width * image.height; i++) {
    for (let c = 0; c < 3; c++) image.data[i * 4 + c] = Math.floor(rgb[i * 3 + c]!);
    image.data[i * 4 + 3] = 255;
  }
  return image;
}

/** The frame goes before anything is measured: as part of the photo it is the brightest there is. */
function withoutFrame(photo: Pyramid): Pyramid {
  const bare = coverFrame(photo[0]!);
  return bare === photo[0] ? photo : buildPyramid(bare);
}

/** Faces smaller than this, in pixels, are enlarged in close-ups, where grain and JPEG's blocks show. */
const CLEANED_FACE = 420;

/** Cuts the person out of an accepted photo. */
export function makeView(
  models: Models,
  framed: Pyramid,
  face: PhotoFace,
  others: readonly Face[],
): LearnedView {
  const photo = withoutFrame(framed);
  const full = photo[0]!;
  const cx = (face.bounds.left + face.bounds.right) / 2;
  const left = Math.max(0, Math.floor(cx - face.size * REACH.side));
  const right = Math.min(full.width, Math.ceil(cx + face.size * REACH.side));
  const top = Math.max(0, Math.floor(face.bounds.top - face.size * REACH.above));
  const bottom = Math.min(full.height, Math.ceil(face.bounds.bottom + face.size * REACH.below));
  const scale = Math.min(1, CUTOUT_SIDE / Math.max(right - left, bottom - top));
  const crop = cropTo(photo, left, top, right - left, bottom - top, scale);
  const own = moved(face, left, top, scale);
  const clean = own.size < CLEANED_FACE ? cleanPhoto(crop) : crop;
  const pyramid = buildPyramid(clean);
  const cutout = mattePerson(
    models,
    pyramid,
    own,
    others.map((other) => moved(other, left, top, scale)),
  );
  const outlined = { ...cutout, mesh: own.mesh, faceSize: own.size };
  const view: LearnedView = {
    ...outlined,
    pose: face.pose,
    quality: face.quality,
    identity: face.identity,
    white: whiteOf(photo),
    beside: tonesBesideHeadIn(clean, outlined),
    busy: busySurroundings(pyramid, outlined),
  };
  const factor = enlargementFor(view);
  if (factor === 1) return view;
  return {
    ...view,
    ...enlargeCutout(cutout, factor),
    mesh: own.mesh.map((value) => value * factor),
    faceSize: own.size * factor,
  };
}
