import type { Framing } from "../adjustments.ts";
import type { Box, Size } from "./box.ts";
import { turnedSize } from "./frame.ts";

/** A crop's shortest side, as a share of the picture's. */
export const SMALLEST_CROP = 0.05;

/** The largest part of this shape (width by height) around the middle of what was kept so far. */
export function cropToShape(turned: Size, crop: Box, shape: number): Box {
  const share = (shape * turned.height) / turned.width;
  const width = Math.min(1, share);
  const height = Math.min(1, 1 / share);
  return inside({
    left: crop.left + crop.width / 2 - width / 2,
    top: crop.top + crop.height / 2 - height / 2,
    width,
    height,
  });
}

/** Moved, not shrunk, until it lies in the picture. */
export function inside(box: Box): Box {
  const width = Math.min(1, box.width);
  const height = Math.min(1, box.height);
  return {
    left: Math.min(1 - width, Math.max(0, box.left)),
    top: Math.min(1 - height, Math.max(0, box.top)),
    width,
    height,
  };
}

/** Which sides of a crop are pulled: -1 the left or upper one, 1 the right or lower one, 0 neither. */
export interface Handle {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}

/**
 * A crop pulled by one of its handles, the opposite side staying where it is.
 * @param by in shares of the picture
 * @param shape width by height in pixels that is kept; null: free
 */
export function pullCrop(input: {
  turned: Size;
  crop: Box;
  handle: Handle;
  by: { x: number; y: number };
  shape: number | null;
}): Box {
  const { turned, crop, handle, by, shape } = input;
  const right = crop.left + crop.width;
  const bottom = crop.top + crop.height;
  // as far as the picture reaches from the side that stays
  const room = {
    width: handle.x < 0 ? right : 1 - crop.left,
    height: handle.y < 0 ? bottom : 1 - crop.top,
  };
  let width = within(crop.width + handle.x * by.x, SMALLEST_CROP, room.width);
  let height = within(crop.height + handle.y * by.y, SMALLEST_CROP, room.height);
  if (shape !== null) {
    const share = (shape * turned.height) / turned.width;
    if (handle.x === 0) width = height * share;
    height = width / share;
    const fit = Math.min(1, room.width / width, room.height / height);
    width *= fit;
    height *= fit;
  }
  return inside({
    left: handle.x < 0 ? right - width : crop.left,
    top: handle.y < 0 ? bottom - height : crop.top,
    width,
    height,
  });
}

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** A quarter turn to the right of what is seen; what was kept stays kept. */
export function turnRight(framing: Framing): Framing {
  const { left, top, width, height } = framing.crop;
  const crop = { left: 1 - top - height, top: left, width: height, height: width };
  // a mirrored picture turns the other way round before it is mirrored
  const turns = (framing.turns + (framing.flipped ? 3 : 1)) % 4;
  return { ...framing, turns, crop };
}

export function turnLeft(framing: Framing): Framing {
  return turnRight(turnRight(turnRight(framing)));
}

/** What is seen, mirrored left to right. */
export function flip(framing: Framing): Framing {
  const { crop } = framing;
  return {
    ...framing,
    flipped: !framing.flipped,
    straighten: framing.straighten === 0 ? 0 : -framing.straighten,
    crop: { ...crop, left: 1 - crop.left - crop.width },
  };
}

/** The shape of what is kept, width by height in pixels. */
export function shapeOf(picture: Size, { turns, crop }: Framing): number {
  const turned = turnedSize(picture, turns);
  return (crop.width * turned.width) / (crop.height * turned.height);
}
