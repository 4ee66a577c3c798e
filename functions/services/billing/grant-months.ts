import { listMonthsDue, type MonthDue } from "#db/queries/settlement.ts";
import type { Deps } from "../../deps.ts";
import { settle } from "./settle.ts";

const AT_ONCE = 100;
/** At most so many a run, each some eight requests of the Worker's, and no longer than this; the rest an hour later. */
const MOST = 800;
const MOST_MS = 5 * 60_000;

/**
 * The monthly credits of yearly plans, on the day of the month the year began. Each payment is settled against what
 * Stripe says now, so that a plan that was changed or ended unheard of grants nothing more. Twice changes nothing.
 */
export async function grantMonths(deps: Deps): Promise<void> {
  const started = deps.now();
  let after: MonthDue | null = null;
  for (let looked = 0; looked < MOST && deps.now() - started < MOST_MS; looked += AT_ONCE) {
    const due: MonthDue[] = await listMonthsDue(deps.db, { now: started, after, limit: AT_ONCE });
    for (const { id, customerId, subscriptionId } of due) {
      try {
        await settle(deps, { event: null, customerId, subscriptionId, invoiceId: id });
      } catch (error) {
        // one that cannot be settled does not keep others from their credits
        deps.log.error("grant_months_failed", error, { paymentId: id });
      }
    }
    after = due.at(-1) ?? null;
    if (due.length < AT_ONCE) return;
  }
}
