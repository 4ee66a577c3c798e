import * as z from "zod";
import type { Account } from "../core/account.ts";
import { type Interval, periodEnd } from "../core/billing-periods.ts";
import { idOf } from "../core/objects.ts";
import { count, list, mergeMetadata, metadata, text, timestamp } from "../core/param-types.ts";
import { refuse } from "../core/stripe-error.ts";
import { newPhase, type Phase, phaseItem, type Schedule } from "./schedule-factory.ts";
import { recurringPrice } from "./subscription-items.ts";
import { PRORATION } from "./subscription-params.ts";

export const PHASE = z.strictObject({
  billing_cycle_anchor: z.enum(["automatic", "phase_start"]).optional(),
  /** Those that go on; where none are named, the subscription's own end with the phase before. */
  discounts: list(z.strictObject({ discount: text })).optional(),
  duration: z
    .strictObject({ interval: z.enum(["day", "week", "month", "year"]), interval_count: count.optional() })
    .optional(),
  end_date: timestamp.optional(),
  items: list(z.strictObject({ price: text, quantity: count.optional() })),
  metadata: metadata.optional(),
  proration_behavior: PRORATION.optional(),
  start_date: timestamp.optional(),
});

/** Phases follow each other without gaps; the current one begins where it began. */
export function readPhases(account: Account, schedule: Schedule, asked: z.output<typeof PHASE>[]): Phase[] {
  const held = new Set(schedule.phases.flatMap(({ items }) => items.map(({ price }) => idOf(price))));
  let begins = schedule.current_phase?.start_date ?? account.now();
  const phases = asked.map((each, place) => {
    const param = `phases[${place}]`;
    const start_date = each.start_date ?? begins;
    if (start_date !== begins) {
      const message =
        place === 0
          ? "You can not modify the start date of the current phase."
          : `The start date of ${param} must be the end date of the phase before it.`;
      refuse(message, { param: `${param}[start_date]` });
    }
    const prices = each.items.map(({ price }, at) =>
      recurringPrice(account, price, `${param}[items][${at}][price]`, { held: held.has(price) }),
    );
    const last = place === asked.length - 1;
    const length = each.duration ?? (last ? prices[0]?.recurring : undefined);
    const end_date =
      each.end_date ??
      (length
        ? periodEnd(start_date, start_date, length.interval as Interval, length.interval_count ?? 1)
        : undefined) ??
      refuse(`You must specify an end date or a duration for ${param}.`, { param: `${param}[end_date]` });
    if (end_date <= start_date)
      refuse("The end date of a phase must be after its start date.", { param: `${param}[end_date]` });
    begins = end_date;
    return newPhase({
      currency: prices[0]?.currency ?? "usd",
      items: each.items.map(({ price, quantity = 1 }) => phaseItem(price, quantity)),
      start_date,
      end_date,
      billing_cycle_anchor: each.billing_cycle_anchor ?? null,
      discounts: (each.discounts ?? []).map(({ discount }) => ({
        coupon: null,
        discount: account.get("discount", discount, `${param}[discounts]`).id,
        promotion_code: null,
      })),
      metadata: mergeMetadata({}, each.metadata),
      proration_behavior: each.proration_behavior ?? "create_prorations",
    });
  });
  const now = account.now();
  if (!phases.some(({ start_date, end_date }) => start_date <= now && now < end_date)) {
    refuse("The current time must lie within one of the phases.", { param: "phases" });
  }
  return phases;
}
