import { chunksOf, pngOf } from "./png.ts";

/** Eight bits a channel, row by row from the top left. */
export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and alpha. */
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** Channels of the colour types that hold no palette (PNG specification, 11.2.1). */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };
const RGBA = 6;
const PAETH = 4;

/** The pixels of a PNG of eight bits a channel, without palette or interlacing; null for any other. */
export async function decodePng(png: Uint8Array<ArrayBuffer>): Promise<Pixels | null> {
  const chunks = chunksOf(png);
  const header = chunks?.[0]?.bytes;
  if (!chunks || !header) return null;
  const view = new DataView(header.buffer, header.byteOffset + 8);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth, colours, , , interlaced] = [8, 9, 10, 11, 12].map((at) => view.getUint8(at));
  const channels = CHANNELS[colours!];
  if (depth !== 8 || channels === undefined || interlaced !== 0) return null;
  const parts = chunks.filter(({ name }) => name === "IDAT").map(({ bytes }) => bytes.slice(8, -4));
  const rows = await through(new Blob(parts), new DecompressionStream("deflate"));
  if (rows.length !== height * (width * channels + 1)) return null;
  unfilter(rows, width * channels, channels);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0, from = y * (width * channels + 1) + 1; x < width; x++, from += channels, at += 4) {
      const isGrey = channels < 3;
      for (let c = 0; c < 3; c++) data[at + c] = rows[from + (isGrey ? 0 : c)]!;
      data[at + 3] = channels % 2 === 0 ? rows[from + channels - 1]! : 255;
    }
  }
  return { width, height, data };
}

/** Takes back what each row was written against: its neighbours (9.2). In place. */
function unfilter(rows: Uint8Array, length: number, step: number): void {
  for (let row = 0; row < rows.length; row += length + 1) {
    const filter = rows[row]!;
    for (let x = 0; x < length; x++) {
      const at = row + 1 + x;
      const left = x >= step ? rows[at - step]! : 0;
      const up = row > 0 ? rows[at - length - 1]! : 0;
      const corner = row > 0 && x >= step ? rows[at - length - 1 - step]! : 0;
      rows[at] = rows[at]! + predicted(filter, left, up, corner);
    }
  }
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  return filter === PAETH ? paeth(left, up, corner) : 0;
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** The same pixels, to the last bit, as a PNG. */
export async function encodePng({ width, height, data }: Pixels): Promise<Uint8Array<ArrayBuffer>> {
  const length = width * 4;
  const rows = new Uint8Array(height * (length + 1));
  for (let y = 0; y < height; y++) {
    rows[y * (length + 1)] = PAETH;
    for (let x = 0; x < length; x++) {
      const at = y * length + x;
      const left = x >= 4 ? data[at - 4]! : 0;
      const up = y > 0 ? data[at - length]! : 0;
      const corner = x >= 4 && y > 0 ? data[at - length - 4]! : 0;
      rows[y * (length + 1) + 1 + x] = data[at]! - paeth(left, up, corner);
    }
  }
  const header = new Uint8Array(13);
  new DataView(header.buffer).setUint32(0, width);
  new DataView(header.buffer).setUint32(4, height);
  header.set([8, RGBA], 8);
  const packed = await through(new Blob([rows]), new CompressionStream("deflate"));
  return pngOf([
    { name: "IHDR", content: header },
    { name: "IDAT", content: packed },
    { name: "IEND", content: new Uint8Array() },
  ]);
}

async function through(blob: Blob, stream: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const piped = blob.stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}
