import type Stripe from "stripe";
import type { Account } from "../core/account.ts";
import { defineObject } from "../core/define-object.ts";
import { nulls } from "../core/objects.ts";
import { retrieve } from "../core/route.ts";

/** Source: Stripe's API reference, "Payment Intents". Payments are made by checkouts and invoices, not through the API. */
export const paymentIntent = defineObject({
  kind: "payment_intent",
  idPrefix: "pi_",
  defaults: {
    ...nulls("allowed_payment_method_types", "application", "application_fee_amount"),
    ...nulls("automatic_payment_methods", "canceled_at", "cancellation_reason", "customer_account"),
    ...nulls("excluded_payment_method_types", "last_payment_error", "latest_charge", "managed_payments"),
    ...nulls("next_action", "on_behalf_of", "payment_method", "payment_method_configuration_details"),
    ...nulls("payment_record", "processing", "receipt_email", "review", "shipping", "source"),
    ...nulls("setup_future_usage", "statement_descriptor", "statement_descriptor_suffix", "transfer_group"),
    amount_capturable: 0,
    amount_received: 0,
    capture_method: "automatic_async",
    confirmation_method: "automatic",
    currency: "usd",
    livemode: false,
    payment_method_options: {},
    payment_method_types: ["card"],
    status: "requires_payment_method",
  },
  routes: () => ({ "GET /v1/payment_intents/:id": retrieve("payment_intent") }),
});

/** Makes a payment intent; nothing is taken yet. */
export function newPaymentIntent(
  account: Account,
  input: { amount: number; customer: string; description?: string; metadata?: Record<string, string> },
): Stripe.PaymentIntent {
  const { amount, customer, description = null, metadata = {} } = input;
  const client_secret = `pi_${account.newId("")}_secret_${account.newId("")}`;
  return paymentIntent.create(
    account,
    { amount, client_secret, customer, description, metadata },
    "payment_intent.created",
  );
}
