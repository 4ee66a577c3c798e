/**
 * Machine-readable marking of AI-made pictures: IPTC DigitalSourceType in an XMP packet
 * (IPTC Photo Metadata Standard; XMP part 3, JPEG APP1).
 */
export const SOURCE_TYPES_URL = "http://cv.iptc.org/newscodes/digitalsourcetype/";
export const SOURCE_TYPES = ["trainedAlgorithmicMedia", "compositeWithTrainedAlgorithmicMedia"] as const;
export type SourceType = (typeof SOURCE_TYPES)[number];

/** Our own engine places people cut out of their photos; a provider's draws the whole. */
export const sourceTypeOf = (engine: "embedded" | "provider"): SourceType =>
  engine === "embedded" ? "compositeWithTrainedAlgorithmicMedia" : "trainedAlgorithmicMedia";

const XMP_NAMESPACE = "http://ns.adobe.com/xap/1.0/\0";

/** The mark as XMP, without what stands around a packet in a file. */
export function aiMarking(type: SourceType): string {
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="${SOURCE_TYPES_URL}${type}"/></rdf:RDF></x:xmpmeta>`;
}

/** The mark as a packet that stands in a file by itself. */
export function aiMarkingPacket(type: SourceType): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>${aiMarking(type)}<?xpacket end="r"?>`;
}

/** Puts the mark into a JPEG, right after its start. */
export function markJpeg(jpeg: Uint8Array, type: SourceType): Uint8Array<ArrayBuffer> {
  const body = new TextEncoder().encode(XMP_NAMESPACE + aiMarkingPacket(type));
  const length = body.length + 2;
  const marked = new Uint8Array(jpeg.length + length + 2);
  marked.set(jpeg.subarray(0, 2));
  marked.set([0xff, 0xe1, length >> 8, length & 0xff], 2);
  marked.set(body, 6);
  marked.set(jpeg.subarray(2), 6 + body.length);
  return marked;
}
