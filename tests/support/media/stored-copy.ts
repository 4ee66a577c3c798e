import type { Storage } from "#functions/providers/storage/storage.ts";
import { openBytes } from "#functions/services/media/media-files/open-media.ts";
import { readMedia } from "#functions/services/media/media-files/read-media.ts";
import { formOf, rewriteMedia } from "#functions/services/media/media-files/rewrite-media.ts";
import type { Bytes } from "../photos/uploads.ts";

/** A small recording as the product stores it, with a comment where one is given; rejects with why it is not taken. */
export async function storedCopy(bytes: Bytes, comment?: string): Promise<Bytes> {
  let stored: Bytes = new Uint8Array(0);
  const storage: Partial<Storage> = {
    beginParts: async (key) => ({ key, id: "parts" }),
    async putPart(_, number, part) {
      stored = new Uint8Array(part);
      return String(number);
    },
    completeParts: async () => {},
    abortParts: async () => {},
    async get(_, range) {
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? "") ?? [];
      const body = new Blob([stored.subarray(Number(from), Number(to) + 1)]).stream();
      return { body, size: stored.length, contentType: "", etag: "", range: null };
    },
  };
  const input = openBytes(bytes, "AUDIO");
  try {
    const facts = await readMedia(input, "AUDIO");
    const form = await formOf(input, "AUDIO", facts);
    const copy = { key: "copy", kind: "AUDIO", facts, form, ...(comment && { comment }) } as const;
    await rewriteMedia(storage as Storage, input, copy);
    return stored;
  } finally {
    input.dispose();
  }
}
