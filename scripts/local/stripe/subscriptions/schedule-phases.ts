import type Stripe from "stripe";
import * as z from "zod";
import type { Account } from "../core/account.ts";
import { periodEnd } from "../core/billing-periods.ts";
import { idOf, nulls } from "../core/objects.ts";
import { arrayOf, oneItem, text, timestamp } from "../core/param-types.ts";
import { refuse } from "../core/stripe-error.ts";
import { recurringPrice } from "./subscription-items.ts";

type Phase = Stripe.SubscriptionSchedule["phases"][number];

export const PHASE = z.strictObject({
  billing_cycle_anchor: z.literal("phase_start").optional(),
  /** Those that go on; where none are named, the subscription's own end with the phase before. */
  discounts: arrayOf(z.strictObject({ discount: text })).optional(),
  duration: z
    .strictObject({ interval: z.enum(["month", "year"]), interval_count: z.literal("1") })
    .optional(),
  end_date: timestamp.optional(),
  items: oneItem({ price: text }),
  proration_behavior: z.literal("none").optional(),
  start_date: timestamp,
});

export function newPhase(
  input: { price: string; start_date: number; end_date: number } & Partial<Phase>,
): Phase {
  const { price, ...given } = input;
  return {
    ...nulls("application_fee_percent", "billing_cycle_anchor", "billing_thresholds", "collection_method"),
    ...nulls("default_payment_method", "description", "invoice_settings", "on_behalf_of"),
    ...nulls("transfer_data", "trial_end"),
    add_invoice_items: [],
    currency: "usd",
    discounts: [],
    items: [
      {
        billing_thresholds: null,
        discounts: [],
        metadata: {},
        plan: price,
        price,
        quantity: 1,
        tax_rates: [],
      },
    ],
    metadata: {},
    proration_behavior: "create_prorations",
    ...given,
  };
}

/** Phases follow each other without gaps; the current one begins where it began. */
export function readPhases(
  account: Account,
  schedule: Stripe.SubscriptionSchedule,
  wanted: z.output<typeof PHASE>[],
): Phase[] {
  const held = new Set(schedule.phases.flatMap(({ items }) => items.map(({ price }) => idOf(price))));
  let begins = schedule.current_phase?.start_date ?? account.now();
  const phases = wanted.map(({ items: { price: id }, duration, ...given }, place) => {
    const param = `phases[${place}]`;
    const { start_date } = given;
    if (start_date !== begins) refuse(`${param} must begin at ${begins}.`, { param: `${param}[start_date]` });
    const end_date =
      given.end_date ??
      (duration ? periodEnd(start_date, start_date, duration.interval) : undefined) ??
      refuse(`You must specify an end date or a duration for ${param}.`, { param: `${param}[end_date]` });
    if (place > 0 && !given.proration_behavior) {
      refuse("The local stand-in enters a later phase with proration_behavior=none alone.", {
        param: `${param}[proration_behavior]`,
      });
    }
    begins = end_date;
    recurringPrice(account, id, `${param}[items][0][price]`, { held: held.has(id) });
    return newPhase({
      price: id,
      start_date,
      end_date,
      ...(given.proration_behavior ? { proration_behavior: given.proration_behavior } : {}),
      billing_cycle_anchor: given.billing_cycle_anchor ?? null,
      discounts: (given.discounts ?? []).map(({ discount }) => ({
        ...nulls("coupon", "promotion_code"),
        discount: account.get("discount", discount, `${param}[discounts]`).id,
      })),
    });
  });
  const now = account.now();
  if (!phases.some(({ start_date, end_date }) => start_date <= now && now < end_date))
    refuse("The current time must lie within one of the phases.", { param: "phases" });
  return phases;
}
