import { createImage, type Image } from "./image.ts";

/** A rectangle of a picture, in its pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function cutImage(image: Image, { left, top, width, height }: Area): Image {
  const part = createImage(width, height);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * image.width + left) * 4;
    part.data.set(image.data.subarray(from, from + width * 4), y * width * 4);
  }
  return part;
}

/** A copy of the picture with a part of it, changed, back in its place. */
export function putBack(
  image: Image,
  { data, width, height }: Image,
  { left, top }: Pick<Area, "left" | "top">,
): Image {
  const out: Image = { ...image, data: image.data.slice() };
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * width * 4, (y + 1) * width * 4);
    out.data.set(row, ((top + y) * image.width + left) * 4);
  }
  return out;
}
