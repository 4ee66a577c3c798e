/** Segments that are part of the picture itself: JFIF, colour profile (APP2), Adobe colour transform (APP14). */
const KEPT = new Set([0xe0, 0xe2, 0xee]);
const COLOUR_PROFILE = "ICC_PROFILE\0";

/**
 * A JPEG without EXIF, XMP, IPTC and comments, and without anything behind its end: image services may keep a copyright
 * tag or provenance on their own, and a file may carry another one after the picture.
 * Walks the segments and scans (ITU T.81, annex B); a file that does not read as one comes back as it is.
 */
export function stripMetadata(jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const kept: Uint8Array[] = [jpeg.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg[at + 1]!;
    if (marker === 0xd9) break;
    const end = at + 2 + ((jpeg[at + 2]! << 8) | jpeg[at + 3]!);
    const next = marker === 0xda ? endOfScan(jpeg, end) : end;
    if (!isMetadata(jpeg, at)) kept.push(jpeg.subarray(at, next));
    at = next;
  }
  const ended = jpeg[at] === 0xff && jpeg[at + 1] === 0xd9;
  kept.push(ended ? jpeg.subarray(at, at + 2) : jpeg.subarray(at));
  const stripped = new Uint8Array(kept.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of kept) {
    stripped.set(part, offset);
    offset += part.length;
  }
  return stripped;
}

function isMetadata(jpeg: Uint8Array, at: number): boolean {
  const marker = jpeg[at + 1]!;
  if (marker === 0xfe) return true;
  if (marker < 0xe0 || marker > 0xef) return false;
  if (marker !== 0xe2) return !KEPT.has(marker);
  // APP2 also holds the index of further pictures behind this one
  return [...COLOUR_PROFILE].some((sign, i) => jpeg[at + 4 + i] !== sign.charCodeAt(0));
}

/** Where the next marker stands: inside a scan, 0xff is followed by a stuffed zero, a restart or a fill byte. */
function endOfScan(jpeg: Uint8Array, from: number): number {
  for (let at = jpeg.indexOf(0xff, from); at >= 0; at = jpeg.indexOf(0xff, at + 1)) {
    const next = jpeg[at + 1];
    if (next === undefined) break;
    const inside = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!inside) return at;
  }
  return jpeg.length;
}
