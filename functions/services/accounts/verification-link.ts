import type { Deps } from "../../deps.ts";
import { sha256 } from "../signing.ts";
import { linkSecret, newLinkId } from "./account-link.ts";

/** How long a link in a verification mail is good for, in milliseconds. */
export const VERIFICATION_TTL = 24 * 3_600_000;

/**
 * The secret of a link, derived from its row's id: the mail can be rendered when it is sent,
 * and neither the secret nor the mail's text is ever stored.
 */
export function verificationSecret(deps: Deps, tokenId: string): Promise<string> {
  return linkSecret(deps, "VERIFY_EMAIL", tokenId);
}

/** A new token: the id to mail, and the hash to store. */
export async function newVerificationToken(deps: Deps): Promise<{ id: string; tokenHash: string }> {
  const id = newLinkId(deps);
  return { id, tokenHash: await sha256(await verificationSecret(deps, id)) };
}
