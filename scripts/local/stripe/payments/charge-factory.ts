import type { Account } from "../core/account.ts";
import { idOf, type Kinds } from "../core/objects.ts";
import { book } from "./balance.ts";
import type { Decline } from "./test-cards.ts";

type Fate = "succeeded" | "failed" | "pending";

/** Writes down an attempt to take a payment intent's money, and tells how it went. */
export function addCharge(
  account: Account,
  input: {
    intent: Kinds["payment_intent"];
    method: Kinds["payment_method"];
    fate: Fate;
    decline?: Decline;
    confirmed: boolean;
  },
): Kinds["charge"] {
  const { intent, method, fate, decline } = input;
  const id = account.idFor("charge");
  const taken = fate === "succeeded" ? intent.amount : 0;
  const charge: Kinds["charge"] = {
    id,
    object: "charge",
    amount: intent.amount,
    amount_captured: taken,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: "LIKENESS",
    captured: fate === "succeeded",
    created: account.now(),
    currency: intent.currency,
    customer: idOf(intent.customer),
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
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
    },
    paid: fate === "succeeded",
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(intent, method, input.confirmed),
    receipt_email: null,
    receipt_number: null,
    receipt_url: fate === "succeeded" ? `${account.url()}/receipts/${id}` : null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: fate,
    transfer_data: null,
    transfer_group: null,
  };
  account.add(charge, `charge.${fate}`);
  if (fate === "succeeded") book(account, charge);
  return charge;
}

function detailsOf(
  intent: Kinds["payment_intent"],
  method: Kinds["payment_method"],
  confirmed: boolean,
): Kinds["charge"]["payment_method_details"] {
  const { card } = method;
  if (!card) return { type: method.type };
  return {
    type: "card",
    card: {
      amount_authorized: intent.amount,
      authorization_code: null,
      brand: card.brand,
      checks: card.checks,
      country: card.country,
      electronic_commerce_indicator: null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: card.fingerprint,
      funding: card.funding,
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_transaction_id: null,
      regulated_status: card.regulated_status,
      three_d_secure: confirmed
        ? {
            authentication_flow: "challenge",
            electronic_commerce_indicator: null,
            exemption_indicator: null,
            result: "authenticated",
            result_reason: null,
            transaction_id: null,
            version: "2.2.0",
          }
        : null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}
