import type { ImagesBinding, ReadableStream as WorkerStream } from "@cloudflare/workers-types";
import type { Images } from "./images.ts";

const JPEG_QUALITY = 90;
const THUMBNAIL_QUALITY = 82;

/** The runtime's own image service: it turns pictures upright by their EXIF and drops all metadata. */
export function createCloudflareImages(binding: ImagesBinding): Images {
  const measure: Images["measure"] = async (bytes) => {
    try {
      const info = await binding.info(streamOf(bytes));
      return "width" in info ? { width: info.width, height: info.height } : null;
    } catch {
      return null;
    }
  };

  return {
    measure,
    async reencode(bytes, maxSide) {
      try {
        const result = await binding
          .input(streamOf(bytes))
          .transform({ width: maxSide, height: maxSide, fit: "scale-down" })
          .output({ format: "image/jpeg", quality: JPEG_QUALITY });
        const encoded = new Uint8Array(await result.response().arrayBuffer());
        const size = await measure(encoded);
        return size ? { bytes: encoded, ...size } : null;
      } catch {
        return null;
      }
    },
    async thumbnail(body, width) {
      const result = await binding
        .input(body as unknown as WorkerStream<Uint8Array>)
        .transform({ width, fit: "scale-down" })
        .output({ format: "image/webp", quality: THUMBNAIL_QUALITY });
      return result.image() as unknown as ReadableStream<Uint8Array>;
    },
  };
}

function streamOf(bytes: Uint8Array<ArrayBuffer>): WorkerStream<Uint8Array> {
  return new Blob([bytes]).stream() as unknown as WorkerStream<Uint8Array>;
}
