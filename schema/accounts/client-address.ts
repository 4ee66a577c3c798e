/**
 * Whom limits and bans count: an IPv4 address, or the first 64 bits of an IPv6 one (RFC 6177: one site),
 * since whoever has one of those has all of them.
 */
export function clientAddress(header: string | undefined): string {
  const address = header?.trim().toLowerCase() ?? "";
  if (address === "") return "unknown";
  if (!address.includes(":")) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped) return mapped;
  const [left = "", right = ""] = address.split("::");
  const head = left.split(":").filter(Boolean);
  const tail = right.split(":").filter(Boolean);
  const zeros = address.includes("::")
    ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill("0")
    : [];
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}
