import type { Deps } from "../../../deps.ts";
import { keysFor } from "../../security/keys.ts";
import { sign } from "../../security/signing.ts";
import { canonicalEmail } from "./canonical-email.ts";
import { ownEmailDomain } from "./own-email-domain.ts";

/** Keyed hashes of a mailbox, whatever its spelling, under each of our keys: the first is stored, any of them matches. */
export function mailboxFingerprints(deps: Deps, email: string): Promise<string[]> {
  return underEachKey(deps, "mailbox", canonicalEmail(email));
}

/** The same of a network address. */
export function networkFingerprints(deps: Deps, address: string): Promise<string[]> {
  return underEachKey(deps, "network", address);
}

/** The same of the /48 around an IPv6 address, the most one customer is given (RFC 6177); none of an IPv4 one. */
export async function siteFingerprints(deps: Deps, address: string): Promise<string[]> {
  return address.includes(":") ? underEachKey(deps, "site", address.split(":").slice(0, 3).join(":")) : [];
}

/** The same of somebody's own email domain; none of a public email host's. */
export async function domainFingerprints(deps: Deps, email: string): Promise<string[]> {
  const domain = await ownEmailDomain(deps, email);
  return domain === null ? [] : underEachKey(deps, "domain", domain);
}

function underEachKey(deps: Deps, kind: string, value: string): Promise<string[]> {
  return Promise.all(keysFor(deps.config, "fingerprint").map((key) => sign(key, kind, value)));
}
