import { listMonthsDue, type MonthDue } from "#db/queries/billing/reconciliation.ts";
import type { Deps } from "../../../deps.ts";
import { reconcile } from "../reconciliation/reconcile.ts";

const BATCH_SIZE = 100;
/** At most so many a run, each some eight requests of the Worker's, and no longer than this; the rest an hour later. */
const MAX_PAYMENTS = 800;
const MAX_RUN_MS = 5 * 60_000;

/**
 * The monthly credits of yearly plans, on the day of the month the year began. Each payment is reconciled with what
 * Stripe says now, so that a plan that was changed or ended unheard of grants nothing more. Twice changes nothing.
 */
export async function grantMonths(deps: Deps): Promise<void> {
  const started = deps.now();
  let after: MonthDue | null = null;
  for (let looked = 0; looked < MAX_PAYMENTS && deps.now() - started < MAX_RUN_MS; looked += BATCH_SIZE) {
    const due: MonthDue[] = await listMonthsDue(deps.db, { now: started, after, limit: BATCH_SIZE });
    for (const { id, customerId, subscriptionId } of due) {
      try {
        await reconcile(deps, { event: null, customerId, subscriptionId, invoiceId: id });
      } catch (error) {
        // one that cannot be reconciled does not keep others from their credits
        deps.log.error("grant_months_failed", error, { paymentId: id });
      }
    }
    after = due.at(-1) ?? null;
    if (due.length < BATCH_SIZE) return;
  }
}
