import type Stripe from "stripe";
import { amountOff, couponOf } from "../catalog/discounts.ts";
import type { Account } from "../core/account.ts";
import { asDecimal, nulls } from "../core/objects.ts";

/** A line as it goes onto an invoice: of a subscription's item, always one of it. */
export interface LineDraft {
  /** Cents, before discounts; for a proration, after them. */
  amount: number;
  description: string;
  item: Stripe.SubscriptionItem;
  period: { start: number; end: number };
  proration: boolean;
}

/** Lines with what each discount takes off them. Prorations carry their discounts within: the flexible billing mode. */
export function invoiceLines(
  account: Account,
  input: { invoice: string; drafts: LineDraft[]; discounts: string[]; metadata: Record<string, string> },
): Stripe.InvoiceLineItem[] {
  return input.drafts.map((draft) => {
    const discount_amounts: { amount: number; discount: string }[] = [];
    let left = draft.proration ? 0 : draft.amount;
    for (const discount of input.discounts) {
      const amount = amountOff(couponOf(account, discount), left, String(draft.item.price.product));
      left -= amount;
      if (amount > 0) discount_amounts.push({ amount, discount });
    }
    return {
      ...newLine(account, draft),
      discount_amounts,
      discounts: discount_amounts.map(({ discount }) => discount),
      invoice: input.invoice,
      metadata: input.metadata,
    };
  });
}

/** What discounts, or one of them, take off a line. */
export const discountsOn = (line: Stripe.InvoiceLineItem, discountId?: string) =>
  (line.discount_amounts ?? [])
    .filter(({ discount }) => discountId === undefined || discount === discountId)
    .reduce((sum, { amount }) => sum + amount, 0);

function newLine(account: Account, draft: LineDraft) {
  const { item, proration } = draft;
  const { price, subscription } = item;
  return {
    id: account.newId("il_"),
    object: "line_item" as const,
    amount: draft.amount,
    currency: price.currency,
    description: draft.description,
    discountable: !proration,
    livemode: false,
    parent: {
      ...nulls("invoice_item_details"),
      subscription_item_details: {
        invoice_item: proration ? account.newId("ii_") : null,
        proration,
        proration_details: null,
        subscription,
        subscription_item: item.id,
      },
      type: "subscription_item_details" as const,
    },
    period: draft.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: String(price.product) },
      type: "price_details" as const,
      unit_amount_decimal: asDecimal(proration ? draft.amount : (price.unit_amount ?? 0)),
    },
    quantity: 1,
    quantity_decimal: asDecimal(1),
    subscription,
    subtotal: draft.amount,
    taxes: [],
  };
}
