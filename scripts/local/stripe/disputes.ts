import * as z from "zod";
import type { Account } from "./account.ts";
import { addBalanceTransaction } from "./balance.ts";
import { type Endpoint, endpoint, listing, retrieving } from "./endpoint.ts";
import { refuse } from "./failure.ts";
import { flag, mergeMetadata, metadata, text } from "./fields.ts";
import { idOf, type Kinds } from "./kinds.ts";

const PATH = "/v1/disputes";
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
  const charge = account.get("charge", idOf(dispute.charge));
  const { amount } = dispute;
  const back =
    status === "won"
      ? [addBalanceTransaction(account, { source: dispute.id, amount, fee: 0, type: "adjustment" })]
      : [];
  account.change(dispute, { status, balance_transactions: [...dispute.balance_transactions, ...back] });
  if (status === "won") account.change(charge, { disputed: false }, "charge.updated");
  if (status === "won") account.tell("charge.dispute.funds_reinstated", dispute);
  account.tell("charge.dispute.closed", dispute);
  return dispute;
}

/** Source: Stripe's API reference, "Disputes", and "Testing": what the evidence's text says decides. */
export function disputeEndpoints(account: Account): Endpoint[] {
  return [
    retrieving(account, PATH, "dispute"),
    endpoint(
      "POST",
      `${PATH}/:id`,
      {
        evidence: z
          .strictObject({ uncategorized_text: text.optional(), product_description: text.optional() })
          .optional(),
        metadata: metadata.optional(),
        submit: flag.optional(),
      },
      (asked, id) => {
        const dispute = account.get("dispute", id);
        const evidence = { ...dispute.evidence, ...asked.evidence };
        const sent = asked.submit ?? true;
        account.change(
          dispute,
          {
            evidence,
            evidence_details: {
              ...dispute.evidence_details,
              has_evidence: true,
              submission_count: dispute.evidence_details.submission_count + (sent ? 1 : 0),
            },
            metadata: mergeMetadata(dispute.metadata, asked.metadata),
            status: sent && asked.evidence ? "under_review" : dispute.status,
          },
          "charge.dispute.updated",
        );
        if (!sent) return dispute;
        if (evidence.uncategorized_text === "winning_evidence") return closeDispute(account, dispute, "won");
        if (evidence.uncategorized_text === "losing_evidence") return closeDispute(account, dispute, "lost");
        return dispute;
      },
    ),
    endpoint("POST", `${PATH}/:id/close`, {}, (_, id) =>
      closeDispute(account, account.get("dispute", id), "lost"),
    ),
    listing(
      account,
      PATH,
      "dispute",
      { charge: text.optional(), payment_intent: text.optional() },
      ({ charge, payment_intent }) => ({ charge, payment_intent }),
    ),
  ];
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
