import { aiMarkingPacket, markJpeg, SOURCE_TYPES, SOURCE_TYPES_URL, type SourceType } from "../ai-marking.ts";
import { addXmp } from "./mark-webp.ts";
import { addPngXmp, isPng } from "./png.ts";

/** The mark stands right behind the start of a file. */
export const MARK_WITHIN = 64 * 1024;

/** Puts the mark into a JPEG or PNG, right after its start; pictures that already carry one stay as they are. */
export function markAiMade(picture: Uint8Array<ArrayBuffer>, type: SourceType): Uint8Array<ArrayBuffer> {
  if (markOf(picture)) return picture;
  return isPng(picture) ? addPngXmp(picture, aiMarkingPacket(type)) : markJpeg(picture, type);
}

/** A copy, whether JPEG, PNG or WebP, says of itself what the picture it was made from says; a photo says nothing. */
export function markCopy(
  copy: Uint8Array<ArrayBuffer>,
  original: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> {
  const type = markOf(original);
  return type ? addMark(copy, type) : copy;
}

/** Puts the mark into a JPEG, PNG or WebP that was just written and carries none. */
export function addMark(picture: Uint8Array<ArrayBuffer>, type: SourceType): Uint8Array<ArrayBuffer> {
  if (isJpeg(picture) || isPng(picture)) return markAiMade(picture, type);
  return addXmp(picture, aiMarkingPacket(type));
}

/** What a picture says of itself; null: nothing. */
export function markOf(picture: Uint8Array): SourceType | null {
  const head = new TextDecoder("latin1").decode(picture.subarray(0, MARK_WITHIN));
  return SOURCE_TYPES.find((type) => head.includes(`${SOURCE_TYPES_URL}${type}`)) ?? null;
}

export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}
