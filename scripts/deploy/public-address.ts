import { isIP } from "node:net";

/** Names that never lead to a place in public, though some have dots in them. */
const INSIDE = /(^|\.)(localhost|local|internal|lan|home\.arpa|test|invalid)$/;

/** Ends under which anybody may register a name of their own: a pattern must name more than one of these. */
const REGISTRY = /^([a-z]{2,}|(ac|co|com|edu|gov|net|or|org)\.[a-z]{2})$/;

/** True for a name in public; never for a number, as no certificate of a service stands for one. */
export function isPublicHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, "");
  if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(name) || !name.includes(".")) return false;
  return isIP(name) === 0 && !INSIDE.test(name);
}

/** True for an https address in public. Only some may carry a name before an @, or begin with libsql. */
export function isPublicAddress(value: string, { also = [] as ("libsql:" | "user")[] } = {}): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  if (protocol !== "https:" && !(protocol === "libsql:" && also.includes("libsql:"))) return false;
  if ((username !== "" || password !== "") && !also.includes("user")) return false;
  return isPublicHost(hostname);
}

/** True for a list of hosts that are each one service's own: names, or `*.` before a name. */
export function areServiceHosts(list: string): boolean {
  return list.split(",").every((entry) => {
    const host = entry.trim();
    const name = host.replace(/^\*\./, "");
    return isPublicHost(name) && !(host !== name && REGISTRY.test(name));
  });
}
