import type Stripe from "stripe";
import { mapStripeErrors } from "./stripe-client.ts";
import { idOf, plannedPriceId } from "./stripe-objects.ts";

interface Planned {
  subscription: Stripe.Subscription;
  item: Stripe.SubscriptionItem;
  /** Of the price it goes on with. */
  priceId: string;
  /** Of the person's request. */
  key: string;
}

/**
 * Has a subscription go on with another price when its period ends, by a schedule that lets go of it afterwards. Another
 * interval begins its own billing cycle there. Discounts go on, but for a year, which is never discounted.
 */
export async function planForPeriodEnd(
  stripe: Stripe,
  { subscription, item, priceId, key }: Planned,
): Promise<void> {
  const schedule =
    subscription.schedule && typeof subscription.schedule !== "string"
      ? subscription.schedule
      : await mapStripeErrors(
          stripe.subscriptionSchedules.create(
            { from_subscription: subscription.id },
            { idempotencyKey: `${key}:schedule` },
          ),
        );
  const { recurring } = await mapStripeErrors(stripe.prices.retrieve(priceId));
  const interval = recurring?.interval ?? "month";
  const discounts = subscription.discounts.map((each) => ({ discount: idOf(each) }));
  const kept = discounts.length > 0 ? { discounts } : {};
  const end = item.current_period_end;
  await mapStripeErrors(
    stripe.subscriptionSchedules.update(
      schedule.id,
      {
        end_behavior: "release",
        proration_behavior: "none",
        phases: [
          {
            items: [{ price: item.price.id, quantity: 1 }],
            start_date: schedule.current_phase?.start_date ?? item.current_period_start,
            end_date: end,
            ...kept,
          },
          {
            items: [{ price: priceId, quantity: 1 }],
            start_date: end,
            duration: { interval, interval_count: 1 },
            proration_behavior: "none",
            ...(interval === item.price.recurring?.interval ? {} : { billing_cycle_anchor: "phase_start" }),
            ...(interval === "year" ? { discounts: "" } : kept),
          },
        ],
      },
      { idempotencyKey: `${key}:phases` },
    ),
  );
}

/** Whatever was planned for the end of the period no longer is. Answers the price it would have gone on with, if any. */
export async function dropPlan(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  key: string,
): Promise<string | null> {
  if (!subscription.schedule) return null;
  await mapStripeErrors(
    stripe.subscriptionSchedules.release(
      idOf(subscription.schedule),
      {},
      { idempotencyKey: `${key}:release` },
    ),
  );
  return plannedPriceId(subscription);
}
