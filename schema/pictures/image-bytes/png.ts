/** What a PNG opens with (PNG specification, 5.2). */
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Of the chunks a reader may skip, those that say how the colours are meant. */
const KEPT = new Set(["tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP"]);
const XMP_KEYWORD = "XML:com.adobe.xmp";

export function isPng(bytes: Uint8Array): boolean {
  return SIGNATURE.every((value, at) => bytes[at] === value);
}

/** A PNG without texts, EXIF and further frames, and without anything behind its end; as it is where it does not read as one. */
export function stripPng(png: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const chunks = chunksOf(png);
  if (!chunks) return png;
  // the first letter of what no reader may skip is upper-case (5.4)
  const kept = chunks.filter(({ name }) => name < "a" || KEPT.has(name));
  return joined([png.subarray(0, SIGNATURE.length), ...kept.map(({ bytes }) => bytes)]);
}

/** Puts an XMP packet into a PNG, right behind its header (XMP part 3, 1.1.5). */
export function addPngXmp(png: Uint8Array<ArrayBuffer>, packet: string): Uint8Array<ArrayBuffer> {
  const chunks = chunksOf(png);
  if (!chunks) return png;
  const content = new TextEncoder().encode(`${XMP_KEYWORD}\0\0\0\0\0${packet}`);
  const [header, ...others] = chunks;
  return joined([
    ...[png.subarray(0, SIGNATURE.length), header!.bytes, chunkOf("iTXt", content)],
    ...others.map(({ bytes }) => bytes),
  ]);
}

/** A PNG of these chunks, in order. */
export const pngOf = (chunks: readonly { name: string; content: Uint8Array }[]): Uint8Array<ArrayBuffer> =>
  joined([Uint8Array.from(SIGNATURE), ...chunks.map(({ name, content }) => chunkOf(name, content))]);

function chunkOf(name: string, content: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(content.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, content.length);
  chunk.set(new TextEncoder().encode(name), 4);
  chunk.set(content, 8);
  view.setUint32(content.length + 8, crc32(chunk.subarray(4, content.length + 8)));
  return chunk;
}

/** Up to the last chunk; null where the file breaks off or begins otherwise. */
export function chunksOf(png: Uint8Array): { name: string; bytes: Uint8Array }[] | null {
  if (!isPng(png)) return null;
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks: { name: string; bytes: Uint8Array }[] = [];
  for (let at = SIGNATURE.length; at + 12 <= png.length; ) {
    const end = at + 12 + view.getUint32(at);
    if (end > png.length) return null;
    const name = String.fromCharCode(...png.subarray(at + 4, at + 8));
    chunks.push({ name, bytes: png.subarray(at, end) });
    if (name === "IEND") return chunks;
    at = end;
  }
  return null;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The checksum of a chunk's name and content (annex D). */
function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (let at = 0; at < bytes.length; at++) crc = (crc >>> 8) ^ CRC_TABLE[(crc ^ bytes[at]!) & 255]!;
  return ~crc >>> 0;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  return crc;
});
