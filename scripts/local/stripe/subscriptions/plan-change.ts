import type { Account } from "../core/account.ts";
import type { Covered } from "../core/internal-state.ts";
import type { Kinds } from "../core/objects.ts";
import { noSuch, refuse } from "../core/stripe-error.ts";
import type { LineDraft } from "../invoices/invoice-lines.ts";
import { charge, credit } from "./proration-lines.ts";
import {
  endOf,
  type Item,
  intervalOf,
  newItem,
  periodLine,
  planOf,
  recurringPrice,
} from "./subscription-items.ts";

export interface ItemChange {
  id?: string;
  price?: string;
  quantity?: number;
  deleted?: boolean;
}

export interface WantedChange {
  items?: ItemChange[];
  proration: "always_invoice" | "create_prorations" | "none";
  /** Whether the billing cycle begins anew now. */
  anchorNow: boolean;
  /** Unix seconds. */
  at: number;
  /** Whether it was decided on earlier, when its prices were still sold. */
  planned?: boolean;
}

/** How a subscription would look after a change, and what that would put on an invoice. */
export interface PlannedChange {
  items: Item[];
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
 * "Billing mode": credits are reckoned from the amount that was invoiced.
 */
export function planChange(
  account: Account,
  subscription: Kinds["subscription"],
  wanted: WantedChange,
): PlannedChange {
  const before = subscription.items.data;
  const after = changedItems(account, subscription, wanted);
  const was = new Map(before.map((item) => [item.id, item]));
  const covered = { ...account.internal(subscription.id).covered };
  const resets =
    wanted.anchorNow ||
    after.some((item) => {
      const old = was.get(item.id);
      return old !== undefined && sameInterval(old, item) === false;
    });
  const anchor = resets ? wanted.at : subscription.billing_cycle_anchor;
  const prorates = wanted.proration !== "none";
  const drafts: LineDraft[] = [];

  const changed = (item: Item) => {
    const old = was.get(item.id);
    return !old || old.price.id !== item.price.id || old.quantity !== item.quantity;
  };
  for (const old of before) {
    const next = after.find(({ id }) => id === old.id);
    if (next && !resets && !changed(next)) continue;
    const paid = covered[old.id];
    if (prorates && paid && paid.end > wanted.at) drafts.push(credit(account, old, paid, wanted.at));
    if (prorates || resets) delete covered[old.id];
  }
  for (const item of after) {
    if (resets) {
      item.current_period_start = wanted.at;
      item.current_period_end = endOf(item.price, anchor, wanted.at);
      drafts.push(periodLine(account, item, anchor));
    } else if (changed(item) && prorates) {
      drafts.push(charge(account, subscription, item, wanted.at));
    }
  }
  return {
    items: after,
    anchor,
    resets,
    drafts: drafts.filter(({ amount, proration }) => !proration || amount !== 0),
    covered,
  };
}

function changedItems(account: Account, subscription: Kinds["subscription"], wanted: WantedChange): Item[] {
  const items = subscription.items.data.map((item) => ({ ...item }));
  (wanted.items ?? []).forEach((change, place) => {
    const param = `items[${place}]`;
    if (change.id === undefined) {
      if (change.price === undefined) {
        refuse(`Missing required param: ${param}[price].`, {
          code: "parameter_missing",
          param: `${param}[price]`,
        });
      }
      const price = recurringPrice(account, change.price, `${param}[price]`);
      const twice = items.some((item) => item.price.id === price.id);
      if (twice) {
        refuse(`Cannot add multiple subscription items with the same price: ${price.id}`, {
          param: `${param}[price]`,
        });
      }
      const end = endOf(price, subscription.billing_cycle_anchor, wanted.at);
      const { quantity = 1 } = change;
      items.push(newItem(account, { subscription: subscription.id, price, quantity, start: wanted.at, end }));
      return;
    }
    const at = items.findIndex(({ id }) => id === change.id);
    const item = items[at] ?? noSuch("subscription_item", change.id, `${param}[id]`);
    if (change.deleted) items.splice(at, 1);
    if (change.price !== undefined) {
      const held = wanted.planned || change.price === item.price.id;
      item.price = recurringPrice(account, change.price, `${param}[price]`, { held });
      item.plan = planOf(item.price);
    }
    if (change.quantity !== undefined) item.quantity = change.quantity;
  });
  if (items.length === 0) refuse("A subscription must have at least one active plan.", { param: "items" });
  const intervals = new Set(items.map(({ price }) => JSON.stringify(intervalOf(price))));
  if (intervals.size > 1)
    refuse("All prices of a subscription must renew at the same interval here.", { param: "items" });
  return items;
}

const sameInterval = (a: Item, b: Item) =>
  JSON.stringify(intervalOf(a.price)) === JSON.stringify(intervalOf(b.price));
