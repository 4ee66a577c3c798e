import type { Deps } from "../../deps.ts";
import { coarseAddress } from "../accounts/sessions/coarse-address.ts";
import { keysFor } from "./keys.ts";
import { sign } from "./signing.ts";

export type SecurityEvent =
  | "sign_in"
  | "password_reset"
  | "password_change"
  | "email_change"
  | "email_change_undone"
  | "second_step"
  | "second_factor"
  | "staff_call"
  | "webhook_signature";

/**
 * One line in the log for whoever looks into an attack, without personal data: an account by its id or, where only an
 * address was typed, by that address's keyed hash, and the network without what names one household.
 */
export async function logSecurity(
  { deps, ipaddress }: { deps: Deps; ipaddress: string },
  event: SecurityEvent,
  details: { outcome: string; userId?: string; email?: string },
): Promise<void> {
  const { outcome, userId, email } = details;
  const account = userId ?? (email && (await sign(keysFor(deps.config, "log")[0], email)).slice(0, 16));
  deps.log.info("security", { what: event, outcome, account, network: coarseAddress(ipaddress) });
}
