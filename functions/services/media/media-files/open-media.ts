import {
  BufferSource,
  CustomSource,
  Input,
  type InputFormat,
  MP3,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from "mediabunny";
import type { MediaKind } from "#schema/media/media-limits.ts";
import type { Storage } from "../../../providers/storage/storage.ts";

const FORMATS: Readonly<Record<MediaKind, InputFormat[]>> = {
  VIDEO: [MP4, QTFF, WEBM],
  AUDIO: [MP3, MP4, WAVE, OGG, WEBM],
};

/** How much of a file is held in memory at once, in bytes. */
const CACHE_BYTES = 16 * 1024 * 1024;

/** A file in the bucket, read piece by piece as far as it is asked for; `maxRead` bytes in all. Dispose it afterwards. */
export function openMedia(
  storage: Pick<Storage, "get">,
  file: { key: string; size: number; kind: MediaKind; maxRead: number },
): Input {
  let left = file.maxRead;
  const source = new CustomSource({
    getSize: () => file.size,
    maxCacheSize: CACHE_BYTES,
    prefetchProfile: "network",
    // whoever waits is told by the next read
    handleUnhandledError: () => {},
    async read(start, end) {
      left -= end - start;
      if (left < 0) throw new TooMuchRead("the file makes its reader go back and forth");
      const object = await storage.get(file.key, `bytes=${start}-${end - 1}`);
      if (!object) throw new Error("the file is gone");
      return new Uint8Array(await new Response(object.body).arrayBuffer());
    },
  });
  return new Input({ formats: FORMATS[file.kind], source });
}

/** A file held in memory. */
export function openBytes(bytes: Uint8Array<ArrayBuffer>, kind: MediaKind): Input {
  return new Input({ formats: FORMATS[kind], source: new BufferSource(bytes) });
}

/** A file that asks for far more reading than it has bytes. */
export class TooMuchRead extends Error {
  override name = "TooMuchRead";
}
