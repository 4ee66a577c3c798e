import { listMovedCustomers } from "#db/queries/stripe-mirror.ts";
import type { Deps } from "../../deps.ts";
import { settle } from "./settle.ts";

/** At most so many a run; the rest a day later. */
const MOST = 200;

/**
 * Tells the payment provider the addresses that people changed since it heard of them, where no payment of theirs did
 * before. What is still to be told is read from the difference itself, so a run that dies loses nothing.
 */
export async function passOnEmails(deps: Deps): Promise<void> {
  for (const { customerId, email } of await listMovedCustomers(deps.db, MOST)) {
    try {
      await deps.payments.changeEmail({ customerId, email });
      await settle(deps, { event: null, customerId });
    } catch (error) {
      // one address that is not taken does not keep others from theirs
      deps.log.error("email_not_passed_on", error, { customerId });
    }
  }
}
