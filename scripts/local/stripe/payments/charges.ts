import type Stripe from "stripe";
import type { Account } from "../core/account.ts";
import { defineObject } from "../core/define-object.ts";
import { idOf, nulls } from "../core/objects.ts";
import { text } from "../core/param-types.ts";
import { list } from "../core/route.ts";
import type { Decline } from "./test-cards.ts";

/** Source: Stripe's API reference, "Charges". */
export const charge = defineObject({
  kind: "charge",
  idPrefix: "ch_",
  defaults: {
    ...nulls("application", "application_fee", "application_fee_amount", "balance_transaction"),
    ...nulls("failure_balance_transaction", "on_behalf_of", "outcome", "payment_method_details"),
    ...nulls("receipt_email", "receipt_number", "review"),
    ...nulls("shipping", "source", "source_transfer", "statement_descriptor"),
    ...nulls("statement_descriptor_suffix", "transfer_data", "transfer_group"),
    amount_refunded: 0,
    calculated_statement_descriptor: "LIKENESS",
    disputed: false,
    fraud_details: {},
    livemode: false,
    refunded: false,
  },
  routes: () => ({
    "GET /v1/charges": list("charge", { customer: text.optional(), payment_intent: text.optional() }),
  }),
});

/** Stores an attempt to take a payment intent's money, with the event of how it went. */
export function newCharge(
  account: Account,
  input: {
    intent: Stripe.PaymentIntent;
    method: Stripe.PaymentMethod;
    decline?: Decline;
  },
): Stripe.Charge {
  const { intent, method, decline } = input;
  const paid = !decline;
  const id = charge.newId(account);
  const made = charge.create(
    account,
    {
      id,
      amount: intent.amount,
      amount_captured: paid ? intent.amount : 0,
      billing_details: method.billing_details,
      captured: paid,
      currency: intent.currency,
      customer: idOf(intent.customer),
      description: intent.description,
      failure_code: decline?.code ?? null,
      failure_message: decline?.message ?? null,
      metadata: intent.metadata,
      paid,
      payment_intent: intent.id,
      payment_method: method.id,
      receipt_url: paid ? `${account.url()}/receipts/${id}` : null,
      status: paid ? "succeeded" : "failed",
    },
    paid ? "charge.succeeded" : "charge.failed",
  );
  // as at Stripe, a balance transaction follows a moment later and brings an event of its own
  if (paid) account.change(made, { balance_transaction: account.newId("txn_") }, "charge.updated");
  return made;
}
