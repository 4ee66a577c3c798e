/** True for http(s) addresses on this machine, the only ones the local server ever contacts. */
export function isLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  if (protocol !== "http:" && protocol !== "https:") return false;
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);
}
