import * as z from "zod";
import type { Account } from "../core/account.ts";
import { type Endpoint, endpoint, listing, retrieving } from "../core/endpoint.ts";
import { idOf } from "../core/objects.ts";
import { list, mergeMetadata, metadata, text } from "../core/param-types.ts";
import { refuse } from "../core/stripe-error.ts";
import { endSubscription } from "./end-subscription.ts";
import { isLive, newPhase, phaseItem, releaseSchedule, type Schedule } from "./schedule-factory.ts";
import { PHASE, readPhases } from "./schedule-phases.ts";
import { PRORATION } from "./subscription-params.ts";

const PATH = "/v1/subscription_schedules";

/** Source: Stripe's API reference, "Subscription Schedules". They begin from a subscription that is there. */
export function scheduleEndpoints(account: Account): Endpoint[] {
  function living(id: string): Schedule {
    const schedule = account.get("subscription_schedule", id);
    if (!isLive(schedule)) {
      refuse(
        `You cannot change a subscription schedule that is currently in the \`${schedule.status}\` status. It must be \`not_started\` or \`active\`.`,
      );
    }
    account.keepTimeOf(idOf(schedule.customer));
    return schedule;
  }

  return [
    endpoint("POST", PATH, { from_subscription: text, metadata: metadata.optional() }, (asked) => {
      const subscription = account.get("subscription", asked.from_subscription, "from_subscription");
      account.keepTimeOf(idOf(subscription.customer));
      if (subscription.schedule !== null) {
        refuse(
          `You cannot migrate a subscription that is already attached to a schedule: ${idOf(subscription.schedule)}`,
          { param: "from_subscription" },
        );
      }
      if (subscription.ended_at !== null)
        refuse("You cannot migrate a canceled subscription to a schedule.", { param: "from_subscription" });
      const { data } = subscription.items;
      const start_date = data[0]?.current_period_start ?? account.now();
      const end_date = data[0]?.current_period_end ?? account.now();
      const items = data.map(({ price, quantity = 1 }) => phaseItem(price.id, quantity));
      const { currency } = subscription;
      const schedule: Schedule = {
        id: account.idFor("subscription_schedule"),
        object: "subscription_schedule",
        application: null,
        billing_mode: subscription.billing_mode,
        canceled_at: null,
        completed_at: null,
        created: account.now(),
        current_phase: { start_date, end_date },
        customer: idOf(subscription.customer),
        customer_account: null,
        default_settings: {
          application_fee_percent: null,
          billing_cycle_anchor: "automatic",
          billing_thresholds: null,
          collection_method: "charge_automatically",
          default_payment_method: null,
          description: null,
          invoice_settings: {
            account_tax_ids: null,
            custom_fields: null,
            days_until_due: null,
            description: null,
            footer: null,
            issuer: { type: "self" },
          },
          on_behalf_of: null,
          transfer_data: null,
        },
        end_behavior: "release",
        livemode: false,
        metadata: mergeMetadata({}, asked.metadata),
        pause_schedules: [],
        phases: [newPhase({ currency, items, start_date, end_date })],
        released_at: null,
        released_subscription: null,
        status: "active",
        subscription: subscription.id,
        test_clock: subscription.test_clock,
      };
      account.add(schedule, "subscription_schedule.created");
      account.change(subscription, { schedule: schedule.id }, "customer.subscription.updated");
      return schedule;
    }),
    retrieving(account, PATH, "subscription_schedule"),
    endpoint(
      "POST",
      `${PATH}/:id`,
      {
        end_behavior: z.enum(["cancel", "release"]).optional(),
        metadata: metadata.optional(),
        phases: list(PHASE).optional(),
        proration_behavior: PRORATION.optional(),
      },
      ({ phases, metadata: asked, end_behavior }, id) => {
        const schedule = living(id);
        return account.change(
          schedule,
          {
            end_behavior,
            metadata: mergeMetadata(schedule.metadata, asked),
            phases: phases && readPhases(account, schedule, phases),
          },
          "subscription_schedule.updated",
        );
      },
    ),
    endpoint("POST", `${PATH}/:id/release`, {}, (_, id) => {
      const schedule = living(id);
      releaseSchedule(account, schedule);
      return schedule;
    }),
    endpoint("POST", `${PATH}/:id/cancel`, {}, (_, id) => {
      const schedule = living(id);
      endSubscription(
        account,
        account.get("subscription", idOf(schedule.subscription) ?? ""),
        "cancellation_requested",
      );
      return account.get("subscription_schedule", id);
    }),
    listing(account, PATH, "subscription_schedule", { customer: text.optional() }, ({ customer }) => ({
      customer,
    })),
  ];
}
