import type { Account } from "../core/account.ts";
import { idOf, type Kinds } from "../core/objects.ts";
import { addBalanceTransaction } from "./balance.ts";
import { cardOf } from "./payment-method-factory.ts";

/** How long the test cards' slow and failing refunds take. */
const SLOW_SECONDS = 86_400;

/** Gives a part of a charge back. */
export function addRefund(
  account: Account,
  charge: Kinds["charge"],
  amount: number,
  about: Pick<Kinds["refund"], "reason" | "metadata">,
): Kinds["refund"] {
  const { refund: way } = cardOf(account, charge.payment_method ?? "");
  const id = account.idFor("refund");
  const entry = addBalanceTransaction(account, { source: id, amount: -amount, fee: 0, type: "refund" });
  const refunded = charge.amount_refunded + amount;
  account.change(
    charge,
    { amount_refunded: refunded, refunded: refunded === charge.amount },
    "charge.refunded",
  );
  const refund: Kinds["refund"] = {
    id,
    object: "refund",
    amount,
    balance_transaction: entry.id,
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      type: "card",
      card: { reference_status: "pending", reference_type: "acquirer_reference_number", type: "refund" },
    },
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    ...about,
    receipt_number: null,
    source_transfer_reversal: null,
    status: way === "pends" ? "pending" : "succeeded",
    transfer_reversal: null,
  };
  const as = way === "fails" ? ("failed" as const) : ("succeeded" as const);
  account.add(refund, "refund.created", way ? { ends: { at: account.now() + SLOW_SECONDS, as } } : {});
  return refund;
}

/** A refund under way arrives, or comes back: then the charge counts as not refunded by that much again. */
export function endRefund(account: Account, refund: Kinds["refund"], as: "succeeded" | "failed"): void {
  account.store.objects.setInternal(refund.id, { ends: undefined });
  if (as === "succeeded") {
    account.change(refund, { status: "succeeded" }, "refund.updated");
    return;
  }
  const charge = account.get("charge", idOf(refund.charge) ?? "");
  const entry = addBalanceTransaction(account, {
    source: refund.id,
    amount: refund.amount,
    fee: 0,
    type: "refund_failure",
  });
  const amount_refunded = charge.amount_refunded - refund.amount;
  account.change(charge, { amount_refunded, refunded: false }, "charge.updated");
  account.change(refund, {
    failure_balance_transaction: entry.id,
    failure_reason: "expired_or_canceled_card",
    status: "failed",
  });
  account.tell("refund.updated", refund);
  account.tell("refund.failed", refund);
}
