/** A Redis reply as JSON. */
export type Reply = null | number | string | Reply[];

/**
 * Brings what ioredis-mock returns back to what Redis would have sent: maps as flat lists, Lua's false as nil and
 * true as 1, numbers without their fraction.
 */
export function toReply(value: unknown): Reply {
  if (value === null || value === undefined || value === false) return null;
  if (value === true) return 1;
  if (typeof value === "number") return Math.trunc(value);
  if (typeof value === "string") return value;
  if (Buffer.isBuffer(value)) return value.toString();
  if (Array.isArray(value)) return value.map(toReply);
  return Object.entries(value).flatMap(([key, field]) => [key, toReply(field)]);
}

/** Upstash's `Upstash-Encoding: base64`: every string but a bare "OK". */
export function encodeBase64(reply: Reply): Reply {
  if (Array.isArray(reply)) return reply.map(encodeBase64);
  return typeof reply === "string" && reply !== "OK" ? Buffer.from(reply).toString("base64") : reply;
}
