import type Stripe from "stripe";
import type { Account } from "../core/account.ts";
import { idOf } from "../core/objects.ts";
import { changeSubscription } from "./change-subscription.ts";
import { releaseSchedule } from "./schedules.ts";
import { itemOf } from "./subscription-items.ts";

/** Moves a schedule on to its next phase, or lets go of the subscription after its last. */
export function enterNextPhase(account: Account, schedule: Stripe.SubscriptionSchedule): void {
  const now = account.now();
  const next = schedule.phases.find(({ start_date, end_date }) => start_date <= now && now < end_date);
  if (!next) {
    releaseSchedule(account, schedule);
    return;
  }
  const subscription = account.get("subscription", idOf(schedule.subscription) ?? "");
  const { start_date, end_date, items } = next;
  account.change(schedule, { current_phase: { start_date, end_date } }, "subscription_schedule.updated");
  const discounts = next.discounts.flatMap(({ discount }) => idOf(discount) ?? []);
  account.change(subscription, { discounts });
  const price = idOf(items[0]?.price) ?? itemOf(subscription).price.id;
  const anchorNow = next.billing_cycle_anchor === "phase_start";
  const wanted = { price, prorates: false, anchorNow, at: now, planned: true };
  changeSubscription(account, subscription, wanted, { offSession: true });
}
