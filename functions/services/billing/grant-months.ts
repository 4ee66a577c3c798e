import { listMonthsDue } from "#db/queries/settlement.ts";
import type { Deps } from "../../deps.ts";
import { settle } from "./settle.ts";

/** At most so many a run; the rest an hour later. */
const MOST = 200;

/**
 * The monthly credits of yearly plans, on the day of the month the year began. Each payment is settled against what
 * Stripe says now, so that a plan that was changed or ended unheard of grants nothing more. Twice changes nothing.
 */
export async function grantMonths(deps: Deps): Promise<void> {
  const due = await listMonthsDue(deps.db, { now: deps.now(), limit: MOST });
  for (const { id, customerId, subscriptionId } of due) {
    try {
      await settle(deps, { event: null, customerId, subscriptionId, invoiceId: id });
    } catch (error) {
      // one that cannot be settled does not keep others from their credits
      deps.log.error("grant_months_failed", error, { paymentId: id });
    }
  }
}
