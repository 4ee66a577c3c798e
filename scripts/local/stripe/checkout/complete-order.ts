import { redeem } from "../catalog/discounts.ts";
import type { Account } from "../core/account.ts";
import type { Order } from "../core/internal-state.ts";
import type { Kinds } from "../core/objects.ts";
import { intentOf, settleInvoice } from "../invoices/collect-invoice.ts";
import { addInvoice, finalizeInvoice } from "../invoices/finalize-invoice.ts";
import type { Outcome } from "../payments/collect-payment.ts";
import { startSubscription } from "../subscriptions/bill-subscription.ts";
import { newSubscription } from "../subscriptions/subscription-factory.ts";

type Session = Kinds["checkout.session"];
type Status = "paid" | "unpaid" | "no_payment_required";

function complete(account: Account, session: Session, email: string | null, changes: Partial<Session>): void {
  const { customer_details: known } = session;
  account.change(session, {
    ...changes,
    customer_details: {
      address: null,
      business_name: null,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: "none",
      tax_ids: [],
      ...known,
      email: known?.email ?? email,
    },
    status: "complete",
    url: null,
  });
  account.tell("checkout.session.completed", session);
}

const statusAfter = (amount: number, outcome: Outcome): Status =>
  amount === 0 ? "no_payment_required" : outcome === "succeeded" ? "paid" : "unpaid";

/** A purchase is made; its money may still be on the way. */
export function completePurchase(
  account: Account,
  session: Session,
  order: Order,
  by: {
    customer: Kinds["customer"] | null;
    intent: Kinds["payment_intent"] | null;
    email: string | null;
    outcome: Outcome;
  },
): void {
  const { customer, intent, email, outcome } = by;
  const on = { customer: customer?.id ?? null, checkout_session: session.id };
  const discounts = order.discounts.map((each) => redeem(account, each, on).id);
  const wantsInvoice = session.invoice_creation?.enabled && customer;
  const invoice = wantsInvoice
    ? invoiceFor(account, session, order, { customer, intent, discounts, outcome })
    : null;
  complete(account, session, email ?? customer?.email ?? null, {
    customer: customer?.id ?? null,
    invoice,
    payment_status: statusAfter(session.amount_total ?? 0, outcome),
  });
}

/** The invoice a purchase is given afterwards. */
function invoiceFor(
  account: Account,
  session: Session,
  order: Order,
  input: {
    customer: Kinds["customer"];
    intent: Kinds["payment_intent"] | null;
    discounts: string[];
    outcome: Outcome;
  },
): string {
  const now = account.now();
  const period = { start: now, end: now };
  const invoice = addInvoice(account, {
    customer: { ...input.customer, balance: 0 },
    subscription: null,
    reason: "manual",
    drafts: order.lines.map(({ price: id, quantity }) => {
      const price = account.get("price", id);
      const { name } = account.get("product", String(price.product));
      return { amount: (price.unit_amount ?? 0) * quantity, description: name, price, quantity, period };
    }),
    discounts: input.discounts,
    period,
    ...order.invoice_data,
    currency: session.currency ?? "usd",
    finalizesAt: null,
  });
  finalizeInvoice(account, invoice, input.intent);
  if (input.intent) account.store.objects.setInternal(input.intent.id, { invoice: invoice.id });
  if (input.outcome === "succeeded") settleInvoice(account, invoice);
  return invoice.id;
}

/** A subscription begins, with its first invoice paid, or on the way where the bank takes days. */
export function completeSubscription(
  account: Account,
  session: Session,
  order: Order,
  by: {
    customer: Kinds["customer"];
    method: Kinds["payment_method"];
    email: string | null;
    confirmed?: boolean;
  },
): void {
  const { customer, method, email, confirmed } = by;
  const { metadata, description, billing_cycle_anchor } = order.subscription_data;
  const subscription = newSubscription(account, {
    customer,
    items: order.lines,
    method: method.id,
    metadata,
    description,
    anchor: billing_cycle_anchor,
    redemptions: order.discounts,
    status: "active",
    session: session.id,
  });
  const { invoice, outcome } = startSubscription(account, subscription, {
    collect: true,
    offSession: false,
    confirmed,
  });
  const intent = intentOf(account, invoice.id);
  if (intent) account.store.objects.setInternal(intent.id, { session: session.id });
  complete(account, session, email ?? customer.email, {
    customer: customer.id,
    invoice: invoice.id,
    payment_status: statusAfter(invoice.amount_due, outcome ?? "failed"),
    subscription: subscription.id,
  });
}
