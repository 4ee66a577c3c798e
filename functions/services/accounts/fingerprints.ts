import type { Deps } from "../../deps.ts";
import { keysFor } from "../keys.ts";
import { sign } from "../signing.ts";
import { canonicalEmail } from "./canonical-email.ts";

/** Keyed hashes of a mailbox, whatever its spelling, under each of our keys: the first is stored, any of them matches. */
export function mailboxFingerprints(deps: Deps, email: string): Promise<string[]> {
  return underEachKey(deps, "mailbox", canonicalEmail(email));
}

/** The same of a network address. */
export function networkFingerprints(deps: Deps, address: string): Promise<string[]> {
  return underEachKey(deps, "network", address);
}

function underEachKey(deps: Deps, kind: string, value: string): Promise<string[]> {
  return Promise.all(keysFor(deps.config, "fingerprint").map((key) => sign(key, kind, value)));
}
