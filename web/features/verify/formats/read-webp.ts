import { type Bytes, latin1, utf8, viewOf } from "../open-bytes.ts";
import { keep, MAX_PIECE_BYTES, MAX_PIECES, noParts, type Parts } from "../parts.ts";

/** The chunks of a RIFF file (WebP container specification). */
export async function readWebp(file: Bytes): Promise<Parts> {
  const parts = noParts();
  const head = await file.read(0, 12);
  const end = 8 + viewOf(head).getUint32(4, true);
  let at = 12;
  for (let count = 0; count < MAX_PIECES && at + 8 <= Math.min(end, file.size); count++) {
    const chunk = await file.read(at, 8);
    const name = latin1(chunk.subarray(0, 4));
    const size = viewOf(chunk).getUint32(4, true);
    if (at + 8 + size > file.size) break;
    const body = () => file.read(at + 8, Math.min(size, MAX_PIECE_BYTES));
    if (name === "XMP ") keep(parts.xmp, utf8(await body()));
    if (name === "C2PA") keep(parts.c2pa, await body());
    at += 8 + size + (size % 2);
  }
  // the padding of the last chunk is sometimes left out
  parts.isWhole = at >= end && at - 1 <= file.size && at > 12;
  return parts;
}
