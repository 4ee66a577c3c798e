import type Stripe from "stripe";
import { redeem } from "../catalog/discounts.ts";
import type { Account } from "../core/account.ts";
import type { Order } from "../core/internal-state.ts";
import { idOf, nulls } from "../core/objects.ts";
import { collectPayment } from "../payments/collect-payment.ts";
import { newPaymentIntent } from "../payments/payment-intents.ts";
import { attach, cardOf } from "../payments/payment-methods.ts";
import { startSubscription } from "../subscriptions/bill-subscription.ts";
import { newSubscription } from "../subscriptions/subscriptions.ts";
import { orderOf } from "./checkout-sessions.ts";

type Session = Stripe.Checkout.Session;

/** What came of a try to pay on the checkout page. */
export type OrderOutcome = { as: "complete" } | { as: "challenge" } | { as: "declined"; message: string };

/** Pays an open checkout. `confirmed`: what the holder answered to a challenge; undefined before one. */
export function payOrder(
  account: Account,
  session: Session,
  { method, confirmed }: { method: Stripe.PaymentMethod; confirmed?: boolean },
): OrderOutcome {
  const order = orderOf(account, session);
  const customer = account.get("customer", idOf(session.customer) ?? "");
  const { challenge, decline } = cardOf(account, method.id);
  if (challenge && confirmed === undefined) {
    const challenged = { ...order, challenged: method.id };
    account.store.objects.setInternal(session.id, { order: challenged });
    return { as: "challenge" };
  }
  const subscribes = session.mode === "subscription";
  const context = { offSession: false, confirmed };
  // a card that says no leaves a failed payment behind, and the checkout open
  if (decline || confirmed === false) {
    const amount = session.amount_total ?? 0;
    const intent = subscribes
      ? newPaymentIntent(account, { amount, customer: customer.id })
      : intentFor(account, session, order, customer.id);
    collectPayment(account, intent, method, context);
    return { as: "declined", message: intent.last_payment_error?.message ?? "Your card was declined." };
  }
  if (subscribes) {
    attach(account, method, customer.id);
    const subscription = newSubscription(account, {
      customer,
      price: order.price,
      method: method.id,
      metadata: order.metadata,
      discount: order.discount,
      session: session.id,
    });
    const invoice = startSubscription(account, subscription, context);
    complete(account, session, customer, { invoice: invoice.id, subscription: subscription.id });
    return { as: "complete" };
  }
  if (session.amount_total !== 0)
    collectPayment(account, intentFor(account, session, order, customer.id), method, context);
  if (order.discount)
    redeem(account, order.discount, { customer: customer.id, checkout_session: session.id });
  complete(account, session, customer, {});
  return { as: "complete" };
}

/** One payment intent for all tries of a checkout. */
function intentFor(account: Account, session: Session, { metadata }: Order, customer: string) {
  const amount = session.amount_total ?? 0;
  const known = idOf(session.payment_intent);
  const intent =
    known === null
      ? newPaymentIntent(account, { amount, customer, metadata })
      : account.get("payment_intent", known);
  account.change(session, { payment_intent: intent.id });
  return account.change(intent, { amount });
}

function complete(
  account: Account,
  session: Session,
  customer: Stripe.Customer,
  changes: Partial<Session>,
): void {
  account.change(session, {
    ...changes,
    customer_details: {
      ...nulls("address", "business_name", "individual_name", "name", "phone"),
      email: customer.email,
      tax_exempt: "none",
      tax_ids: [],
    },
    payment_status: session.amount_total === 0 ? "no_payment_required" : "paid",
    status: "complete",
    url: null,
  });
  account.emit("checkout.session.completed", session);
}
