import { type Bytes, latin1, utf8, viewOf } from "../open-bytes.ts";
import { keep, MAX_PIECE_BYTES, MAX_PIECES, noParts, type Parts, packetsIn } from "../parts.ts";

/** XMP part 3, MPEG-4; C2PA specification, A.5 (BMFF). */
const XMP_ID = "be7acfcb97a942e89c71999491e3afac";
const C2PA_ID = "d8fec3d61b0e483c92975828877ec481";

/** The boxes of an MP4, M4A, MOV, HEIC or AVIF file (ISO/IEC 14496-12). */
export async function readBoxes(file: Bytes, options: { isPicture: boolean }): Promise<Parts> {
  const parts = noParts();
  let at = 0;
  for (let count = 0; count < MAX_PIECES && at + 8 <= file.size; count++) {
    const box = await readBox(file, at);
    if (!box || box.end > file.size) break;
    const body = (skipped = 0) =>
      file.read(box.body + skipped, Math.min(box.end - box.body - skipped, MAX_PIECE_BYTES));
    if (box.name === "uuid" && box.end - box.body >= 16) {
      const id = hex(await file.read(box.body, 16));
      if (id === XMP_ID) keep(parts.xmp, utf8(await body(16)));
      if (id === C2PA_ID) keep(parts.c2pa, await body(16));
    }
    // a picture's packet lies unnamed among its data, and QuickTime's within the film's own box
    if (box.name === "moov" || (options.isPicture && (box.name === "mdat" || box.name === "idat"))) {
      const text = latin1(await body());
      for (const packet of packetsIn(text)) keep(parts.xmp, packet);
      if (box.name === "moov") keep(parts.comments, text);
    }
    at = box.end;
  }
  parts.isWhole = at === file.size;
  return parts;
}

async function readBox(file: Bytes, at: number) {
  const head = await file.read(at, 16);
  const view = viewOf(head);
  const name = latin1(head.subarray(4, 8));
  const short = view.getUint32(0);
  // 0: to the end of the file; 1: the length stands behind the name, in eight bytes
  if (short === 0) return { name, body: at + 8, end: file.size };
  if (short !== 1) return short < 8 ? null : { name, body: at + 8, end: at + short };
  if (head.length < 16) return null;
  const long = view.getBigUint64(8);
  if (long < 16n || long > BigInt(file.size)) return null;
  return { name, body: at + 16, end: at + Number(long) };
}

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
