import type Stripe from "stripe";
import type { Account } from "../core/account.ts";
import type { Covered } from "../core/internal-state.ts";
import { idOf, type Kinds } from "../core/objects.ts";
import { collectInvoice } from "../invoices/collect-invoice.ts";
import { finalizeInvoice } from "../invoices/finalize-invoice.ts";
import { draftInvoice } from "../invoices/invoice-factory.ts";
import type { LineDraft } from "../invoices/invoice-lines.ts";
import { couponOf } from "../invoices/invoice-lines.ts";
import type { Outcome } from "../payments/collect-payment.ts";
import { coverageOf, endOf, periodLine } from "./subscription-items.ts";

type Subscription = Kinds["subscription"];

interface Billing {
  reason: Stripe.Invoice.BillingReason;
  drafts: LineDraft[];
  period: { start: number; end: number };
  finalizesAt: number | null;
  prorationDate?: number;
  metadata?: Record<string, string>;
}

/** What an invoice for a subscription would be. */
export function draftFor(
  account: Account,
  subscription: Subscription,
  input: Billing & { waiting?: boolean },
) {
  return draftInvoice(account, {
    ...input,
    customer: account.get("customer", idOf(subscription.customer)),
    subscription,
    waiting: input.waiting ? (account.internal(subscription.id).pendingLines ?? []) : [],
    discounts: subscription.discounts.map((each) => idOf(each)),
    currency: subscription.currency,
  });
}

/** Invoices a subscription, with everything that waited for its next invoice; discounts for one invoice end with it. */
export function billSubscription(
  account: Account,
  subscription: Subscription,
  input: Billing & { covered: Record<string, Covered>; hold?: boolean },
): Kinds["invoice"] {
  const { objects } = account.store;
  const invoice = draftFor(account, subscription, { ...input, waiting: true });
  account.add(invoice, "invoice.created");
  if (input.hold) return invoice;
  const covered = { ...input.covered, ...coverageOf(invoice.lines.data, invoice.id) };
  objects.setInternal(subscription.id, { covered, pendingLines: undefined });
  account.change(subscription, {
    latest_invoice: invoice.id,
    discounts: lasting(account, subscription, input.drafts),
  });
  return invoice;
}

/** The discounts that go on: one given once is used up by an invoice for a whole period. */
export function lasting(account: Account, subscription: Subscription, drafts: LineDraft[]): string[] {
  const whole = drafts.some(({ proration }) => !proration);
  return subscription.discounts
    .map((each) => idOf(each))
    .filter((id) => !whole || couponOf(account, id).duration !== "once");
}

/** Writes a new subscription down with its first invoice, and collects that unless it is to wait. */
export function startSubscription(
  account: Account,
  subscription: Subscription,
  how: { collect: boolean; offSession: boolean; confirmed?: boolean },
): { invoice: Kinds["invoice"]; outcome: Outcome | null } {
  account.add(subscription, "customer.subscription.created");
  const now = account.now();
  const drafts = subscription.items.data.map((item) =>
    periodLine(account, item, subscription.billing_cycle_anchor),
  );
  const invoice = billSubscription(account, subscription, {
    reason: "subscription_create",
    drafts,
    period: { start: now, end: now },
    finalizesAt: null,
    covered: {},
  });
  finalizeInvoice(account, invoice);
  const free = invoice.amount_due === 0;
  if (!how.collect && !free) return { invoice, outcome: null };
  const outcome = collectInvoice(account, invoice, how);
  Object.assign(subscription, account.get("subscription", subscription.id));
  return { invoice, outcome };
}

/** Begins the next period. The invoice is a draft for a while, so that one may still look at it. */
export function renewSubscription(account: Account, subscription: Subscription): void {
  const now = account.now();
  const [first] = subscription.items.data;
  const period = { start: first?.current_period_start ?? now, end: first?.current_period_end ?? now };
  const unpaid = subscription.status === "unpaid";
  const data = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: item.current_period_end,
    current_period_end: endOf(item.price, subscription.billing_cycle_anchor, item.current_period_end),
  }));
  const discounts = subscription.discounts
    .map((each) => idOf(each))
    .filter((id) => {
      const { end } = account.get("discount", id);
      return end === null || end > now;
    });
  const before = { items: subscription.items, latest_invoice: subscription.latest_invoice };
  account.change(subscription, { items: { ...subscription.items, data }, discounts });
  billSubscription(account, subscription, {
    reason: "subscription_cycle",
    drafts: data.map((item) => periodLine(account, item, subscription.billing_cycle_anchor)),
    period,
    finalizesAt: unpaid ? null : now + account.settings.draftSeconds,
    covered: {},
  });
  account.tell("customer.subscription.updated", subscription, before);
}

/** An invoice that is due at once: final, and collected. */
export function collectNow(account: Account, invoice: Kinds["invoice"], offSession: boolean): Outcome {
  finalizeInvoice(account, invoice);
  return collectInvoice(account, invoice, { offSession });
}
