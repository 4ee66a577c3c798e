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
    ...nulls("failure_balance_transaction", "on_behalf_of", "receipt_email", "receipt_number", "review"),
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
      outcome: outcomeOf(decline),
      paid,
      payment_intent: intent.id,
      payment_method: method.id,
      payment_method_details: detailsOf(intent, method),
      receipt_url: paid ? `${account.url()}/receipts/${id}` : null,
      status: paid ? "succeeded" : "failed",
    },
    paid ? "charge.succeeded" : "charge.failed",
  );
  // as at Stripe, a balance transaction follows a moment later and brings an event of its own
  if (paid) account.change(made, { balance_transaction: account.newId("txn_") }, "charge.updated");
  return made;
}

const outcomeOf = (decline: Decline | undefined): Stripe.Charge["outcome"] => ({
  advice_code: decline ? "try_again_later" : null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: decline ? "declined_by_network" : "approved_by_network",
  reason: decline?.decline_code ?? null,
  risk_level: "normal",
  risk_score: 10,
  seller_message: decline
    ? "The bank did not return any further details with this decline."
    : "Payment complete.",
  type: decline ? "issuer_declined" : "authorized",
});

function detailsOf(
  intent: Stripe.PaymentIntent,
  { card, type }: Stripe.PaymentMethod,
): Stripe.Charge["payment_method_details"] {
  if (!card) return { type };
  const { brand, checks, country, exp_month, exp_year, fingerprint, funding, last4, regulated_status } = card;
  return {
    type: "card",
    card: {
      ...nulls("authorization_code", "electronic_commerce_indicator", "installments", "mandate"),
      ...nulls("network_transaction_id", "three_d_secure", "transaction_link_id", "wallet"),
      ...{ brand, checks, country, exp_month, exp_year, fingerprint, funding, last4, regulated_status },
      amount_authorized: intent.amount,
      network: brand,
    },
  };
}
