import type { Image } from "#web/engine/pixels/image.ts";
import { openPhoto } from "#web/features/shared/photos/open-photo.ts";
import { scaledSize } from "#web/features/shared/photos/scaled-size.ts";

/** A photo at one size, and what was found in it. */
export interface PhotoAtWork {
  image: Image;
  /** Made once for this photo at this size. */
  once<T>(key: string, make: () => T): T;
}

/** Decodes a photo, upright and with its transparency, with at most so many pixels. */
export async function decodePhoto(photo: Blob, mostPixels: number) {
  const source = await openPhoto(photo);
  try {
    const { width, height } = sizeWithin(source, mostPixels);
    const canvas = new OffscreenCanvas(width, height);
    const target = canvas.getContext("2d", { willReadFrequently: true });
    if (!target) throw new Error("No canvas to draw on");
    target.imageSmoothingQuality = "high";
    target.drawImage(source, 0, 0, width, height);
    const original = { width: source.width, height: source.height };
    const { data } = target.getImageData(0, 0, width, height);
    // the engine spreads pictures into new ones, and an ImageData has nothing of its own to spread
    return { image: { width, height, data }, original };
  } finally {
    source.close();
  }
}

export function sizeWithin({ width, height }: { width: number; height: number }, mostPixels: number) {
  const factor = Math.min(1, Math.sqrt(mostPixels / (width * height)));
  return scaledSize(width, height, Math.max(width, height) * factor);
}

export function photoAtWork(image: Image): PhotoAtWork {
  const found = new Map<string, unknown>();
  return {
    image,
    once<T>(key: string, make: () => T): T {
      if (!found.has(key)) found.set(key, make());
      return found.get(key) as T;
    },
  };
}
