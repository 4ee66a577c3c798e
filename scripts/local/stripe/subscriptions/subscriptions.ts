import * as z from "zod";
import { redeem } from "../catalog/discounts.ts";
import type { Account } from "../core/account.ts";
import { type Endpoint, endpoint, listing, retrieving } from "../core/endpoint.ts";
import { idOf, type Kinds } from "../core/objects.ts";
import { mergeMetadata, text, timestamp } from "../core/param-types.ts";
import { StripeFailure } from "../core/stripe-error.ts";
import { changeItems } from "./change-subscription.ts";
import { ABOUT, createEndpoint, methodOf } from "./create-subscription.ts";
import { cancelAtPeriodEnd, detailsOf, endSubscription, isOver } from "./end-subscription.ts";
import { ITEM_CHANGES, PRORATION, REASONS, redemptions } from "./subscription-params.ts";

const PATH = "/v1/subscriptions";
/** Source: Stripe's API reference, "Subscriptions". */
export function subscriptionEndpoints(account: Account): Endpoint[] {
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
    createEndpoint(account),
    retrieving(account, PATH, "subscription"),
    endpoint(
      "POST",
      `${PATH}/:id`,
      {
        ...ABOUT,
        billing_cycle_anchor: z.enum(["now", "unchanged"]).optional(),
        cancellation_details: REASONS.optional(),
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
            default_payment_method: methodOf(account, customer, asked.default_payment_method) ?? undefined,
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
    endpoint("DELETE", `${PATH}/:id`, { cancellation_details: REASONS.optional() }, (asked, id) => {
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
