import type { StreamTargetChunk } from "mediabunny";
import { PART_BYTES } from "#schema/media/media-limits.ts";
import type { Parts, Storage } from "../../../providers/storage/storage.ts";

/**
 * Writes an object of a length nobody knows yet, in parts, holding the first one and the one that is being filled: writers
 * of media go back to a file's beginning when they know its end.
 */
export function createPartSink(storage: Pick<Storage, "putPart" | "completeParts">, parts: Parts) {
  const first = new Uint8Array(PART_BYTES);
  const names: string[] = [];
  let current = new Uint8Array(PART_BYTES);
  /** Where `current` begins, and where the object ends so far. */
  let start = PART_BYTES;
  let end = 0;

  async function append(data: Uint8Array, position: number): Promise<void> {
    if (position < start) throw new Error("a media file goes back to what is stored already");
    let at = 0;
    while (at < data.length) {
      const offset = position + at - start;
      if (offset >= PART_BYTES) {
        names.push(await storage.putPart(parts, names.length + 2, current));
        current = new Uint8Array(PART_BYTES);
        start += PART_BYTES;
        continue;
      }
      const piece = data.subarray(at, at + PART_BYTES - offset);
      current.set(piece, offset);
      at += piece.length;
    }
  }

  return {
    writable: new WritableStream<StreamTargetChunk>({
      async write({ data, position }) {
        const early = Math.min(data.length, Math.max(0, PART_BYTES - position));
        if (early > 0) first.set(data.subarray(0, early), position);
        if (early < data.length) await append(data.subarray(early), position + early);
        end = Math.max(end, position + data.length);
      },
    }),
    /** Puts the object together; its length in bytes. */
    async finish(): Promise<number> {
      if (end > PART_BYTES)
        names.push(await storage.putPart(parts, names.length + 2, current.slice(0, end - start)));
      const beginning = await storage.putPart(parts, 1, end < PART_BYTES ? first.slice(0, end) : first);
      await storage.completeParts(parts, [beginning, ...names]);
      return end;
    },
  };
}
