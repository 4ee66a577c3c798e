import { aiMarkingPacket, type SourceType } from "../pictures/ai-marking.ts";

/** What says that a box holds XMP: BE7ACFCB-97A9-42E8-9C71-999491E3AFAC (XMP part 3, MPEG-4). */
const XMP_ID = [
  0xbe, 0x7a, 0xcf, 0xcb, 0x97, 0xa9, 0x42, 0xe8, 0x9c, 0x71, 0x99, 0x94, 0x91, 0xe3, 0xaf, 0xac,
] as const;

/**
 * The mark of an AI-made video as a box that is put after everything else in an MP4: nothing in front of it moves, so it
 * can follow a file of any size as it streams by.
 */
export function aiMarkingBox(type: SourceType): Uint8Array<ArrayBuffer> {
  const packet = new TextEncoder().encode(aiMarkingPacket(type));
  const box = new Uint8Array(8 + XMP_ID.length + packet.length);
  new DataView(box.buffer).setUint32(0, box.length);
  box.set(new TextEncoder().encode("uuid"), 4);
  box.set(XMP_ID, 8);
  box.set(packet, 8 + XMP_ID.length);
  return box;
}

/** An MP4 with the mark at its end. */
export function markMp4(mp4: Uint8Array, type: SourceType): Uint8Array<ArrayBuffer> {
  const box = aiMarkingBox(type);
  const marked = new Uint8Array(mp4.length + box.length);
  marked.set(mp4);
  marked.set(box, mp4.length);
  return marked;
}
