import type Stripe from "stripe";
import type { Account } from "../core/account.ts";
import { defineObject } from "../core/define-object.ts";
import { idOf, unread } from "../core/objects.ts";
import { text } from "../core/param-types.ts";
import { list } from "../core/route.ts";
import { refuse } from "../core/stripe-error.ts";

/** Source: Stripe's API reference, "Disputes". Banks open and close them: here tests and the account's page do. */
export const dispute = defineObject({
  kind: "dispute",
  idPrefix: "du_",
  defaults: {
    balance_transactions: [],
    enhanced_eligibility_types: [],
    evidence: unread,
    evidence_details: unread,
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    network_reason_code: "10.4",
    reason: "fraudulent",
    status: "needs_response",
  },
  routes: () => ({ "GET /v1/disputes": list("dispute", { payment_intent: text.optional() }) }),
});

/** A bank takes a payment back for now. */
export function openDispute(account: Account, charge: Stripe.Charge): Stripe.Dispute {
  if (!charge.paid || charge.disputed) refuse(`Charge ${charge.id} cannot be disputed.`);
  account.change(charge, { disputed: true }, "charge.updated");
  const opened = dispute.create(
    account,
    {
      amount: charge.amount - charge.amount_refunded,
      charge: charge.id,
      currency: charge.currency,
      payment_intent: idOf(charge.payment_intent),
    },
    "charge.dispute.created",
  );
  account.emit("charge.dispute.funds_withdrawn", opened);
  return opened;
}

/** The bank decides. */
export function closeDispute(
  account: Account,
  opened: Stripe.Dispute,
  status: "won" | "lost",
): Stripe.Dispute {
  if (opened.status === "won" || opened.status === "lost")
    refuse("This dispute is already closed", { code: "dispute_already_closed" });
  account.change(opened, { status });
  if (status === "won") account.emit("charge.dispute.funds_reinstated", opened);
  account.emit("charge.dispute.closed", opened);
  return opened;
}
