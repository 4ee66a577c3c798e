import { listMovedCustomers } from "#db/queries/billing/stripe-mirror.ts";
import type { Deps } from "../../../deps.ts";
import { reconcile } from "../reconciliation/reconcile.ts";

/** At most so many a run; the rest a day later. */
const BATCH_SIZE = 200;

/**
 * Tells the payment provider the addresses that people changed since it heard of them, where no payment of theirs did
 * before. What is still to be told is read from the difference itself, so a run that dies loses nothing.
 */
export async function syncCustomerEmails(deps: Deps): Promise<void> {
  for (const { customerId, email } of await listMovedCustomers(deps.db, BATCH_SIZE)) {
    try {
      await deps.payments.changeEmail({ customerId, email });
      await reconcile(deps, { event: null, customerId });
    } catch (error) {
      // one address that is not taken does not keep others from theirs
      deps.log.error("customer_email_not_synced", error, { customerId });
    }
  }
}
