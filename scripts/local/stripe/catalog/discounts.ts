import type Stripe from "stripe";
import type { Account } from "../core/account.ts";
import { defineObject } from "../core/define-object.ts";
import type { Redemption } from "../core/internal-state.ts";
import { idOf, nulls } from "../core/objects.ts";
import { refuse } from "../core/stripe-error.ts";
import { activeCode } from "./promotion-codes.ts";

/** A coupon as somebody uses it. */
export const discount = defineObject({
  kind: "discount",
  idPrefix: "di_",
  defaults: nulls("customer_account", "end", "invoice", "invoice_item", "subscription_item"),
});

/** The redemption a typed code stands for, where it may be used for this purchase now. */
export function redeemCode(account: Account, input: { code: string; amount: number }): Redemption {
  const code =
    activeCode(account, input.code) ?? refuse("This promotion code is invalid.", { param: "code" });
  const { minimum_amount } = code.restrictions;
  if (minimum_amount !== null && input.amount < minimum_amount) {
    refuse("This promotion code cannot be redeemed because the order is below its minimum amount.", {
      param: "code",
    });
  }
  return { coupon: idOf(code.promotion.coupon) ?? "", promotion_code: code.id };
}

/** Writes down the discount that a redemption gives. */
export function redeem(
  account: Account,
  redemption: Redemption,
  on: { customer: string; subscription?: string; checkout_session: string },
): Stripe.Discount {
  const { coupon: id, promotion_code } = redemption;
  return discount.create(
    account,
    {
      ...on,
      promotion_code,
      source: { coupon: id, type: "coupon" },
      start: account.now(),
      subscription: on.subscription ?? null,
    },
    on.subscription ? "customer.discount.created" : undefined,
  );
}

/** What a coupon takes off an amount for a product, in cents. */
export function amountOff(coupon: Stripe.Coupon, amount: number, product: string): number {
  if (amount <= 0 || !(coupon.applies_to?.products.includes(product) ?? true)) return 0;
  if (coupon.percent_off !== null) return Math.round((amount * coupon.percent_off) / 100);
  return Math.min(coupon.amount_off ?? 0, amount);
}

/** The coupon a discount came from. */
export function couponOf(account: Account, discountId: string): Stripe.Coupon {
  const { source } = account.get("discount", discountId);
  return account.get("coupon", idOf(source.coupon) ?? "");
}
