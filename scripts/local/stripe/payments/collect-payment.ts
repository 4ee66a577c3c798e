import type { Account } from "../core/account.ts";
import { idOf, type Kinds } from "../core/objects.ts";
import { book } from "./balance.ts";
import { addCharge } from "./charge-factory.ts";
import { openDispute } from "./dispute-lifecycle.ts";
import { cardOf } from "./payment-method-factory.ts";
import type { Decline } from "./test-cards.ts";

/** Bank debits take about four days. */
const SLOW_SECONDS = 4 * 86_400;

export type Outcome = "succeeded" | "failed" | "requires_action" | "processing";

const UNCONFIRMED: Decline = {
  code: "authentication_required",
  decline_code: "authentication_required",
  message: "Your card was declined. This transaction requires authentication.",
};

/**
 * Tries to take a payment intent's money. `confirmed` says whether the holder just confirmed it (or refused to);
 * undefined where nobody was asked yet. A card that asks only when it is saved pays by itself later on (`offSession`).
 */
export function tryToPay(
  account: Account,
  intent: Kinds["payment_intent"],
  method: Kinds["payment_method"],
  how: { offSession: boolean; confirmed?: boolean },
): Outcome {
  const card = cardOf(account, method.id);
  const asks = card.challenge === "always" || (card.challenge === "first" && !how.offSession);
  if (asks && how.confirmed === undefined) {
    const next_action = {
      type: "redirect_to_url",
      redirect_to_url: { return_url: null, url: `${account.url()}/confirm/${intent.id}` },
    };
    if (how.offSession) fail(account, intent, method, UNCONFIRMED);
    account.change(
      intent,
      { payment_method: method.id, status: "requires_action", next_action },
      "payment_intent.requires_action",
    );
    return "requires_action";
  }
  if (asks && how.confirmed === false) {
    fail(account, intent, method, {
      ...UNCONFIRMED,
      message:
        "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
    });
    return "failed";
  }
  if (card.decline) {
    fail(account, intent, method, card.decline);
    return "failed";
  }
  const confirmed = asks;
  if (card.slow) {
    const charge = addCharge(account, { intent, method, fate: "pending", confirmed });
    account.store.objects.setInternal(intent.id, {
      settles: { at: account.now() + SLOW_SECONDS, as: card.slow },
    });
    account.change(
      intent,
      { payment_method: method.id, latest_charge: charge.id, status: "processing", next_action: null },
      "payment_intent.processing",
    );
    return "processing";
  }
  const charge = addCharge(account, { intent, method, fate: "succeeded", confirmed });
  succeed(account, intent, charge);
  if (card.dispute) openDispute(account, charge, card.dispute);
  return "succeeded";
}

function succeed(account: Account, intent: Kinds["payment_intent"], charge: Kinds["charge"]): void {
  account.change(
    intent,
    {
      amount_received: intent.amount,
      last_payment_error: null,
      latest_charge: charge.id,
      next_action: null,
      payment_method: charge.payment_method,
      status: "succeeded",
    },
    "payment_intent.succeeded",
  );
}

function fail(
  account: Account,
  intent: Kinds["payment_intent"],
  method: Kinds["payment_method"],
  decline: Decline,
) {
  const { id: charge } = addCharge(account, { intent, method, fate: "failed", decline, confirmed: false });
  account.change(
    intent,
    {
      last_payment_error: { type: "card_error", charge, ...decline, payment_method: method },
      latest_charge: charge,
      next_action: null,
      payment_method: null,
      status: "requires_payment_method",
    },
    "payment_intent.payment_failed",
  );
}

/** A slow payment arrives, or does not. */
export function settleIntent(
  account: Account,
  intent: Kinds["payment_intent"],
  as: "succeeded" | "failed",
): void {
  account.store.objects.setInternal(intent.id, { settles: undefined });
  const charge = account.get("charge", idOf(intent.latest_charge) ?? "");
  if (as === "succeeded") {
    const { amount } = charge;
    account.change(
      charge,
      { status: "succeeded", paid: true, captured: true, amount_captured: amount },
      "charge.succeeded",
    );
    book(account, charge);
    succeed(account, intent, charge);
    return;
  }
  const failure_message = "The customer's bank refused the debit.";
  account.change(
    charge,
    { status: "failed", failure_code: "debit_not_authorized", failure_message },
    "charge.failed",
  );
  account.change(
    intent,
    {
      last_payment_error: {
        type: "invalid_request_error",
        code: "debit_not_authorized",
        message: failure_message,
      },
      payment_method: null,
      status: "requires_payment_method",
    },
    "payment_intent.payment_failed",
  );
}
