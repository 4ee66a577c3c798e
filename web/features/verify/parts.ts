/** What a file carries beside its picture, before anything is made of it. */
export interface Parts {
  /** XMP packets. */
  xmp: string[];
  /** Texts a PNG names by keywords. */
  texts: { key: string; value: string }[];
  /** Bytes, one character each, in which a comment of a recording or a film may stand. */
  comments: string[];
  /** Content Credentials, as far as they were read. */
  c2pa: Uint8Array[];
  /** Whether the file could be followed to its end. */
  isWhole: boolean;
}

export const noParts = (): Parts => ({ xmp: [], texts: [], comments: [], c2pa: [], isWhole: false });

/** More than this of one piece is not looked at. */
export const MAX_PIECE_BYTES = 4 * 1024 * 1024;
/** A file in more pieces than this is not followed further: no camera, program or service writes one. */
export const MAX_PIECES = 20_000;
/** So many packets, texts and manifests are kept; a file that repeats them says nothing new. */
export const MAX_KEPT = 64;

const PACKET = { start: "<x:xmpmeta", end: "</x:xmpmeta>" };

/** XMP that lies unnamed among other bytes. */
export function packetsIn(text: string): string[] {
  return text
    .split(PACKET.start)
    .slice(1)
    .filter((piece) => piece.includes(PACKET.end))
    .map((piece) => PACKET.start + piece.slice(0, piece.indexOf(PACKET.end) + PACKET.end.length));
}

export function keep<T>(list: T[], item: T): void {
  if (list.length < MAX_KEPT) list.push(item);
}
