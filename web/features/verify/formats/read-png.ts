import { type Bytes, latin1, utf8, viewOf } from "../open-bytes.ts";
import { keep, MAX_PIECE_BYTES, MAX_PIECES, noParts, type Parts } from "../parts.ts";

const XMP = "XML:com.adobe.xmp";

/** Chunks behind the signature, up to the last one (PNG specification, 5.3). */
export async function readPng(file: Bytes): Promise<Parts> {
  const parts = noParts();
  let at = 8;
  for (let count = 0; count < MAX_PIECES && at + 12 <= file.size; count++) {
    const head = await file.read(at, 8);
    const length = viewOf(head).getUint32(0);
    const name = latin1(head.subarray(4));
    if (at + 12 + length > file.size) break;
    const body = () => file.read(at + 8, Math.min(length, MAX_PIECE_BYTES));
    if (name === "IEND") {
      parts.isWhole = true;
      break;
    }
    if (name === "caBX") keep(parts.c2pa, await body());
    if (["tEXt", "zTXt", "iTXt"].includes(name)) await takeText(name, await body(), parts);
    at += 12 + length;
  }
  return parts;
}

/** A keyword and its text, packed or not (11.3.3); one that does not unpack is left out. */
async function takeText(name: string, body: Uint8Array<ArrayBuffer>, parts: Parts): Promise<void> {
  const keyEnd = body.indexOf(0);
  if (keyEnd < 1) return;
  const key = latin1(body.subarray(0, keyEnd));
  let start = keyEnd + 1;
  let isPacked = name === "zTXt";
  if (name === "zTXt") start += 1;
  if (name === "iTXt") {
    isPacked = body[start] === 1;
    const languageEnd = body.indexOf(0, start + 2);
    const translatedEnd = body.indexOf(0, languageEnd + 1);
    if (languageEnd < 0 || translatedEnd < 0) return;
    start = translatedEnd + 1;
  }
  const bytes = isPacked ? await unpacked(body.subarray(start)) : body.subarray(start);
  const value = utf8(bytes);
  if (key === XMP) keep(parts.xmp, value);
  else keep(parts.texts, { key, value });
}

/** No more than is looked at, however much a small chunk unpacks to. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  const reader = stream.getReader();
  const whole = new Uint8Array(MAX_PIECE_BYTES);
  let length = 0;
  try {
    while (length < whole.length) {
      const { done, value } = await reader.read();
      if (done) break;
      const piece = value.subarray(0, whole.length - length);
      whole.set(piece, length);
      length += piece.length;
    }
    await reader.cancel();
  } catch {
    // what unpacked before the fault is still read
  }
  return whole.subarray(0, length);
}
