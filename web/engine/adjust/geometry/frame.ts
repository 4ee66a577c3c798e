import { type Affine, invertAffine } from "../../pixels/affine.ts";
import type { Framing } from "../adjustments.ts";
import type { Box, Size } from "./box.ts";

/** The picture turned, before anything is cut off. */
export function turnedSize({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The part that is kept, in whole pixels of the turned picture. */
function keptPixels(turned: Size, crop: Box): Box {
  const left = Math.min(turned.width - 1, Math.round(crop.left * turned.width));
  const top = Math.min(turned.height - 1, Math.round(crop.top * turned.height));
  const right = Math.round((crop.left + crop.width) * turned.width);
  const bottom = Math.round((crop.top + crop.height) * turned.height);
  return {
    left,
    top,
    width: Math.max(1, Math.min(turned.width, right) - left),
    height: Math.max(1, Math.min(turned.height, bottom) - top),
  };
}

/** How large a picture comes out. */
export function framedSize(picture: Size, framing: Framing): Size {
  const { width, height } = keptPixels(turnedSize(picture, framing.turns), framing.crop);
  return { width, height };
}

/** By how much a turned picture is enlarged so that it still fills its frame when it is straightened. */
export function straightenScale({ width, height }: Size, degrees: number): number {
  const angle = Math.abs((degrees * Math.PI) / 180);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return Math.max(cos + (height / width) * sin, cos + (width / height) * sin);
}

/** Where a point of the picture comes to stand when it is framed; corners of pixels, not their middles. */
export function frameMap(picture: Size, framing: Framing): Affine {
  const turned = turnedSize(picture, framing.turns);
  const kept = keptPixels(turned, framing.crop);
  const quarter = QUARTERS[((framing.turns % 4) + 4) % 4]!(picture);
  const flip: Affine = framing.flipped ? [-1, 0, turned.width, 0, 1, 0] : [1, 0, 0, 0, 1, 0];
  return [quarter, flip, straightenMap(turned, framing.straighten), shift(-kept.left, -kept.top)].reduce(
    (whole, next) => compose(next, whole),
  );
}

/** The way back: where in the picture a point of the framed one is taken from. */
export const unframeMap = (picture: Size, framing: Framing): Affine =>
  invertAffine(frameMap(picture, framing));

const QUARTERS: readonly ((picture: Size) => Affine)[] = [
  () => [1, 0, 0, 0, 1, 0],
  ({ height }) => [0, -1, height, 1, 0, 0],
  ({ width, height }) => [-1, 0, width, 0, -1, height],
  ({ width }) => [0, 1, 0, -1, 0, width],
];

const shift = (x: number, y: number): Affine => [1, 0, x, 0, 1, y];

function straightenMap(turned: Size, degrees: number): Affine {
  if (degrees === 0) return shift(0, 0);
  const scale = straightenScale(turned, degrees);
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  const x = turned.width / 2;
  const y = turned.height / 2;
  return [cos, -sin, x - cos * x + sin * y, sin, cos, y - sin * x - cos * y];
}

/** First `inner`, then `outer`. */
export function compose(outer: Affine, inner: Affine): Affine {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + b * j, a * h + b * k, a * i + b * l + c, d * g + e * j, d * h + e * k, d * i + e * l + f];
}
