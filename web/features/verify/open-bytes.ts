/** A file on this device, read piece by piece, so that a film of any size takes no more memory than a picture. */
export interface Bytes {
  size: number;
  /** Fewer bytes than asked for where the file ends. */
  read: (at: number, length: number) => Promise<Uint8Array<ArrayBuffer>>;
}

/** Arguments a call may have. */
const MAX_ARGUMENTS = 8192;
/** What is read at once. */
const WINDOW_BYTES = 64 * 1024;

export function openBytes(file: Blob): Bytes {
  let from = 0;
  let kept = new Uint8Array(0);

  async function read(at: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
    const end = Math.min(at + length, file.size);
    if (at < from || end > from + kept.length) {
      from = at;
      const piece = file.slice(at, Math.max(end, at + WINDOW_BYTES));
      kept = new Uint8Array(await piece.arrayBuffer());
    }
    return kept.slice(at - from, Math.max(at, end) - from);
  }
  return { size: file.size, read };
}

/** One character for each byte; what `TextDecoder` calls latin1 is not that. */
export function latin1(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += MAX_ARGUMENTS) {
    text += String.fromCharCode(...bytes.subarray(at, at + MAX_ARGUMENTS));
  }
  return text;
}
export const utf8 = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
