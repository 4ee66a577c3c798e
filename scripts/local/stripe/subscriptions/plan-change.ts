import type Stripe from "stripe";
import type { Account } from "../core/account.ts";
import type { Covered } from "../core/internal-state.ts";
import { noSuch } from "../core/stripe-error.ts";
import type { LineDraft } from "../invoices/invoice-lines.ts";
import { chargeLine, creditLine } from "./proration-lines.ts";
import { endOf, intervalOf, itemOf, periodLine, recurringPrice } from "./subscription-items.ts";

export interface WantedChange {
  price: string;
  /** The item whose price it is to be, where somebody names one. */
  item?: string;
  prorates: boolean;
  /** Whether the billing cycle begins anew now, as it does with another interval. */
  anchorNow?: boolean;
  /** Unix seconds. */
  at: number;
  /** Whether it was decided on earlier, when its price was still sold. */
  planned?: boolean;
}

/** How a subscription would look after a change, and what that would put on an invoice. */
export interface PlannedChange {
  item: Stripe.SubscriptionItem;
  anchor: number;
  /** Whether a new period begins now, which is invoiced at once. */
  resets: boolean;
  drafts: LineDraft[];
  /** What stays covered by earlier invoices. */
  covered: Record<string, Covered>;
}

/**
 * Works out a change: a credit for the time left of what was invoiced, a charge for the time left of what comes instead,
 * both by the second. Another interval begins a new period. Source: Stripe's documentation, "Prorations", and
 * "Billing mode": credits are worked out from the amount that was invoiced.
 */
export function planChange(
  account: Account,
  subscription: Stripe.Subscription,
  wanted: WantedChange,
): PlannedChange {
  const old = itemOf(subscription);
  if (wanted.item && wanted.item !== old.id) noSuch("subscription_item", wanted.item, "items[0][id]");
  const held = wanted.planned || wanted.price === old.price.id;
  const price = recurringPrice(account, wanted.price, "items[0][price]", { held });
  const item = { ...old, price };
  const covered = { ...account.internal(subscription.id).covered };
  const resets = wanted.anchorNow || intervalOf(old.price) !== intervalOf(price);
  const anchor = resets ? wanted.at : subscription.billing_cycle_anchor;
  if (!resets && old.price.id === price.id) return { item, anchor, resets, drafts: [], covered };

  const drafts: LineDraft[] = [];
  const paid = covered[old.id];
  if (wanted.prorates && paid && paid.end > wanted.at) drafts.push(creditLine(account, old, paid, wanted.at));
  if (wanted.prorates || resets) delete covered[old.id];
  if (resets) {
    item.current_period_start = wanted.at;
    item.current_period_end = endOf(price, anchor, wanted.at);
    drafts.push(periodLine(account, item));
  } else if (wanted.prorates) {
    drafts.push(chargeLine(account, subscription, item, wanted.at));
  }
  const charged = drafts.filter(({ amount, proration }) => !proration || amount !== 0);
  return { item, anchor, resets, drafts: charged, covered };
}
