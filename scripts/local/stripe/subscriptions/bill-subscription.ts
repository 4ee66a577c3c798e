import type Stripe from "stripe";
import { couponOf } from "../catalog/discounts.ts";
import type { Account } from "../core/account.ts";
import type { Covered } from "../core/internal-state.ts";
import { idOf } from "../core/objects.ts";
import { collectInvoice } from "../invoices/collect-invoice.ts";
import { finalizeInvoice } from "../invoices/finalize-invoice.ts";
import { discountsOn, type LineDraft } from "../invoices/invoice-lines.ts";
import { draftInvoice, type InvoiceDraft } from "../invoices/invoices.ts";
import type { PaymentContext, PaymentOutcome } from "../payments/collect-payment.ts";
import { endOf, itemOf, periodLine } from "./subscription-items.ts";

/** Source: Stripe's settings of an account: automatic invoices stay a draft for an hour. */
const DRAFT_SECONDS = 3600;

type Billing = Pick<InvoiceDraft, "reason" | "drafts" | "period" | "finalizesAt" | "prorationDate">;

/** What an invoice for a subscription would be. */
export const draftFor = (account: Account, subscription: Stripe.Subscription, billing: Billing) =>
  draftInvoice(account, {
    ...billing,
    customer: account.get("customer", idOf(subscription.customer)),
    subscription,
    discounts: subscription.discounts.map((each) => idOf(each)),
  });

/** Invoices a subscription; discounts for one invoice end with it. */
export function billSubscription(
  account: Account,
  subscription: Stripe.Subscription,
  { covered, ...billing }: Billing & { covered: Record<string, Covered> },
): Stripe.Invoice {
  const invoice = account.add(draftFor(account, subscription, billing), "invoice.created");
  account.store.objects.setInternal(subscription.id, { covered: { ...covered, ...coverageOf(invoice) } });
  account.change(subscription, {
    latest_invoice: invoice.id,
    discounts: lastingDiscounts(account, subscription, billing.drafts),
  });
  return invoice;
}

/** The discounts that go on: one given once is used up by an invoice for a whole period. */
function lastingDiscounts(
  account: Account,
  subscription: Stripe.Subscription,
  drafts: LineDraft[],
): string[] {
  const whole = drafts.some(({ proration }) => !proration);
  return subscription.discounts
    .map((each) => idOf(each))
    .filter((id) => !whole || couponOf(account, id).duration !== "once");
}

/** What each item was invoiced for. */
function coverageOf(invoice: Stripe.Invoice): Record<string, Covered> {
  const covered: Record<string, Covered> = {};
  for (const line of invoice.lines.data) {
    const item = line.parent?.subscription_item_details?.subscription_item;
    if (!item || line.amount < 0) continue;
    const amount = line.amount - discountsOn(line);
    covered[item] = { ...line.period, amount };
  }
  return covered;
}

/** Writes a new subscription down with its first invoice, and collects that. */
export function startSubscription(
  account: Account,
  subscription: Stripe.Subscription,
  context: PaymentContext,
): Stripe.Invoice {
  account.add(subscription, "customer.subscription.created");
  const now = account.now();
  const invoice = billSubscription(account, subscription, {
    reason: "subscription_create",
    drafts: [periodLine(account, itemOf(subscription))],
    period: { start: now, end: now },
    finalizesAt: null,
    covered: {},
  });
  collectNow(account, invoice, context);
  return invoice;
}

/** Begins the next period. The invoice is a draft for a while, so that one may still look at it. */
export function renewSubscription(account: Account, subscription: Stripe.Subscription): void {
  const item = itemOf(subscription);
  const { current_period_start: start, current_period_end: end } = item;
  const next = endOf(item.price, subscription.billing_cycle_anchor, end);
  const renewed = { ...item, current_period_start: end, current_period_end: next };
  const before = { items: subscription.items, latest_invoice: subscription.latest_invoice };
  account.change(subscription, { items: { ...subscription.items, data: [renewed] } });
  billSubscription(account, subscription, {
    reason: "subscription_cycle",
    drafts: [periodLine(account, renewed)],
    period: { start, end },
    finalizesAt: account.now() + DRAFT_SECONDS,
    covered: {},
  });
  account.emit("customer.subscription.updated", subscription, before);
}

/** An invoice that is due at once: final, and collected. */
export function collectNow(
  account: Account,
  invoice: Stripe.Invoice,
  context: PaymentContext,
): PaymentOutcome {
  finalizeInvoice(account, invoice);
  return collectInvoice(account, invoice, context);
}
