import type Stripe from "stripe";
import type { Account } from "../core/account.ts";
import { idOf } from "../core/objects.ts";
import { StripeApiError } from "../core/stripe-error.ts";
import type { PaymentOutcome } from "../payments/collect-payment.ts";
import { billSubscription, collectNow } from "./bill-subscription.ts";
import { planChange, type WantedChange } from "./plan-change.ts";

/** Changes what a subscription is for, and invoices that; answers what came of the payment, null where none was due. */
export function changeSubscription(
  account: Account,
  subscription: Stripe.Subscription,
  wanted: WantedChange,
  options: { offSession: boolean },
): PaymentOutcome | null {
  const plan = planChange(account, subscription, wanted);
  account.change(
    subscription,
    { items: { ...subscription.items, data: [plan.item] }, billing_cycle_anchor: plan.anchor },
    "customer.subscription.updated",
  );
  if (plan.drafts.length === 0) {
    account.store.objects.setInternal(subscription.id, { covered: plan.covered });
    return null;
  }
  const now = account.now();
  const invoice = billSubscription(account, subscription, {
    reason: "subscription_update",
    drafts: plan.drafts,
    period: { start: now, end: now },
    finalizesAt: null,
    prorationDate: wanted.at,
    covered: plan.covered,
  });
  const outcome = collectNow(account, invoice, options);
  Object.assign(subscription, account.get("subscription", subscription.id));
  return outcome;
}

/** What Stripe says where a change was not paid for; thrown, nothing of the change has happened. */
export function notPaid(account: Account, subscription: Stripe.Subscription, outcome: PaymentOutcome): never {
  if (outcome === "requires_action") {
    throw new StripeApiError(
      402,
      "This payment requires additional user action before it can be completed successfully.",
      { type: "card_error", code: "subscription_payment_intent_requires_action" },
    );
  }
  const where = { customer: idOf(subscription.customer), paid: false };
  const [failed] = account.store.objects.all("charge", where, 1);
  throw new StripeApiError(402, failed?.failure_message ?? "Your card was declined.", {
    type: "card_error",
    code: failed?.failure_code ?? "card_declined",
  });
}
