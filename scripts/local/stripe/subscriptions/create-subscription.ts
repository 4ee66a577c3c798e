import * as z from "zod";
import type { Account } from "../core/account.ts";
import { type Endpoint, endpoint } from "../core/endpoint.ts";
import {
  count,
  flag,
  list,
  mergeMetadata,
  metadata,
  text,
  timestamp,
  unsettable,
} from "../core/param-types.ts";
import { refuse, StripeFailure } from "../core/stripe-error.ts";
import { startSubscription } from "./bill-subscription.ts";
import { cancelAtPeriodEnd } from "./end-subscription.ts";
import { newSubscription } from "./subscription-factory.ts";
import { DISCOUNTS, redemptions } from "./subscription-params.ts";

const PATH = "/v1/subscriptions";

/** What may be said of a subscription when it is made, and later. */
export const ABOUT = {
  cancel_at_period_end: flag.optional(),
  default_payment_method: text.optional(),
  description: unsettable(text).optional(),
  discounts: DISCOUNTS.optional(),
  metadata: metadata.optional(),
  off_session: flag.optional(),
};
/** A payment method that is this customer's, or null where none is named. */
export function methodOf(account: Account, customer: string, id: string | undefined): string | null {
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

/** Source: Stripe's API reference, "Create a subscription". */
export function createEndpoint(account: Account): Endpoint {
  return endpoint(
    "POST",
    PATH,
    {
      customer: text,
      items: list(z.strictObject({ price: text, quantity: count.optional() })),
      billing_cycle_anchor: timestamp.optional(),
      payment_behavior: z
        .enum(["allow_incomplete", "default_incomplete", "error_if_incomplete"])
        .default("allow_incomplete"),
      ...ABOUT,
    },
    (asked) => {
      const customer = account.get("customer", asked.customer, "customer");
      account.keepTimeOf(customer.id);
      const method = methodOf(account, customer.id, asked.default_payment_method);
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
  );
}
