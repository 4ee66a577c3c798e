import { listToStop, stopPerson } from "#db/queries/rights/stopped-accounts.ts";
import type { Deps } from "../../deps.ts";
import { reconcile } from "../billing/reconciliation/reconcile.ts";
import { cancelJob } from "../jobs/cancellation/cancel-job.ts";

/** At most so many people a run; the rest a minute later. */
const BATCH_SIZE = 50;

/**
 * For whoever is banned or is leaving: what the provider has not begun is cancelled and paid back, and the plan ends with
 * the period that is paid for. What has begun is finished. Read from the state itself, so that it can be done at any time,
 * any number of times, and does nothing to anybody else.
 */
export async function stopAccount(deps: Deps, userId: string): Promise<void> {
  const { jobs, plans } = await stopPerson(deps.db, { userId, now: deps.now() });
  for (const job of jobs) await cancelJob(deps, job);
  for (const { subscriptionId, customerId } of plans) {
    await deps.payments.closeCheckouts(customerId);
    await deps.payments.cancelAtPeriodEnd({ subscriptionId, requestKey: crypto.randomUUID() });
    await reconcile(deps, { event: null, customerId, subscriptionId });
  }
}

/** Whoever is still to be stopped: their message may have been lost, or the provider out of reach. */
export async function stopAccounts(deps: Deps): Promise<void> {
  for (const userId of await listToStop(deps.db, BATCH_SIZE)) {
    try {
      await stopAccount(deps, userId);
    } catch (error) {
      deps.log.error("stop_account_failed", error, { userId });
    }
  }
}
