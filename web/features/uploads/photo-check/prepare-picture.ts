import { EXAMINED_SIDE } from "#web/engine/photo-verdict.ts";
import type { Image } from "#web/engine/pixels/image.ts";
import { drawScaled, openPhoto, pixelsOf } from "#web/features/shared/photos/open-photo.ts";
import { drawStored, encodeStored } from "#web/features/shared/photos/stored-photo.ts";

/** Thumbnails, in pixels: sharp in a frame of the sheet on a dense screen. */
const THUMBNAIL = 480;

export interface PreparedPicture {
  /** What will be uploaded: upright, at the stored size, without camera data. */
  body: Blob;
  thumbnail: Blob;
  /** What the engine looks at. */
  image: Image;
  /** Size of the photo as it came, upright. */
  original: { width: number; height: number };
}

/** Decodes a photo and draws it in the sizes that are needed. Rejects when the file is no photo we can read. */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  const source = await openPhoto(file);
  try {
    const original = { width: source.width, height: source.height };
    const stored = drawStored(source);
    const examined = drawScaled(stored, EXAMINED_SIDE);
    const [body, thumbnail] = await Promise.all([
      encodeStored(stored),
      drawScaled(examined, THUMBNAIL).convertToBlob({ type: "image/jpeg", quality: 0.8 }),
    ]);
    return { body, thumbnail, image: pixelsOf(examined), original };
  } finally {
    source.close();
  }
}
