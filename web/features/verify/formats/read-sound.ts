import { type Bytes, latin1 } from "../open-bytes.ts";
import { keep, noParts, type Parts, packetsIn } from "../parts.ts";

/** What describes a recording stands before its sound or behind it; so much is read of both, in bytes. */
const EDGE_BYTES = 1024 * 1024;

/** A WAV, MP3, Ogg or WebM file: the sound itself is not followed, so nothing is said of where the file ends. */
export async function readSound(file: Bytes): Promise<Parts> {
  const parts = noParts();
  const edges = [await file.read(0, EDGE_BYTES)];
  if (file.size > EDGE_BYTES)
    edges.push(await file.read(Math.max(EDGE_BYTES, file.size - EDGE_BYTES), EDGE_BYTES));
  for (const edge of edges) {
    const text = latin1(edge);
    keep(parts.comments, text);
    for (const packet of packetsIn(text)) keep(parts.xmp, packet);
  }
  parts.isWhole = true;
  return parts;
}
