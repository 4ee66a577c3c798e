import { redeemCode } from "../catalog/discounts.ts";
import type { Account } from "../core/account.ts";
import type { Order } from "../core/internal-state.ts";
import { idOf, type Kinds } from "../core/objects.ts";
import { StripeFailure } from "../core/stripe-error.ts";
import { failInvoice, settleInvoice } from "../invoices/collect-invoice.ts";
import { settleIntent, tryToPay } from "../payments/collect-payment.ts";
import { newCustomer } from "../payments/customers.ts";
import { addIntent } from "../payments/payment-intents.ts";
import { attach, cardOf } from "../payments/payment-method-factory.ts";
import { completePurchase, completeSubscription } from "./complete-order.ts";
import { priceOrder, totalsOf } from "./line-items.ts";

type Session = Kinds["checkout.session"];

/** What came of a try to pay on the checkout page. */
export type OrderOutcome = { as: "complete" } | { as: "challenge" } | { as: "declined"; message: string };

export function orderOf(account: Account, session: Session): Order {
  const { order } = account.internal(session.id);
  if (!order) throw new StripeFailure(404, `No such checkout session: '${session.id}'`);
  return order;
}

/** Pays an open checkout. `confirmed`: what the holder answered to a challenge; undefined before one. */
export function payOrder(
  account: Account,
  session: Session,
  by: { method: Kinds["payment_method"]; email: string | null; confirmed?: boolean },
): OrderOutcome {
  const order = orderOf(account, session);
  const { method, email, confirmed } = by;
  const { challenge, decline } = cardOf(account, method.id);
  if (challenge && confirmed === undefined) {
    account.store.objects.setInternal(session.id, {
      order: { ...order, chosen: { payment_method: method.id, email } },
    });
    return { as: "challenge" };
  }
  const refused = decline !== undefined || confirmed === false;
  if (refused) return refusal(account, session, order, by);
  const customer = customerOf(account, session, email);
  if (customer) account.keepTimeOf(customer.id);
  if (customer && (session.mode === "subscription" || order.payment_intent_data.setup_future_usage)) {
    attach(account, method, customer.id);
  }
  if (session.mode === "subscription" && customer) {
    completeSubscription(account, session, order, { customer, method, email, confirmed });
    return { as: "complete" };
  }
  const total = session.amount_total ?? 0;
  const intent = total === 0 ? null : intentFor(account, session, order, customer?.id ?? null);
  const outcome = intent ? tryToPay(account, intent, method, { offSession: false, confirmed }) : "succeeded";
  completePurchase(account, session, order, { customer, intent, email, outcome });
  return { as: "complete" };
}

/** A card that says no leaves a failed payment behind, and the checkout open. */
function refusal(
  account: Account,
  session: Session,
  order: Order,
  { method, confirmed }: { method: Kinds["payment_method"]; confirmed?: boolean },
): OrderOutcome {
  const customer = idOf(session.customer);
  if (customer !== null) account.keepTimeOf(customer);
  const intent =
    session.mode === "payment"
      ? intentFor(account, session, order, customer)
      : addIntent(account, {
          amount: session.amount_total ?? 0,
          currency: session.currency ?? "usd",
          customer,
        });
  tryToPay(account, intent, method, { offSession: false, confirmed });
  return { as: "declined", message: intent.last_payment_error?.message ?? "Your card was declined." };
}

/** One payment intent for all tries of a checkout. */
function intentFor(account: Account, session: Session, order: Order, customer: string | null) {
  const known = idOf(session.payment_intent);
  const intent =
    known === null
      ? addIntent(account, {
          amount: session.amount_total ?? 0,
          currency: session.currency ?? "usd",
          customer,
          ...order.payment_intent_data,
        })
      : account.get("payment_intent", known);
  account.store.objects.setInternal(intent.id, { session: session.id });
  account.change(session, { payment_intent: intent.id });
  return account.change(intent, { customer, amount: session.amount_total ?? 0 });
}

function customerOf(account: Account, session: Session, email: string | null): Kinds["customer"] | null {
  const known = idOf(session.customer);
  if (known !== null) return account.get("customer", known);
  return session.customer_creation === "always" ? newCustomer(account, { email }) : null;
}

/** Puts a typed promotion code on an open checkout, or takes it off again. */
export function discountOrder(account: Account, session: Session, code: string | null): void {
  const order = orderOf(account, session);
  const customer = idOf(session.customer);
  const amount = session.amount_subtotal ?? 0;
  const discounts = code === null ? [] : [redeemCode(account, { code, customer, amount, param: "code" })];
  account.store.objects.setInternal(session.id, { order: { ...order, discounts } });
  account.change(session, { discounts, ...totalsOf(priceOrder(account, { ...order, discounts })) });
}

export function endOrder(account: Account, session: Session): void {
  account.change(session, { status: "expired", url: null });
  account.tell("checkout.session.expired", session);
}

/** A slow payment arrives, or does not: its checkout or invoice hears of it. */
export function settleOrder(
  account: Account,
  intent: Kinds["payment_intent"],
  as: "succeeded" | "failed",
): void {
  const { session: sessionId, invoice } = account.internal(intent.id);
  settleIntent(account, intent, as);
  const session =
    sessionId === undefined ? undefined : account.store.objects.find("checkout.session", sessionId);
  if (invoice !== undefined) {
    const found = account.get("invoice", invoice);
    if (as === "succeeded") settleInvoice(account, found);
    else failInvoice(account, found, "failed");
  }
  if (!session) return;
  if (as === "succeeded") account.change(session, { payment_status: "paid" });
  account.tell(`checkout.session.async_payment_${as}`, session);
}
