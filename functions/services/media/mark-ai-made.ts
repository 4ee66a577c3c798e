/**
 * Machine-readable marking of AI-made pictures: IPTC DigitalSourceType in an XMP packet
 * (IPTC Photo Metadata Standard; XMP part 3, JPEG APP1).
 */
const SOURCE_TYPES = "http://cv.iptc.org/newscodes/digitalsourcetype/";
export type SourceType = "trainedAlgorithmicMedia" | "compositeWithTrainedAlgorithmicMedia";

const XMP_NAMESPACE = "http://ns.adobe.com/xap/1.0/\0";

/** Puts the mark into a JPEG, right after its start; pictures that already carry one stay as they are. */
export function markAiMade(jpeg: Uint8Array<ArrayBuffer>, type: SourceType): Uint8Array<ArrayBuffer> {
  const head = new TextDecoder("latin1").decode(jpeg.subarray(0, 64 * 1024));
  if (head.includes(SOURCE_TYPES)) return jpeg;
  const packet = `${XMP_NAMESPACE}<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="${SOURCE_TYPES}${type}"/></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`;
  const body = new TextEncoder().encode(packet);
  const length = body.length + 2;
  const marked = new Uint8Array(jpeg.length + length + 2);
  marked.set(jpeg.subarray(0, 2));
  marked.set([0xff, 0xe1, length >> 8, length & 0xff], 2);
  marked.set(body, 6);
  marked.set(jpeg.subarray(2), 6 + body.length);
  return marked;
}

export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}
