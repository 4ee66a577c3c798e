import type { ImagesBinding, ReadableStream as WorkerStream } from "@cloudflare/workers-types";
import { type Images, ImagesUnavailable } from "./images.ts";

const JPEG_QUALITY = 90;
const THUMBNAIL_QUALITY = 82;

/** One white pixel, PNG: what a working service can always read. */
const PIXEL = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=="),
  (char) => char.charCodeAt(0),
);

/** The runtime's own image service: it turns pictures upright by their EXIF and drops all metadata. */
export function createCloudflareImages(binding: ImagesBinding): Images {
  const info = async (bytes: Uint8Array<ArrayBuffer>) => {
    const found = await binding.info(streamOf(bytes));
    return "width" in found ? { width: found.width, height: found.height } : null;
  };
  const toJpeg = async (bytes: Uint8Array<ArrayBuffer>, maxSide: number) => {
    const result = await binding
      .input(streamOf(bytes))
      .transform({ width: maxSide, height: maxSide, fit: "scale-down" })
      .output({ format: "image/jpeg", quality: JPEG_QUALITY });
    return new Uint8Array(await result.response().arrayBuffer());
  };
  const toPng = async (bytes: Uint8Array<ArrayBuffer>, size?: { width: number; height: number }) => {
    const input = binding.input(streamOf(bytes));
    const sized = size ? input.transform({ ...size, fit: "squeeze" }) : input;
    const result = await sized.output({ format: "image/png" });
    return new Uint8Array(await result.response().arrayBuffer());
  };
  const measure: Images["measure"] = (bytes) =>
    nullIfItsFault(
      () => info(bytes),
      () => info(PIXEL),
    );

  return {
    measure,
    async reencode(bytes, maxSide) {
      const encoded = await nullIfItsFault(
        () => toJpeg(bytes, maxSide),
        () => toJpeg(PIXEL, 1),
      );
      const size = encoded && (await measure(encoded));
      return size ? { bytes: encoded, ...size } : null;
    },
    toPng: (bytes, size) =>
      nullIfItsFault(
        () => toPng(bytes, size),
        () => toPng(PIXEL),
      ),
    async thumbnail(body, width) {
      const result = await binding
        .input(body as unknown as WorkerStream<Uint8Array>)
        .transform({ width, fit: "scale-down" })
        .output({ format: "image/webp", quality: THUMBNAIL_QUALITY });
      return result.image() as unknown as ReadableStream<Uint8Array>;
    },
  };
}

/**
 * Null when the picture is at fault. The service's error codes do not tell (9523 stands for a broken picture and
 * for any failure of its own), so it is asked to do the same with a picture known to be good.
 */
async function nullIfItsFault<T>(
  work: () => Promise<T>,
  sameWithAGoodOne: () => Promise<unknown>,
): Promise<T | null> {
  try {
    return await work();
  } catch (cause) {
    try {
      await sameWithAGoodOne();
    } catch {
      throw new ImagesUnavailable("the image service does not answer", { cause });
    }
    return null;
  }
}

function streamOf(bytes: Uint8Array<ArrayBuffer>): WorkerStream<Uint8Array> {
  return new Blob([bytes]).stream() as unknown as WorkerStream<Uint8Array>;
}
