import type { Image, Plane } from "../pixels/image.ts";
import type { Pyramid } from "../pixels/resample.ts";

/** What lies under a smaller plane of a photo, of its size: the picture whose size is nearest to it, at least as large. */
export function photoUnder(photo: Pyramid, { width, height }: Pick<Plane, "width" | "height">) {
  const image: Image = photo.findLast((level) => level.width >= width) ?? photo[0]!;
  const clamped = (value: number, most: number) => Math.max(0, Math.min(most - 1, Math.floor(value)));
  /** Where in the picture's data the pixel under one of the plane's begins; beyond the edges the last one there is. */
  const at = (x: number, y: number): number => {
    const px = clamped(((x + 0.5) * image.width) / width, image.width);
    const py = clamped(((y + 0.5) * image.height) / height, image.height);
    return (py * image.width + px) * 4;
  };
  return { width, height, data: image.data, at };
}
