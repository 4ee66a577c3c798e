/** A Redis reply as JSON. */
export type Reply = null | number | string | Reply[];

/** Upstash's `Upstash-Encoding: base64`: every string but a bare "OK". */
export function encodeBase64(reply: Reply): Reply {
  if (Array.isArray(reply)) return reply.map(encodeBase64);
  return typeof reply === "string" && reply !== "OK" ? Buffer.from(reply).toString("base64") : reply;
}

/** A number as Redis writes it into a string: no exponent, no needless digits. */
export function numberText(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return "inf";
  if (value === Number.NEGATIVE_INFINITY) return "-inf";
  return String(value);
}
