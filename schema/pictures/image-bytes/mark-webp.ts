/** Bits of VP8X's first byte (WebP container specification, extended file format). */
const HAS_XMP = 0x04;
const HAS_ALPHA = 0x10;

interface Chunk {
  name: string;
  /** Without the eight bytes before it, and without padding. */
  body: Uint8Array;
}

/**
 * Puts an XMP packet into a WebP file: as a chunk of its own behind the picture, announced in the extended header,
 * which is made where there is none. A file that does not read as WebP comes back as it is.
 */
export function addXmp(webp: Uint8Array<ArrayBuffer>, packet: string): Uint8Array<ArrayBuffer> {
  const chunks = chunksOf(webp);
  const header = chunks && headerOf(chunks);
  if (!header) return webp;
  const others = chunks.filter(({ name }) => name !== "VP8X" && name !== "XMP ");
  const xmp = { name: "XMP ", body: new TextEncoder().encode(packet) };
  return written([{ name: "VP8X", body: header }, ...others, xmp]);
}

function chunksOf(webp: Uint8Array): Chunk[] | null {
  if (text(webp, 0) !== "RIFF" || text(webp, 8) !== "WEBP") return null;
  const view = new DataView(webp.buffer, webp.byteOffset, webp.byteLength);
  const chunks: Chunk[] = [];
  for (let at = 12; at + 8 <= webp.length; ) {
    const size = view.getUint32(at + 4, true);
    if (at + 8 + size > webp.length) return null;
    chunks.push({ name: text(webp, at), body: webp.subarray(at + 8, at + 8 + size) });
    at += 8 + size + (size % 2);
  }
  return chunks;
}

/** The extended header with XMP announced: the file's own, or one made from its picture's size. Null: no picture. */
function headerOf(chunks: readonly Chunk[]): Uint8Array | null {
  const find = (name: string) => chunks.find((chunk) => chunk.name === name)?.body;
  const known = find("VP8X");
  if (known) {
    const header = new Uint8Array(known);
    header[0]! |= HAS_XMP;
    return header;
  }
  const lossy = find("VP8 ");
  if (lossy && lossy.length >= 10) {
    const view = new DataView(lossy.buffer, lossy.byteOffset);
    return newHeader({
      width: view.getUint16(6, true) & 0x3fff,
      height: view.getUint16(8, true) & 0x3fff,
      flags: HAS_XMP,
    });
  }
  const lossless = find("VP8L");
  if (lossless && lossless.length >= 5) {
    const bits = new DataView(lossless.buffer, lossless.byteOffset).getUint32(1, true);
    return newHeader({
      width: (bits & 0x3fff) + 1,
      height: ((bits >>> 14) & 0x3fff) + 1,
      flags: (bits >>> 28) & 1 ? HAS_XMP | HAS_ALPHA : HAS_XMP,
    });
  }
  return null;
}

function newHeader(options: { width: number; height: number; flags: number }): Uint8Array {
  const { width, height, flags } = options;
  const header = new Uint8Array(10);
  header[0] = flags;
  header.set(less1(width), 4);
  header.set(less1(height), 7);
  return header;
}

/** Sides stand there as 24 bits, less one. */
const less1 = (side: number) => [(side - 1) & 0xff, ((side - 1) >> 8) & 0xff, ((side - 1) >> 16) & 0xff];

function written(chunks: readonly Chunk[]): Uint8Array<ArrayBuffer> {
  const padded = chunks.map(({ body }) => body.length + (body.length % 2));
  const bytes = new Uint8Array(padded.reduce((sum, size) => sum + 8 + size, 12));
  const view = new DataView(bytes.buffer);
  const encoder = new TextEncoder();
  encoder.encodeInto("RIFF", bytes);
  view.setUint32(4, bytes.length - 8, true);
  encoder.encodeInto("WEBP", bytes.subarray(8));
  let at = 12;
  for (const [i, { name, body }] of chunks.entries()) {
    encoder.encodeInto(name, bytes.subarray(at));
    view.setUint32(at + 4, body.length, true);
    bytes.set(body, at + 8);
    at += 8 + padded[i]!;
  }
  return bytes;
}

const text = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
