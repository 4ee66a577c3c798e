import type { Image } from "../pixels/image.ts";

/** How a host turns pictures into bytes and back. */
export interface ImageCodec {
  /** "photo" may lose a little (JPEG), "mask" must keep every grey value (PNG, red channel). */
  encode(image: Image, kind: "photo" | "mask"): Promise<Uint8Array>;
  decode(bytes: Uint8Array): Promise<Image>;
}
