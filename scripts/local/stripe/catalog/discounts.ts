import type { Account } from "../core/account.ts";
import { addMonths } from "../core/billing-periods.ts";
import { idOf, type Kinds } from "../core/objects.ts";
import { refuse } from "../core/stripe-error.ts";
import { activeCode } from "./promotion-codes.ts";

/** A discount as somebody asks for it: a coupon, by itself or by its code. */
export interface Redemption {
  coupon: string;
  promotion_code: string | null;
}

/** What is bought, as far as a discount cares. */
export interface Discounted {
  /** Cents before any discount. */
  amount: number;
  product: string;
}

const notUsable = (param: string): never =>
  refuse("This promotion code cannot be redeemed because it is expired, used up or not for this customer.", {
    code: "promotion_code_invalid",
    param,
  });

/** The redemption a typed code stands for, if this customer may use it for this purchase now. */
export function redeemCode(
  account: Account,
  input: { code: string; customer: string | null; amount: number; param: string },
): Redemption {
  const code =
    activeCode(account, input.code) ?? refuse("This promotion code is invalid.", { param: input.param });
  return redeemPromotionCode(account, { ...input, id: code.id });
}

export function redeemPromotionCode(
  account: Account,
  input: { id: string; customer: string | null; amount: number; param: string },
): Redemption {
  const code = account.get("promotion_code", input.id, input.param);
  const { restrictions } = code;
  const over = code.max_redemptions !== null && code.times_redeemed >= code.max_redemptions;
  const late = code.expires_at !== null && code.expires_at <= account.now();
  if (!code.active || over || late) notUsable(input.param);
  if (code.customer !== null && idOf(code.customer) !== input.customer) notUsable(input.param);
  if (restrictions.minimum_amount !== null && input.amount < restrictions.minimum_amount) {
    refuse("This promotion code cannot be redeemed because the order is below its minimum amount.", {
      param: input.param,
    });
  }
  if (restrictions.first_time_transaction && input.customer !== null && hasPaid(account, input.customer)) {
    refuse("This promotion code cannot be redeemed because the associated customer has prior transactions.", {
      code: "customer_has_prior_transactions",
      param: input.param,
    });
  }
  const coupon = idOf(code.promotion.coupon) ?? "";
  usableCoupon(account, coupon, input.param);
  return { coupon, promotion_code: code.id };
}

export function usableCoupon(account: Account, id: string, param: string): Kinds["coupon"] {
  const coupon = account.get("coupon", id, param);
  const over = coupon.max_redemptions !== null && coupon.times_redeemed >= coupon.max_redemptions;
  const late = coupon.redeem_by !== null && coupon.redeem_by <= account.now();
  if (over || late) refuse(`Coupon expired: ${id}`, { code: "coupon_expired", param });
  return coupon;
}

const hasPaid = (account: Account, customer: string) =>
  account.store.objects.all("charge", { customer, paid: true }, 1).length > 0;

/** Uses a redemption up and writes down the discount it gives. */
export function redeem(
  account: Account,
  { coupon: id, promotion_code }: Redemption,
  on: { customer: string | null; subscription?: string; checkout_session?: string; invoice?: string },
): Kinds["discount"] {
  const coupon = account.get("coupon", id);
  const times_redeemed = coupon.times_redeemed + 1;
  const valid = coupon.max_redemptions === null || times_redeemed < coupon.max_redemptions;
  account.change(coupon, { times_redeemed, valid }, "coupon.updated");
  if (promotion_code !== null) {
    const code = account.get("promotion_code", promotion_code);
    const used = code.times_redeemed + 1;
    const active = code.max_redemptions === null || used < code.max_redemptions;
    account.change(code, { times_redeemed: used, active }, "promotion_code.updated");
  }
  const start = account.now();
  return account.add(
    {
      id: account.idFor("discount"),
      object: "discount" as const,
      checkout_session: on.checkout_session ?? null,
      customer: on.customer,
      customer_account: null,
      end: coupon.duration === "repeating" ? addMonths(start, coupon.duration_in_months ?? 0) : null,
      invoice: on.invoice ?? null,
      invoice_item: null,
      promotion_code,
      source: { coupon: id, type: "coupon" as const },
      start,
      subscription: on.subscription ?? null,
      subscription_item: null,
    },
    on.subscription ? "customer.discount.created" : undefined,
  );
}

/** What a coupon takes off each of some lines, in cents: a share of each, or one amount spread over them. */
export function takenOff(coupon: Kinds["coupon"], lines: Discounted[]): number[] {
  const applies = lines.map(
    ({ amount, product }) => amount > 0 && (coupon.applies_to?.products.includes(product) ?? true),
  );
  if (coupon.percent_off !== null) {
    const percent = coupon.percent_off;
    return lines.map(({ amount }, place) => (applies[place] ? Math.round((amount * percent) / 100) : 0));
  }
  let left = coupon.amount_off ?? 0;
  return lines.map(({ amount }, place) => {
    const off = applies[place] ? Math.min(left, amount) : 0;
    left -= off;
    return off;
  });
}
