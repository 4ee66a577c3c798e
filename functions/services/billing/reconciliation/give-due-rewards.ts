import { listRewardsDue, type RewardDue } from "#db/queries/billing/referrals.ts";
import type { Deps } from "../../../deps.ts";
import { reconcile } from "./reconcile.ts";

const BATCH_SIZE = 100;
/** A run ends after so many; the rest an hour later. */
const MAX_REWARDS = 800;

/**
 * Rewards of referrals whose refund days are over. The purchase is reconciled with what Stripe says now, so that one that
 * was refunded or disputed unheard of brings nothing. Twice changes nothing.
 */
export async function giveDueRewards(deps: Deps): Promise<void> {
  const now = deps.now();
  let after: RewardDue | null = null;
  for (let looked = 0; looked < MAX_REWARDS; looked += BATCH_SIZE) {
    const due: RewardDue[] = await listRewardsDue(deps.db, { now, after, limit: BATCH_SIZE });
    for (const { friendId, paymentId, customerId, subscriptionId } of due) {
      const subject = subscriptionId
        ? { subscriptionId, invoiceId: paymentId }
        : { paymentIntentId: paymentId };
      try {
        await reconcile(deps, { event: null, customerId, ...subject });
      } catch (error) {
        // one that cannot be reconciled does not keep others from their credits
        deps.log.error("give_reward_failed", error, { friendId });
      }
    }
    after = due.at(-1) ?? null;
    if (due.length < BATCH_SIZE) return;
  }
}
