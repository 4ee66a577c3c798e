import * as z from "zod";
import type { Account } from "./account.ts";
import { addBalanceTransaction } from "./balance.ts";
import { type Endpoint, endpoint, listing, retrieving } from "./endpoint.ts";
import { refuse } from "./failure.ts";
import { count, mergeMetadata, metadata, text } from "./fields.ts";
import { idOf, type Kinds } from "./kinds.ts";
import { cardOf } from "./payment-method-shape.ts";

const PATH = "/v1/refunds";
/** How long the test cards' slow and failing refunds take. */
const SLOW_SECONDS = 86_400;

/** Source: Stripe's API reference, "Refunds". */
export function refundEndpoints(account: Account): Endpoint[] {
  return [
    endpoint(
      "POST",
      PATH,
      {
        amount: count.optional(),
        charge: text.optional(),
        metadata: metadata.optional(),
        payment_intent: text.optional(),
        reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
      },
      (asked) => {
        const charge = chargeOf(account, asked);
        const customer = idOf(charge.customer);
        if (customer !== null) account.keepTimeOf(customer);
        const amount = checkAmount(charge, asked.amount);
        const about = { reason: asked.reason ?? null, metadata: mergeMetadata({}, asked.metadata) };
        return addRefund(account, charge, amount, about);
      },
    ),
    retrieving(account, PATH, "refund"),
    endpoint("POST", `${PATH}/:id`, { metadata: metadata.optional() }, ({ metadata: asked }, id) => {
      const refund = account.get("refund", id);
      return account.change(refund, { metadata: mergeMetadata(refund.metadata, asked) }, "refund.updated");
    }),
    listing(
      account,
      PATH,
      "refund",
      { charge: text.optional(), payment_intent: text.optional() },
      ({ charge, payment_intent }) => ({ charge, payment_intent }),
    ),
  ];
}

function chargeOf(account: Account, asked: { charge?: string; payment_intent?: string }): Kinds["charge"] {
  if ((asked.charge === undefined) === (asked.payment_intent === undefined)) {
    refuse("You must provide one of `charge` or `payment_intent`, and not both.", {
      code: "parameter_missing",
      param: "charge",
    });
  }
  if (asked.charge !== undefined) return account.get("charge", asked.charge, "charge");
  const intent = account.get("payment_intent", asked.payment_intent ?? "", "payment_intent");
  const charge = account.store.objects.find("charge", idOf(intent.latest_charge) ?? "");
  if (!charge?.paid) {
    refuse(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
      param: "payment_intent",
    });
  }
  return charge;
}

function checkAmount(charge: Kinds["charge"], asked: number | undefined): number {
  const left = charge.amount - charge.amount_refunded;
  if (!charge.paid) refuse(`Charge ${charge.id} has not been paid and cannot be refunded.`);
  if (charge.disputed) {
    refuse(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: "charge_disputed" });
  }
  if (left === 0)
    refuse(`Charge ${charge.id} has already been refunded.`, { code: "charge_already_refunded" });
  const amount = asked ?? left;
  if (amount < 1)
    refuse("This value must be greater than or equal to 1.", {
      code: "parameter_invalid_integer",
      param: "amount",
    });
  if (amount > left) {
    const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;
    refuse(`Refund amount (${money(amount)}) is greater than unrefunded amount on charge (${money(left)})`, {
      param: "amount",
    });
  }
  return amount;
}

function addRefund(
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
  account.store.objects.setAside(refund.id, { ends: undefined });
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
