import { LINK_HOURS, type LinkPurpose } from "#schema/mail-links.ts";
import type { Deps } from "../../deps.ts";
import { sha256, sign } from "../signing.ts";

/** The secret of a link, derived from its row's id and never stored; one purpose's secret is no other's. */
export function linkSecret(deps: Deps, purpose: LinkPurpose, linkId: string): Promise<string> {
  return sign(deps.config.AUTH_SECRET, purpose, linkId);
}

/** A new link: the id to mail, the hash to store, and its end. */
export async function newLink(
  deps: Deps,
  purpose: LinkPurpose,
): Promise<{ id: string; tokenHash: string; expires: number; now: number }> {
  const id = crypto.randomUUID();
  const now = deps.now();
  return {
    id,
    tokenHash: await sha256(await linkSecret(deps, purpose, id)),
    expires: now + LINK_HOURS[purpose] * 3_600_000,
    now,
  };
}
