/**
 * An address without what names one household: "203.0.113.x", "2001:db8:7::". Takes what `clientAddress` makes: IPv4, or
 * the first 64 bits of IPv6.
 */
export function coarseAddress(address: string | null): string {
  if (!address) return "unknown";
  if (!address.includes(":")) return address.replace(/\.\d+$/, ".x");
  return `${address
    .replace(/::\/64$/, "")
    .split(":")
    .slice(0, 3)
    .join(":")}::`;
}
