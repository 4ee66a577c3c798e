import type { Account } from "../core/account.ts";
import { idOf } from "../core/objects.ts";
import { changeItems } from "./change-subscription.ts";
import { endSubscription } from "./end-subscription.ts";
import { releaseSchedule, type Schedule } from "./schedule-factory.ts";

/** Moves a schedule on to its next phase, or ends it after its last. */
export function nextPhase(account: Account, schedule: Schedule): void {
  const subscription = account.get("subscription", idOf(schedule.subscription) ?? "");
  const now = account.now();
  const next = schedule.phases.find(({ start_date, end_date }) => start_date <= now && now < end_date);
  if (!next) {
    if (schedule.end_behavior === "cancel") endSubscription(account, subscription, "cancellation_requested");
    else releaseSchedule(account, schedule);
    return;
  }
  const { start_date, end_date, items, proration_behavior } = next;
  const anchorNow = next.billing_cycle_anchor === "phase_start";
  account.change(schedule, { current_phase: { start_date, end_date } }, "subscription_schedule.updated");
  const discounts = next.discounts.flatMap(({ discount }) => idOf(discount) ?? []);
  account.change(subscription, { discounts });
  const there = subscription.items.data;
  const changes = items.map(({ price, quantity }, place) => ({
    id: there[place]?.id,
    price: idOf(price),
    quantity: quantity ?? 1,
  }));
  const gone = there.slice(items.length).map(({ id }) => ({ id, deleted: true }));
  const proration = proration_behavior as "always_invoice" | "create_prorations" | "none";
  changeItems(
    account,
    subscription,
    { items: [...changes, ...gone], proration, anchorNow, at: now, planned: true },
    { behavior: "allow_incomplete", offSession: true },
  );
}
