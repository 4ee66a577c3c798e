import { type EmailedPurpose, LINK_HOURS } from "#schema/emails/email-links.ts";
import type { Deps } from "../../deps.ts";
import { keyId, keysFor } from "../security/keys.ts";
import { sha256, sign } from "../security/signing.ts";

/**
 * The secret of a link, derived from its row's id and never stored; one purpose's secret is no other's. The id names its
 * key, so that an email written down before the keys changed still carries the link that was stored.
 */
export function linkSecret(deps: Deps, purpose: EmailedPurpose, linkId: string): Promise<string> {
  const keys = keysFor(deps.config, "link");
  const key = keys.find((one) => linkId.endsWith(`-${keyId(one)}`)) ?? keys[0];
  return sign(key, purpose, linkId);
}

export function newLinkId(deps: Deps): string {
  return `${crypto.randomUUID()}-${keyId(keysFor(deps.config, "link")[0])}`;
}

/** A new link: the id to email, the hash to store, and its end. */
export async function newLink(
  deps: Deps,
  purpose: EmailedPurpose,
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
