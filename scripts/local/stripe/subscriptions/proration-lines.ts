import { takenOff } from "../catalog/discounts.ts";
import type { Account } from "../core/account.ts";
import { prorate } from "../core/billing-periods.ts";
import type { Covered } from "../core/internal-state.ts";
import { idOf, type Kinds } from "../core/objects.ts";
import { couponOf, type LineDraft } from "../invoices/invoice-lines.ts";
import type { Item } from "./subscription-items.ts";

/** What is given back for the time left of what was invoiced. */
export function credit(account: Account, item: Item, paid: Covered, at: number): LineDraft {
  const { price, quantity = 1 } = item;
  return {
    amount: -prorate(paid.amount, at, paid),
    description: `Unused time on ${nameOf(account, item)} after ${day(at)}`,
    price,
    quantity,
    period: { start: at, end: paid.end },
    item: { id: item.id, subscription: item.subscription },
    proration: true,
    credited: paid,
  };
}

/** What the time left of something new costs. */
export function charge(
  account: Account,
  subscription: Kinds["subscription"],
  item: Item,
  at: number,
): LineDraft {
  const { price, quantity = 1 } = item;
  let full = (price.unit_amount ?? 0) * quantity;
  for (const discount of subscription.discounts) {
    const [off = 0] = takenOff(couponOf(account, idOf(discount)), [
      { amount: full, product: String(price.product) },
    ]);
    full -= off;
  }
  const period = { start: item.current_period_start, end: item.current_period_end };
  return {
    amount: prorate(full, at, period),
    description: `Remaining time on ${nameOf(account, item)} after ${day(at)}`,
    price,
    quantity,
    period: { start: at, end: period.end },
    item: { id: item.id, subscription: item.subscription },
    proration: true,
  };
}

function nameOf(account: Account, { price, quantity = 1 }: Item): string {
  const { name } = account.get("product", String(price.product));
  return quantity === 1 ? name : `${quantity} × ${name}`;
}

const day = (at: number) =>
  new Date(at * 1000).toLocaleDateString("en-GB", {
    day: "2-digit",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
