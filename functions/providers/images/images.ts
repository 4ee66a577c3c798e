export interface ReencodedImage {
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/** The image service does not work at the moment, whatever the picture. */
export class ImagesUnavailable extends Error {
  override name = "ImagesUnavailable";
}

/** Decoding, scaling and encoding of pictures. Each throws ImagesUnavailable when the service is out. */
export interface Images {
  /** Pixel size as stored in the file, without decoding it. Null: not an image. */
  measure(bytes: Uint8Array<ArrayBuffer>): Promise<{ width: number; height: number } | null>;
  /** Upright, at most `maxSide` pixels, JPEG, free of any metadata. Null: it cannot be decoded. */
  reencode(bytes: Uint8Array<ArrayBuffer>, maxSide: number): Promise<ReencodedImage | null>;
  /** The same pixels, stretched to a size where one is given. Null: it cannot be decoded. */
  toPng(
    bytes: Uint8Array<ArrayBuffer>,
    size?: { width: number; height: number },
  ): Promise<Uint8Array<ArrayBuffer> | null>;
  /** WebP; throws for a picture that cannot be decoded. */
  thumbnail(body: ReadableStream<Uint8Array>, width: number): Promise<ReadableStream<Uint8Array>>;
}
