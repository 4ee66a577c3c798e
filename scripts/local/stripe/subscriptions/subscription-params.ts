import * as z from "zod";
import { type Redemption, redeemPromotionCode, usableCoupon } from "../catalog/discounts.ts";
import type { Account } from "../core/account.ts";
import { count, flag, list, text, unsettable } from "../core/param-types.ts";
import { refuse } from "../core/stripe-error.ts";

export const DISCOUNTS = list(z.strictObject({ coupon: text.optional(), promotion_code: text.optional() }));
/** Only that there are to be none. */
export const NO_DISCOUNTS = z.literal("").transform((): string[] => []);
export const REASONS = z.strictObject({
  comment: unsettable(text).optional(),
  feedback: unsettable(
    z.enum([
      "customer_service",
      "low_quality",
      "missing_features",
      "other",
      "switched_service",
      "too_complex",
      "too_expensive",
      "unused",
    ]),
  ).optional(),
});
export const ITEM_CHANGES = list(
  z.strictObject({
    id: text.optional(),
    price: text.optional(),
    quantity: count.optional(),
    deleted: flag.optional(),
  }),
);
export const PRORATION = z.enum(["always_invoice", "create_prorations", "none"]);

/** Coupons and codes as parameters name them. */
export function redemptions(
  account: Account,
  asked: { coupon?: string; promotion_code?: string }[],
  input: { customer: string | null; amount: number },
): Redemption[] {
  return asked.map(({ coupon, promotion_code }, place) => {
    const param = `discounts[${place}]`;
    if (promotion_code)
      return redeemPromotionCode(account, {
        ...input,
        id: promotion_code,
        param: `${param}[promotion_code]`,
      });
    if (!coupon)
      refuse(`Missing required param: ${param}[coupon].`, {
        code: "parameter_missing",
        param: `${param}[coupon]`,
      });
    return { coupon: usableCoupon(account, coupon, `${param}[coupon]`).id, promotion_code: null };
  });
}
