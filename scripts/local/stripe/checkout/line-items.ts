import type Stripe from "stripe";
import { takenOff } from "../catalog/discounts.ts";
import type { Account } from "../core/account.ts";
import type { Order } from "../core/internal-state.ts";

/** A checkout's lines with what they come to. */
export function priceOrder(account: Account, order: Pick<Order, "lines" | "discounts">): Stripe.LineItem[] {
  const lines = order.lines.map(({ id, price: priceId, quantity }) => {
    const price = account.get("price", priceId);
    return { id, price, quantity, amount: (price.unit_amount ?? 0) * quantity, off: 0 };
  });
  for (const { coupon } of order.discounts) {
    const discounted = lines.map(({ price, amount, off }) => ({
      amount: amount - off,
      product: String(price.product),
    }));
    takenOff(account.get("coupon", coupon), discounted).forEach((off, place) => {
      const line = lines[place];
      if (line) line.off += off;
    });
  }
  return lines.map(({ id, price, quantity, amount, off }) => ({
    id,
    object: "item",
    adjustable_quantity: null,
    amount_discount: off,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount - off,
    currency: price.currency,
    description: account.get("product", String(price.product)).name,
    metadata: {},
    price,
    quantity,
  }));
}

export function lineItemsOf(account: Account, session: string): Stripe.LineItem[] {
  const { order } = account.internal(session);
  return order ? priceOrder(account, order) : [];
}

/** The sums that stand on a checkout session. */
export function totalsOf(lines: Stripe.LineItem[]) {
  const sum = (input: "amount_subtotal" | "amount_discount" | "amount_total") =>
    lines.reduce((total, line) => total + line[input], 0);
  return {
    amount_subtotal: sum("amount_subtotal"),
    amount_total: sum("amount_total"),
    total_details: { amount_discount: sum("amount_discount"), amount_shipping: 0, amount_tax: 0 },
  };
}
