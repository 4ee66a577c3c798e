/**
 * The block a caller's address (of `clientAddress`) belongs to: the /48 of IPv6, which one customer of a provider may have
 * all to themselves; an IPv4 address is its own.
 */
export function addressBlock(address: string): string {
  if (!address.includes(":")) return address;
  return `${address
    .replace(/::\/64$/, "")
    .split(":")
    .slice(0, 3)
    .join(":")}::/48`;
}
