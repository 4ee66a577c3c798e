import { blurredPlane } from "../pixels/blur.ts";
import { createImage, createPlane, type Image, type Plane } from "../pixels/image.ts";

/** Sides of what is worked on at a time, and what is looked at around it. */
const TILE = 512;
const MARGIN = 16;
/** Blur that is taken back, in pixels of the small photo, and how much of it. */
const RADIUS = 0.5;
const AMOUNT = 0.9;
/** Differences from which on less is added, of 1. */
const STRONG = 0.08;
/** Differences of this size gain half: what is weaker is grain and what JPEG left rather than an edge. */
const WEAK = 0.012;
/** How far beyond its neighbours' range a pixel may go, of 1: more draws halos. */
const BEYOND = 0.012;

/** An enlarged picture with its edges drawn in, by `factor` times wider than the photo's were. Tile by tile. */
export function crispen(image: Image, factor: number): Image {
  const out = createImage(image.width, image.height);
  for (let top = 0; top < image.height; top += TILE) {
    for (let left = 0; left < image.width; left += TILE) crispenTile(image, out, left, top, factor);
  }
  return out;
}

function crispenTile(image: Image, out: Image, left: number, top: number, factor: number): void {
  const x0 = Math.max(0, left - MARGIN);
  const y0 = Math.max(0, top - MARGIN);
  const luma = lumaOf(image, x0, y0, left + TILE + MARGIN, top + TILE + MARGIN);
  const soft = blurredPlane(luma, RADIUS * factor);
  const right = Math.min(image.width, left + TILE);
  const bottom = Math.min(image.height, top + TILE);
  const reach = Math.max(1, Math.round(factor / 2));
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const i = (y - y0) * luma.width + x - x0;
      const value = luma.data[i]!;
      const detail = value - soft.data[i]!;
      const faint = detail ** 2 / (detail ** 2 + WEAK ** 2);
      const [low, high] = rangeAround(luma, x - x0, y - y0, reach);
      const wished = value + (AMOUNT * detail * faint) / (1 + Math.abs(detail) / STRONG);
      const added = 255 * (Math.min(high + BEYOND, Math.max(low - BEYOND, wished)) - value);
      const p = (y * image.width + x) * 4;
      for (let c = 0; c < 3; c++) out.data[p + c] = image.data[p + c]! + added;
      out.data[p + 3] = image.data[p + 3]!;
    }
  }
}

function rangeAround({ width, height, data }: Plane, x: number, y: number, reach: number): [number, number] {
  let low = 1;
  let high = 0;
  for (let dy = -reach; dy <= reach; dy += reach) {
    const row = Math.min(height - 1, Math.max(0, y + dy)) * width;
    for (let dx = -reach; dx <= reach; dx += reach) {
      const value = data[row + Math.min(width - 1, Math.max(0, x + dx))]!;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  return [low, high];
}

function lumaOf(image: Image, x0: number, y0: number, x1: number, y1: number): Plane {
  const plane = createPlane(Math.min(image.width, x1) - x0, Math.min(image.height, y1) - y0);
  for (let y = 0, i = 0; y < plane.height; y++) {
    for (let x = 0; x < plane.width; x++, i++) {
      const p = ((y0 + y) * image.width + x0 + x) * 4;
      plane.data[i] =
        (0.2126 * image.data[p]! + 0.7152 * image.data[p + 1]! + 0.0722 * image.data[p + 2]!) / 255;
    }
  }
  return plane;
}
