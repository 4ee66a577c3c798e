import type Stripe from "stripe";
import { takenOff } from "../catalog/discounts.ts";
import type { Account } from "../core/account.ts";
import type { Covered } from "../core/internal-state.ts";
import { asDecimal, idOf, type Kinds } from "../core/objects.ts";

/** A line as it goes onto an invoice. */
export interface LineDraft {
  /** Cents, before discounts; for a proration, after them. */
  amount: number;
  description: string;
  price: Kinds["price"];
  quantity: number;
  period: { start: number; end: number };
  /** Of a subscription. */
  item?: { id: string; subscription: string };
  proration?: boolean;
  /** What a credit gives back a part of. */
  credited?: Covered;
}

/** Lines with what each discount takes off them. Prorations carry their discounts within: the flexible billing mode. */
export function invoiceLines(
  account: Account,
  input: {
    invoice: string | null;
    drafts: LineDraft[];
    discounts: string[];
    metadata: Record<string, string>;
  },
): Stripe.InvoiceLineItem[] {
  const lines = input.drafts.map((draft) => shape(account, draft, input.invoice, input.metadata));
  for (const discount of input.discounts) {
    const coupon = couponOf(account, discount);
    const discounted = lines.map((line, place) => ({
      amount: input.drafts[place]?.proration ? 0 : line.amount - offOf(line),
      product: String(input.drafts[place]?.price.product),
    }));
    takenOff(coupon, discounted).forEach((amount, place) => {
      const line = lines[place];
      if (!line || amount === 0) return;
      line.discounts.push(discount);
      line.discount_amounts?.push({ amount, discount });
    });
  }
  return lines;
}

export const offOf = (line: Stripe.InvoiceLineItem) =>
  (line.discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);

/** The coupon a discount came from. */
export function couponOf(account: Account, discount: string): Kinds["coupon"] {
  const { source } = account.get("discount", discount);
  return account.get("coupon", idOf(source.coupon) ?? "");
}

function shape(
  account: Account,
  draft: LineDraft,
  invoice: string | null,
  metadata: Record<string, string>,
): Stripe.InvoiceLineItem {
  const { price, item, proration = false, credited } = draft;
  return {
    id: account.newId("il_"),
    object: "line_item",
    amount: draft.amount,
    currency: price.currency,
    description: draft.description,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice,
    livemode: false,
    metadata,
    parent: item
      ? {
          invoice_item_details: null,
          subscription_item_details: {
            invoice_item: proration ? account.newId("ii_") : null,
            proration,
            proration_details: proration
              ? {
                  credited_items: credited
                    ? { invoice: credited.invoice, invoice_line_items: [credited.line] }
                    : null,
                }
              : null,
            subscription: item.subscription,
            subscription_item: item.id,
          },
          type: "subscription_item_details",
        }
      : {
          invoice_item_details: {
            invoice_item: account.newId("ii_"),
            proration: false,
            proration_details: null,
            subscription: null,
          },
          subscription_item_details: null,
          type: "invoice_item_details",
        },
    period: draft.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: String(price.product) },
      type: "price_details",
      unit_amount_decimal: asDecimal(proration ? draft.amount : (price.unit_amount ?? 0)),
    },
    quantity: draft.quantity,
    quantity_decimal: asDecimal(draft.quantity),
    subscription: item?.subscription ?? null,
    subtotal: draft.amount,
    taxes: [],
  };
}
