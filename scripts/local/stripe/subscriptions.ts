import * as z from "zod";
import type { Account } from "./account.ts";
import { type Redemption, redeem, redeemPromotionCode, usableCoupon } from "./discounts.ts";
import { type Endpoint, endpoint, listing, retrieving } from "./endpoint.ts";
import { refuse, StripeFailure } from "./failure.ts";
import { count, flag, list, mergeMetadata, metadata, text, timestamp, unsettable } from "./fields.ts";
import { idOf, type Kinds } from "./kinds.ts";
import { startSubscription } from "./subscription-billing.ts";
import { detailsOf, endSubscription, isOver } from "./subscription-end.ts";
import { newSubscription } from "./subscription-shape.ts";
import { changeItems } from "./subscription-update.ts";

const PATH = "/v1/subscriptions";
export const DISCOUNTS = list(z.strictObject({ coupon: text.optional(), promotion_code: text.optional() }));
const reasons = z.strictObject({
  comment: unsettable(text).optional(),
  feedback: unsettable(
    z.enum([
      "customer_service",
      "low_quality",
      "missing_features",
      "other",
      "switched_service",
      "too_complex",
      "too_expensive",
      "unused",
    ]),
  ).optional(),
});
const about = {
  cancel_at_period_end: flag.optional(),
  default_payment_method: text.optional(),
  description: unsettable(text).optional(),
  discounts: DISCOUNTS.optional(),
  metadata: metadata.optional(),
  off_session: flag.optional(),
};
export const ITEM_CHANGES = list(
  z.strictObject({
    id: text.optional(),
    price: text.optional(),
    quantity: count.optional(),
    deleted: flag.optional(),
  }),
);
export const PRORATION = z.enum(["always_invoice", "create_prorations", "none"]);

/** Coupons and codes as parameters name them. */
export function redemptions(
  account: Account,
  asked: { coupon?: string; promotion_code?: string }[],
  of: { customer: string | null; amount: number },
): Redemption[] {
  return asked.map(({ coupon, promotion_code }, place) => {
    const param = `discounts[${place}]`;
    if (promotion_code)
      return redeemPromotionCode(account, { ...of, id: promotion_code, param: `${param}[promotion_code]` });
    if (!coupon)
      refuse(`Missing required param: ${param}[coupon].`, {
        code: "parameter_missing",
        param: `${param}[coupon]`,
      });
    return { coupon: usableCoupon(account, coupon, `${param}[coupon]`).id, promotion_code: null };
  });
}

/** Cancels at the period's end, or no longer does. */
export function cancelAtPeriodEnd(
  account: Account,
  subscription: Kinds["subscription"],
  wanted: boolean,
): void {
  if (subscription.schedule !== null) {
    refuse(
      `The subscription is managed by the subscription schedule \`${idOf(subscription.schedule)}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
  }
  const [first] = subscription.items.data;
  account.change(
    subscription,
    {
      cancel_at: wanted ? (first?.current_period_end ?? null) : null,
      cancel_at_period_end: wanted,
      canceled_at: wanted ? account.now() : null,
      cancellation_details: { ...detailsOf(subscription), reason: wanted ? "cancellation_requested" : null },
    },
    "customer.subscription.updated",
  );
}

/** Source: Stripe's API reference, "Subscriptions". */
export function subscriptionEndpoints(account: Account): Endpoint[] {
  function methodOf(customer: string, id: string | undefined): string | null {
    if (id === undefined) return null;
    const method = account.get("payment_method", id, "default_payment_method");
    if (method.customer !== customer) {
      refuse(
        `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
        { code: "resource_missing", param: "default_payment_method" },
      );
    }
    return id;
  }

  function living(id: string): Kinds["subscription"] {
    const subscription = account.get("subscription", id);
    if (isOver(subscription))
      throw new StripeFailure(404, `No such subscription: '${id}'`, {
        code: "resource_missing",
        param: "id",
      });
    account.keepTimeOf(idOf(subscription.customer));
    return subscription;
  }

  return [
    endpoint(
      "POST",
      PATH,
      {
        customer: text,
        items: list(z.strictObject({ price: text, quantity: count.optional() })),
        billing_cycle_anchor: timestamp.optional(),
        payment_behavior: z
          .enum(["allow_incomplete", "default_incomplete", "error_if_incomplete"])
          .default("allow_incomplete"),
        ...about,
      },
      (asked) => {
        const customer = account.get("customer", asked.customer, "customer");
        account.keepTimeOf(customer.id);
        const method = methodOf(customer.id, asked.default_payment_method);
        const waits = asked.payment_behavior === "default_incomplete";
        if (!waits && !method && !customer.invoice_settings.default_payment_method) {
          refuse(
            "This customer has no attached payment source or default payment method. Please consider adding a default payment method.",
            { code: "resource_missing" },
          );
        }
        const subscription = newSubscription(account, {
          customer,
          items: asked.items.map(({ price, quantity = 1 }) => ({ price, quantity })),
          method,
          metadata: mergeMetadata({}, asked.metadata),
          description: asked.description ?? null,
          anchor: asked.billing_cycle_anchor ?? null,
          redemptions: redemptions(account, asked.discounts ?? [], { customer: customer.id, amount: 0 }),
          status: "incomplete",
        });
        const { outcome } = startSubscription(account, subscription, {
          collect: !waits,
          offSession: asked.off_session ?? false,
        });
        if (asked.payment_behavior === "error_if_incomplete" && outcome !== "succeeded") {
          throw new StripeFailure(402, "Your card was declined.", {
            type: "card_error",
            code: "card_declined",
          });
        }
        if (asked.cancel_at_period_end) cancelAtPeriodEnd(account, subscription, true);
        return subscription;
      },
    ),
    retrieving(account, PATH, "subscription"),
    endpoint(
      "POST",
      `${PATH}/:id`,
      {
        ...about,
        billing_cycle_anchor: z.enum(["now", "unchanged"]).optional(),
        cancellation_details: reasons.optional(),
        items: ITEM_CHANGES.optional(),
        payment_behavior: z
          .enum(["allow_incomplete", "error_if_incomplete", "pending_if_incomplete"])
          .default("allow_incomplete"),
        proration_behavior: PRORATION.default("create_prorations"),
        proration_date: timestamp.optional(),
      },
      (asked, id) => {
        const subscription = living(id);
        const customer = idOf(subscription.customer);
        const cancellation = asked.cancellation_details;
        const discounts = asked.discounts
          ? redemptions(account, asked.discounts, { customer, amount: 0 }).map(
              (each) => redeem(account, each, { customer, subscription: id }).id,
            )
          : undefined;
        account.change(
          subscription,
          {
            default_payment_method: methodOf(customer, asked.default_payment_method) ?? undefined,
            description: asked.description,
            discounts,
            metadata: mergeMetadata(subscription.metadata, asked.metadata),
            cancellation_details: cancellation && { ...detailsOf(subscription), ...cancellation },
          },
          "customer.subscription.updated",
        );
        if (
          asked.cancel_at_period_end !== undefined &&
          asked.cancel_at_period_end !== subscription.cancel_at_period_end
        ) {
          cancelAtPeriodEnd(account, subscription, asked.cancel_at_period_end);
        }
        const anchorNow = asked.billing_cycle_anchor === "now";
        if (!asked.items && !anchorNow) return subscription;
        const wanted = {
          items: asked.items,
          proration: asked.proration_behavior,
          anchorNow,
          at: asked.proration_date ?? account.now(),
        };
        changeItems(account, subscription, wanted, {
          behavior: asked.payment_behavior,
          offSession: asked.off_session ?? false,
        });
        return subscription;
      },
    ),
    endpoint("DELETE", `${PATH}/:id`, { cancellation_details: reasons.optional() }, (asked, id) => {
      const subscription = living(id);
      endSubscription(account, subscription, "cancellation_requested", asked.cancellation_details);
      return subscription;
    }),
    subscriptionList(account),
  ];
}

function subscriptionList(account: Account): Endpoint {
  const status = z.enum([
    "active",
    "all",
    "canceled",
    "ended",
    "incomplete",
    "incomplete_expired",
    "past_due",
    "trialing",
    "unpaid",
  ]);
  const listed = listing(
    account,
    PATH,
    "subscription",
    {
      customer: text.optional(),
      price: text.optional(),
      status: status.optional(),
      test_clock: text.optional(),
    },
    ({ customer, price, test_clock, status: of }) => ({
      customer,
      test_clock,
      "items.data[0].price.id": price,
      status: of === "all" || of === "ended" ? undefined : of,
      // without a status, those that are over are left out
      ended_at: of === undefined ? null : undefined,
    }),
  );
  return listed;
}
