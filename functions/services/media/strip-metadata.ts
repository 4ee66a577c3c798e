/** Segments that are part of the picture itself: JFIF, colour profile (APP2), Adobe colour transform (APP14). */
const KEPT = new Set([0xe0, 0xe2, 0xee]);

/**
 * A JPEG without EXIF, XMP, IPTC and comments: image services may keep a copyright tag or provenance on their own.
 * Walks the segments up to the scan (ITU T.81, annex B); a file that does not read as one comes back as it is.
 */
export function stripMetadata(jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const kept: Uint8Array[] = [jpeg.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg[at + 1]!;
    if (marker === 0xda) break;
    const end = at + 2 + ((jpeg[at + 2]! << 8) | jpeg[at + 3]!);
    const metadata = (marker >= 0xe0 && marker <= 0xef && !KEPT.has(marker)) || marker === 0xfe;
    if (!metadata) kept.push(jpeg.subarray(at, end));
    at = end;
  }
  kept.push(jpeg.subarray(at));
  const stripped = new Uint8Array(kept.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of kept) {
    stripped.set(part, offset);
    offset += part.length;
  }
  return stripped;
}
