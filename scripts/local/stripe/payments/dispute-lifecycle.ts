import type { Account } from "../core/account.ts";
import { idOf, type Kinds } from "../core/objects.ts";
import { refuse } from "../core/stripe-error.ts";
import { addBalanceTransaction } from "./balance.ts";

/** What a dispute costs besides the money itself, in cents. */
const FEE = 1500;
const DUE_SECONDS = 9 * 86_400;

/** A bank takes a payment back for now. */
export function openDispute(account: Account, charge: Kinds["charge"], reason: string): Kinds["dispute"] {
  if (!charge.paid || charge.disputed) refuse(`Charge ${charge.id} cannot be disputed.`);
  const id = account.idFor("dispute");
  const now = account.now();
  const amount = charge.amount - charge.amount_refunded;
  const entry = addBalanceTransaction(account, { source: id, amount: -amount, fee: FEE, type: "adjustment" });
  account.change(charge, { disputed: true }, "charge.updated");
  const dispute: Kinds["dispute"] = {
    id,
    object: "dispute",
    amount,
    balance_transactions: [entry],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: now + DUE_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    network_reason_code: reason === "fraudulent" ? "10.4" : "13.1",
    payment_intent: idOf(charge.payment_intent),
    reason,
    status: "needs_response",
  };
  account.add(dispute, "charge.dispute.created");
  account.tell("charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

/** The bank decides. */
export function closeDispute(
  account: Account,
  dispute: Kinds["dispute"],
  status: "won" | "lost",
): Kinds["dispute"] {
  if (dispute.status === "won" || dispute.status === "lost") {
    refuse(`This dispute is already closed`, { code: "dispute_already_closed" });
  }
  const { amount } = dispute;
  const back =
    status === "won"
      ? [addBalanceTransaction(account, { source: dispute.id, amount, fee: 0, type: "adjustment" })]
      : [];
  account.change(dispute, { status, balance_transactions: [...dispute.balance_transactions, ...back] });
  if (status === "won") account.tell("charge.dispute.funds_reinstated", dispute);
  account.tell("charge.dispute.closed", dispute);
  return dispute;
}

const NO_EVIDENCE: Kinds["dispute"]["evidence"] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
