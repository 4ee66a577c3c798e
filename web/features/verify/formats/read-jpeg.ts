import { type Bytes, latin1, utf8, viewOf } from "../open-bytes.ts";
import { keep, MAX_PIECES, noParts, type Parts } from "../parts.ts";

/** XMP part 3, 1.1.3; a long packet goes on in segments of the second kind, behind an id, a length and an offset. */
const XMP = "http://ns.adobe.com/xap/1.0/\0";
const MORE_XMP = "http://ns.adobe.com/xmp/extension/\0";
const MORE_XMP_HEADER = MORE_XMP.length + 32 + 4 + 4;

const APP1 = 0xe1;
const APP11 = 0xeb;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** The segments in front of the picture (ITU-T T.81, B.1.1). */
export async function readJpeg(file: Bytes): Promise<Parts> {
  const parts = noParts();
  const boxes = new Map<number, Uint8Array[]>();
  let at = 2;
  for (let count = 0; count < MAX_PIECES && at + 4 <= file.size; count++) {
    const head = await file.read(at, 4);
    if (head[0] !== 0xff) break;
    const marker = head[1]!;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === START_OF_SCAN || marker === END_OF_IMAGE) {
      parts.isWhole = await endsAsJpeg(file);
      break;
    }
    const length = viewOf(head).getUint16(2);
    if (length < 2 || at + 2 + length > file.size) break;
    const body = await file.read(at + 4, length - 2);
    if (marker === APP1) takeXmp(body, parts);
    if (marker === APP11) takeBox(body, boxes);
    at += 2 + length;
  }
  for (const pieces of boxes.values()) keep(parts.c2pa, joined(pieces));
  return parts;
}

/** Whether the last bytes hold the picture's end; some cameras write a little behind it. */
async function endsAsJpeg(file: Bytes): Promise<boolean> {
  const tail = latin1(await file.read(Math.max(0, file.size - 64 * 1024), 64 * 1024));
  return tail.includes("\xff\xd9");
}

function takeXmp(body: Uint8Array, parts: Parts): void {
  const head = latin1(body.subarray(0, MORE_XMP.length));
  if (head.startsWith(XMP)) keep(parts.xmp, utf8(body.subarray(XMP.length)));
  if (head === MORE_XMP) keep(parts.xmp, utf8(body.subarray(MORE_XMP_HEADER)));
}

/** A JUMBF box of C2PA, whose segments each repeat its first eight bytes (ISO/IEC 19566-5, annex D). */
function takeBox(body: Uint8Array, boxes: Map<number, Uint8Array[]>): void {
  if (body.length < 16 || latin1(body.subarray(0, 2)) !== "JP") return;
  const instance = viewOf(body).getUint16(2);
  const begun = boxes.get(instance);
  if (begun) keep(begun, body.subarray(16));
  else if (latin1(body.subarray(8)).includes("c2pa")) boxes.set(instance, [body.subarray(8)]);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
