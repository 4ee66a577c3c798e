import { traceFaces } from "../face/trace-faces.ts";
import { cutPeople } from "../matte/cut-out.ts";
import type { Models } from "../models.ts";
import { blurredPlane } from "../pixels/blur.ts";
import { createImage, createPlane, type Image, type Plane, smoothstep } from "../pixels/image.ts";
import { buildPyramid, resizePlane } from "../pixels/resample.ts";
import { type Planes, spreadColours } from "../pixels/spread-colours.ts";
import { depthOf } from "./depth-of.ts";
import { frameStill } from "./frame-still.ts";

/** A still taken apart, so that its parts can move against each other. */
export interface Layers {
  /** The people, colours multiplied by alpha. */
  figure: Image;
  /** What is behind them, whole. */
  backdrop: Image;
  /** How near each place of the people is, 0 to 1, as large as a frame. */
  depth: Plane;
  /** Texels of both pictures for each pixel of a frame. */
  scale: number;
  /** Middle of the largest face and its size, in pixels of a frame. */
  face: { x: number; y: number; size: number };
}

/**
 * How far around the people the still is not kept, and how far its colours do not run on from, shares of the longer side:
 * hair is seen beyond a matte.
 */
const AROUND = { kept: 0.004, running: 0.007 };

/** Takes a still apart. Null where no face is seen. */
export function splitStill(
  models: Models,
  still: Image,
  frame: { width: number; height: number },
): Layers | null {
  const whole = buildPyramid(still);
  const [first] = traceFaces(models, whole, (found) => found.length > 0);
  if (!first) return null;
  const { image, scale } = frameStill(whole, first, frame);
  const pyramid = buildPyramid(image);
  const [largest] = traceFaces(models, pyramid, (found) => found.length > 0);
  const people = cutPeople(models, pyramid);
  if (!people || !largest) return null;
  const { bounds } = largest;
  const face = {
    x: (bounds.left + bounds.right) / 2 / scale,
    y: (bounds.top + bounds.bottom) / 2 / scale,
    size: largest.size / scale,
  };
  return {
    figure: premultiplied(people.colours, people.matte),
    backdrop: fillBehind(image, people.matte),
    depth: depthOf(resizePlane(people.matte, frame.width, frame.height), face),
    scale,
    face,
  };
}

function premultiplied({ width, height, data }: Image, matte: Plane): Image {
  const out = createImage(width, height);
  for (let i = 0, p = 0; i < matte.data.length; i++, p += 4) {
    const alpha = matte.data[i]!;
    for (let c = 0; c < 3; c++) out.data[p + c] = data[p + c]! * alpha;
    out.data[p + 3] = 255 * alpha;
  }
  return out;
}

/**
 * The still without its people: the colours around them run on behind them. A clip shows no more of it than a narrow
 * band along the outline, where what was made up from further away would end in a seam.
 */
function fillBehind(image: Image, matte: Plane): Image {
  const { width, height } = image;
  const awayFrom = (reach: number) => {
    const near = blurredPlane(matte, reach * Math.max(width, height));
    return { ...near, data: near.data.map((value) => smoothstep(0.05, 0.005, value)) };
  };
  const known = awayFrom(AROUND.kept);
  const [halfWidth, halfHeight] = [(width + 1) >> 1, (height + 1) >> 1];
  const half = [0, 1, 2].map((c) =>
    resizePlane(channelOf(image, c), halfWidth, halfHeight),
  ) as unknown as Planes;
  const behind = spreadColours(half, resizePlane(awayFrom(AROUND.running), halfWidth, halfHeight)).map(
    (plane) => resizePlane(plane, width, height),
  );
  const out = createImage(width, height);
  for (let i = 0, p = 0; i < known.data.length; i++, p += 4) {
    const share = known.data[i]!;
    for (let c = 0; c < 3; c++)
      out.data[p + c] = share * image.data[p + c]! + (1 - share) * behind[c]!.data[i]!;
    out.data[p + 3] = 255;
  }
  return out;
}

function channelOf(image: Image, c: number): Plane {
  const plane = createPlane(image.width, image.height);
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = image.data[i * 4 + c]!;
  return plane;
}
