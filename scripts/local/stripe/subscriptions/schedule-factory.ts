import type { Account } from "../core/account.ts";
import { idOf, type Kinds } from "../core/objects.ts";

export type Schedule = Kinds["subscription_schedule"];
export type Phase = Schedule["phases"][number];

export function newPhase(
  input: Pick<Phase, "currency" | "items" | "start_date" | "end_date"> & Partial<Phase>,
): Phase {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    default_payment_method: null,
    description: null,
    discounts: [],
    invoice_settings: null,
    metadata: {},
    on_behalf_of: null,
    proration_behavior: "create_prorations",
    transfer_data: null,
    trial_end: null,
    ...input,
  };
}

export const phaseItem = (price: string, quantity: number): Phase["items"][number] => ({
  billing_thresholds: null,
  discounts: [],
  metadata: {},
  plan: price,
  price,
  quantity,
  tax_rates: [],
});

export const isLive = ({ status }: Schedule) => status === "active" || status === "not_started";

/** Lets go of the subscription, which goes on as it is. */
export function releaseSchedule(account: Account, schedule: Schedule): void {
  const id = idOf(schedule.subscription);
  const subscription = id === null ? undefined : account.store.objects.find("subscription", id);
  account.change(
    schedule,
    {
      current_phase: null,
      released_at: account.now(),
      released_subscription: id,
      status: "released",
      subscription: null,
    },
    "subscription_schedule.released",
  );
  if (subscription) account.change(subscription, { schedule: null }, "customer.subscription.updated");
}
