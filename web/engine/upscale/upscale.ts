import { clamp, createImage, createPlane, type Image, type Plane } from "../pixels/image.ts";
import { doubleLuma } from "./double-luma.ts";
import { doubleByLanczos } from "./lanczos.ts";

/** Sides of what is worked on at a time, and what is looked at around it: as far as any filter reaches. */
const TILE = 256;
const MARGIN = 24;

/**
 * The picture with `factor` times the pixels on each side. Edges stay crisp and smooth; what the photo does not show is
 * not made up. Tile by tile, each with the surroundings its filters see, so that no seam can show and memory stays small.
 */
export function upscale(image: Image, factor: 2 | 4): Image {
  const doubled = upscaleTwice(image);
  return factor === 2 ? doubled : upscaleTwice(doubled);
}

function upscaleTwice(image: Image): Image {
  const out = createImage(image.width * 2, image.height * 2);
  for (let top = 0; top < image.height; top += TILE) {
    for (let left = 0; left < image.width; left += TILE) doubleTile(image, out, left, top);
  }
  return out;
}

function doubleTile(image: Image, out: Image, left: number, top: number): void {
  const x0 = Math.max(0, left - MARGIN);
  const y0 = Math.max(0, top - MARGIN);
  const x1 = Math.min(image.width, left + TILE + MARGIN);
  const y1 = Math.min(image.height, top + TILE + MARGIN);
  const { luma, blue, red, alpha } = planesOf(image, { x0, y0, x1, y1 });
  const [y, cb, cr] = [doubleLuma(luma), doubleByLanczos(blue), doubleByLanczos(red)];
  const a = alpha && doubleByLanczos(alpha);
  const right = Math.min(image.width, left + TILE);
  const bottom = Math.min(image.height, top + TILE);
  for (let row = 2 * top; row < 2 * bottom; row++) {
    for (let column = 2 * left; column < 2 * right; column++) {
      const i = (row - 2 * y0) * y.width + column - 2 * x0;
      const p = (row * out.width + column) * 4;
      const [light, b, r] = [y.data[i]!, cb.data[i]!, cr.data[i]!];
      // BT.601, as JPEG has it
      out.data[p] = 255 * (light + 1.402 * r);
      out.data[p + 1] = 255 * (light - 0.344136 * b - 0.714136 * r);
      out.data[p + 2] = 255 * (light + 1.772 * b);
      out.data[p + 3] = a ? 255 * clamp(a.data[i]!, 0, 1) : 255;
    }
  }
}

interface Planes {
  luma: Plane;
  blue: Plane;
  red: Plane;
  /** Null where nothing is transparent. */
  alpha: Plane | null;
}

function planesOf(image: Image, area: { x0: number; y0: number; x1: number; y1: number }): Planes {
  const { x0, y0, x1, y1 } = area;
  const [width, height] = [x1 - x0, y1 - y0];
  const [luma, blue, red, alpha] = Array.from({ length: 4 }, () => createPlane(width, height)) as [
    ...[Plane, Plane, Plane, Plane],
  ];
  let isOpaque = true;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = ((y0 + y) * image.width + x0 + x) * 4;
      const i = y * width + x;
      const r = image.data[p]! / 255;
      const g = image.data[p + 1]! / 255;
      const b = image.data[p + 2]! / 255;
      const light = 0.299 * r + 0.587 * g + 0.114 * b;
      luma.data[i] = light;
      blue.data[i] = (b - light) / 1.772;
      red.data[i] = (r - light) / 1.402;
      alpha.data[i] = image.data[p + 3]! / 255;
      if (image.data[p + 3] !== 255) isOpaque = false;
    }
  }
  return { luma, blue, red, alpha: isOpaque ? null : alpha };
}
