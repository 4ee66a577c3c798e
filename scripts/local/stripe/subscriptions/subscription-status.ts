import type { Account } from "../core/account.ts";
import { idOf, type Kinds } from "../core/objects.ts";
import { endSubscription } from "./end-subscription.ts";

/** What a paid or failed invoice does to the subscription it belongs to. */

function subscriptionOf(account: Account, invoice: Kinds["invoice"]): Kinds["subscription"] | undefined {
  const id = idOf(invoice.parent?.subscription_details?.subscription);
  return id === null ? undefined : account.store.objects.find("subscription", id);
}

export function afterPaidInvoice(account: Account, invoice: Kinds["invoice"]): void {
  const subscription = subscriptionOf(account, invoice);
  setDelinquent(account, invoice, false);
  if (!subscription) return;
  if (account.internal(invoice.id).putsThrough) putThrough(account, subscription, invoice);
  const waits = ["incomplete", "past_due", "unpaid"].includes(subscription.status);
  if (waits && idOf(subscription.latest_invoice) === invoice.id) {
    account.change(subscription, { status: "active" }, "customer.subscription.updated");
  }
}

export function afterFailedInvoice(
  account: Account,
  invoice: Kinds["invoice"],
  { last }: { last: boolean },
): void {
  const subscription = subscriptionOf(account, invoice);
  if (!subscription || account.internal(invoice.id).putsThrough) return;
  if (!["active", "past_due", "trialing"].includes(subscription.status)) return;
  setDelinquent(account, invoice, true);
  if (!last) {
    account.change(subscription, { status: "past_due" }, "customer.subscription.updated");
  } else if (account.settings.afterRetries === "canceled") {
    endSubscription(account, subscription, "payment_failed");
  } else {
    account.change(subscription, { status: "unpaid" }, "customer.subscription.updated");
  }
}

/** A change that waited for this payment. */
function putThrough(account: Account, subscription: Kinds["subscription"], invoice: Kinds["invoice"]): void {
  const { pendingChange } = account.internal(subscription.id);
  if (!pendingChange) return;
  const { items, billing_cycle_anchor, covered, discounts } = pendingChange;
  account.store.objects.setInternal(subscription.id, { pendingChange: undefined, covered });
  account.store.objects.setInternal(invoice.id, { putsThrough: undefined });
  account.change(
    subscription,
    {
      billing_cycle_anchor,
      discounts,
      items: { ...subscription.items, data: items },
      latest_invoice: invoice.id,
      pending_update: null,
    },
    "customer.subscription.updated",
  );
  account.tell("customer.subscription.pending_update_applied", subscription);
}

function setDelinquent(account: Account, invoice: Kinds["invoice"], delinquent: boolean): void {
  const customer = account.store.objects.find("customer", idOf(invoice.customer) ?? "");
  if (customer) account.change(customer, { delinquent }, "customer.updated");
}
