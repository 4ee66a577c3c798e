import { LINK_HOURS, type MailedPurpose } from "#schema/mail-links.ts";
import type { Deps } from "../../deps.ts";
import { keyId, keysFor } from "../keys.ts";
import { sha256, sign } from "../signing.ts";

/**
 * The secret of a link, derived from its row's id and never stored; one purpose's secret is no other's. The id names its
 * key, so that a mail written down before the keys changed still carries the link that was stored.
 */
export function linkSecret(deps: Deps, purpose: MailedPurpose, linkId: string): Promise<string> {
  const keys = keysFor(deps.config, "link");
  const key = keys.find((one) => linkId.endsWith(`-${keyId(one)}`)) ?? keys[0];
  return sign(key, purpose, linkId);
}

export function newLinkId(deps: Deps): string {
  return `${crypto.randomUUID()}-${keyId(keysFor(deps.config, "link")[0])}`;
}

/** A new link: the id to mail, the hash to store, and its end. */
export async function newLink(
  deps: Deps,
  purpose: MailedPurpose,
): Promise<{ id: string; tokenHash: string; expires: number; now: number }> {
  const id = newLinkId(deps);
  const now = deps.now();
  return {
    id,
    tokenHash: await sha256(await linkSecret(deps, purpose, id)),
    expires: now + LINK_HOURS[purpose] * 3_600_000,
    now,
  };
}
