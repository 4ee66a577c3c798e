import type { Mask } from "#web/engine/mask/mask.ts";
import { createImage } from "#web/engine/pixels/image.ts";
import { canvasOf } from "./encode-picture.ts";

/** A mask as a PNG in greys, which loses nothing: what is not covered is exactly black. */
export async function encodeMask({ width, height, data }: Mask): Promise<Blob> {
  const image = createImage(width, height);
  for (let i = 0; i < data.length; i++) {
    const value = data[i]!;
    image.data[i * 4] = value;
    image.data[i * 4 + 1] = value;
    image.data[i * 4 + 2] = value;
    image.data[i * 4 + 3] = 255;
  }
  return canvasOf(image).convertToBlob({ type: "image/png" });
}
