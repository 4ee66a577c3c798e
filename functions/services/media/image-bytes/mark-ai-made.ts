import { addXmp } from "./mark-webp.ts";
import { addPngXmp, isPng } from "./png.ts";

/**
 * Machine-readable marking of AI-made pictures: IPTC DigitalSourceType in an XMP packet
 * (IPTC Photo Metadata Standard; XMP part 3, JPEG APP1, PNG iTXt).
 */
const SOURCE_TYPES = "http://cv.iptc.org/newscodes/digitalsourcetype/";
const TYPES = ["trainedAlgorithmicMedia", "compositeWithTrainedAlgorithmicMedia"] as const;
export type SourceType = (typeof TYPES)[number];

const XMP_NAMESPACE = "http://ns.adobe.com/xap/1.0/\0";
/** The mark stands right behind the start of a file. */
const HEAD_BYTES = 64 * 1024;

/** Puts the mark into a JPEG or PNG, right after its start; pictures that already carry one stay as they are. */
export function markAiMade(picture: Uint8Array<ArrayBuffer>, type: SourceType): Uint8Array<ArrayBuffer> {
  if (markOf(picture)) return picture;
  return isPng(picture) ? addPngXmp(picture, packetOf(type)) : markJpeg(picture, type);
}

function markJpeg(jpeg: Uint8Array<ArrayBuffer>, type: SourceType): Uint8Array<ArrayBuffer> {
  const body = new TextEncoder().encode(XMP_NAMESPACE + packetOf(type));
  const length = body.length + 2;
  const marked = new Uint8Array(jpeg.length + length + 2);
  marked.set(jpeg.subarray(0, 2));
  marked.set([0xff, 0xe1, length >> 8, length & 0xff], 2);
  marked.set(body, 6);
  marked.set(jpeg.subarray(2), 6 + body.length);
  return marked;
}

/** A WebP copy says of itself what the picture it was made from says; a photo says nothing. */
export function markCopy(
  webp: Uint8Array<ArrayBuffer>,
  original: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> {
  const type = markOf(original);
  return type ? addXmp(webp, packetOf(type)) : webp;
}

/** What a picture says of itself; null: nothing. */
function markOf(picture: Uint8Array): SourceType | null {
  const head = new TextDecoder("latin1").decode(picture.subarray(0, HEAD_BYTES));
  return TYPES.find((type) => head.includes(`${SOURCE_TYPES}${type}`)) ?? null;
}

function packetOf(type: SourceType): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="${SOURCE_TYPES}${type}"/></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`;
}

export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}
