import type Stripe from "stripe";
import type { Account } from "../core/account.ts";
import { newCharge } from "./charges.ts";
import { cardOf } from "./payment-methods.ts";
import type { Decline } from "./test-cards.ts";

export type PaymentOutcome = "succeeded" | "failed" | "requires_action";

/** Whether the customer is there, and what its holder answered to the card's question; undefined where nobody was asked. */
export interface PaymentContext {
  offSession: boolean;
  confirmed?: boolean;
}

const UNCONFIRMED: Decline = {
  code: "authentication_required",
  decline_code: "authentication_required",
  message: "Your card was declined. This transaction requires authentication.",
};
const NOT_AUTHENTICATED =
  "We are unable to authenticate your payment method. Please choose a different payment method and try again.";

/** Tries to take a payment intent's money. A card that asks only when it is saved pays by itself later on (`offSession`). */
export function collectPayment(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  { offSession, confirmed }: PaymentContext,
): PaymentOutcome {
  const card = cardOf(account, method.id);
  const asks = card.challenge === "always" || (card.challenge === "first" && !offSession);
  if (asks && confirmed === undefined) {
    if (offSession) fail(account, intent, method, UNCONFIRMED);
    const changes = { payment_method: method.id, status: "requires_action" as const };
    account.change(intent, changes, "payment_intent.requires_action");
    return "requires_action";
  }
  const decline = asks && confirmed === false ? { ...UNCONFIRMED, message: NOT_AUTHENTICATED } : card.decline;
  if (decline) {
    fail(account, intent, method, decline);
    return "failed";
  }
  const charge = newCharge(account, { intent, method });
  account.change(
    intent,
    {
      amount_received: intent.amount,
      last_payment_error: null,
      latest_charge: charge.id,
      payment_method: method.id,
      status: "succeeded",
    },
    "payment_intent.succeeded",
  );
  return "succeeded";
}

function fail(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Decline,
): void {
  const { id: charge } = newCharge(account, { intent, method, decline });
  account.change(
    intent,
    {
      last_payment_error: { type: "card_error", charge, ...decline, payment_method: method },
      latest_charge: charge,
      payment_method: null,
      status: "requires_payment_method",
    },
    "payment_intent.payment_failed",
  );
}
