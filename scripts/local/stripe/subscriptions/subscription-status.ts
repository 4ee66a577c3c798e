import type Stripe from "stripe";
import type { Account } from "../core/account.ts";
import { idOf } from "../core/objects.ts";
import { endSubscription } from "./end-subscription.ts";

/** What a paid or failed invoice does to the subscription it belongs to. */

export function afterPaidInvoice(account: Account, invoice: Stripe.Invoice): void {
  const subscription = subscriptionOf(account, invoice);
  if (subscription?.status === "past_due" && idOf(subscription.latest_invoice) === invoice.id)
    account.change(subscription, { status: "active" }, "customer.subscription.updated");
}

export function afterFailedInvoice(
  account: Account,
  invoice: Stripe.Invoice,
  { last }: { last: boolean },
): void {
  const subscription = subscriptionOf(account, invoice);
  if (!subscription || !["active", "past_due"].includes(subscription.status)) return;
  if (last) endSubscription(account, subscription, "payment_failed");
  else account.change(subscription, { status: "past_due" }, "customer.subscription.updated");
}

const subscriptionOf = (account: Account, invoice: Stripe.Invoice) =>
  account.store.objects.find("subscription", idOf(invoice.parent?.subscription_details?.subscription) ?? "");
