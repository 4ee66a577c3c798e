import type Stripe from "stripe";
import type { Account } from "../core/account.ts";
import { defineObject } from "../core/define-object.ts";
import { nulls } from "../core/objects.ts";
import { noSuch, StripeApiError } from "../core/stripe-error.ts";
import { findTestCard, type TestCard } from "./test-cards.ts";

/** Source: Stripe's API reference, "Payment Methods". They come from the test cards that hosted pages offer. */
export const paymentMethod = defineObject({
  kind: "payment_method",
  idPrefix: "pm_",
  defaults: {
    ...nulls("customer", "customer_account"),
    allow_redisplay: "unspecified",
    billing_details: nulls("address", "email", "name", "phone", "tax_id"),
    livemode: false,
    metadata: {},
    type: "card",
  },
});

/** A payment method made from a test card, not yet anybody's. */
export function newPaymentMethod(account: Account, card: TestCard): Stripe.PaymentMethod {
  const last4 = card.number.slice(-4);
  return paymentMethod.create(
    account,
    {
      card: {
        ...nulls("generated_from", "wallet"),
        brand: card.brand,
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
        country: "US",
        display_brand: card.brand,
        exp_month: 12,
        exp_year: new Date(account.now() * 1000).getUTCFullYear() + 4,
        fingerprint: `local${last4}`,
        funding: "credit",
        last4,
        networks: { available: [card.brand], preferred: null },
        regulated_status: "unregulated",
        three_d_secure_usage: { supported: true },
      },
    },
    undefined,
    { card: card.token },
  );
}

/** How the payment method behaves. */
export function cardOf(account: Account, method: string): TestCard {
  return findTestCard(account.internal(method).card ?? "") ?? noSuch("payment_method", method);
}

/** Saves it for a customer. A card that its bank refuses outright cannot be saved. */
export function attach(
  account: Account,
  method: Stripe.PaymentMethod,
  customer: string,
): Stripe.PaymentMethod {
  if (method.customer === customer) return method;
  const card = cardOf(account, method.id);
  if (card.declinesSaving && card.decline) {
    const { code, decline_code, message } = card.decline;
    throw new StripeApiError(402, message, { type: "card_error", code, decline_code });
  }
  return account.change(method, { customer }, "payment_method.attached");
}
