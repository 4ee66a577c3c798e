import type Stripe from "stripe";
import * as z from "zod";
import type { Account } from "../core/account.ts";
import { defineObject } from "../core/define-object.ts";
import { idOf, nulls, unread } from "../core/objects.ts";
import { arrayOf, text } from "../core/param-types.ts";
import { route } from "../core/route.ts";
import { refuse } from "../core/stripe-error.ts";
import { newPhase, PHASE, readPhases } from "./schedule-phases.ts";
import { itemOf } from "./subscription-items.ts";

/** Source: Stripe's API reference, "Subscription Schedules". They begin from a subscription that is there. */
export const schedule = defineObject({
  kind: "subscription_schedule",
  idPrefix: "sub_sched_",
  defaults: {
    ...nulls("application", "canceled_at", "completed_at", "customer_account", "released_at"),
    ...nulls("released_subscription", "test_clock"),
    default_settings: unread,
    end_behavior: "release",
    livemode: false,
    metadata: {},
    pause_schedules: [],
    status: "active",
  },
  routes: (factory) => ({
    "POST /v1/subscription_schedules": route({ from_subscription: text }, ({ account, params }) => {
      const param = "from_subscription";
      const existing = account.get("subscription", params.from_subscription, param);
      if (existing.schedule !== null || existing.ended_at !== null)
        refuse("You can only migrate a subscription that goes on and has no schedule yet.", { param });
      const { price, current_period_start: start_date, current_period_end: end_date } = itemOf(existing);
      const made = factory.create(
        account,
        {
          billing_mode: existing.billing_mode,
          current_phase: { start_date, end_date },
          customer: idOf(existing.customer),
          phases: [newPhase({ price: price.id, start_date, end_date })],
          subscription: existing.id,
        },
        "subscription_schedule.created",
      );
      account.change(existing, { schedule: made.id }, "customer.subscription.updated");
      return made;
    }),
    "POST /v1/subscription_schedules/:id": route(
      {
        end_behavior: z.literal("release").optional(),
        phases: arrayOf(PHASE),
        proration_behavior: z.literal("none").optional(),
      },
      ({ account, params, id }) => {
        const existing = active(account, id);
        const phases = readPhases(account, existing, params.phases);
        return account.change(existing, { phases }, "subscription_schedule.updated");
      },
    ),
    "POST /v1/subscription_schedules/:id/release": route({}, ({ account, id }) => {
      const existing = active(account, id);
      releaseSchedule(account, existing);
      return existing;
    }),
  }),
});

function active(account: Account, id: string): Stripe.SubscriptionSchedule {
  const existing = account.get("subscription_schedule", id);
  if (existing.status !== "active")
    refuse(`You cannot change a subscription schedule that is \`${existing.status}\`.`);
  return existing;
}

/** Lets go of the subscription, which goes on as it is. */
export function releaseSchedule(account: Account, existing: Stripe.SubscriptionSchedule): void {
  const id = idOf(existing.subscription) ?? "";
  account.change(
    existing,
    {
      current_phase: null,
      released_at: account.now(),
      released_subscription: id,
      status: "released",
      subscription: null,
    },
    "subscription_schedule.released",
  );
  const held = account.get("subscription", id);
  account.change(held, { schedule: null }, "customer.subscription.updated");
}
