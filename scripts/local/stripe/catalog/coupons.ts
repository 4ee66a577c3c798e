import * as z from "zod";
import { defineObject } from "../core/define-object.ts";
import { nulls } from "../core/objects.ts";
import { arrayOf, count, decimal, text } from "../core/param-types.ts";
import { retrieve, route } from "../core/route.ts";
import { refuse } from "../core/stripe-error.ts";

/** Source: Stripe's API reference, "Coupons". */
export const coupon = defineObject({
  kind: "coupon",
  idPrefix: "coupon_",
  defaults: {
    ...nulls("duration_in_months", "max_redemptions", "name", "redeem_by"),
    livemode: false,
    metadata: {},
    times_redeemed: 0,
    valid: true,
  },
  routes: (factory) => ({
    "GET /v1/coupons/:id": retrieve("coupon"),
    "POST /v1/coupons": route(
      {
        amount_off: count.optional(),
        applies_to: z.strictObject({ products: arrayOf(text) }).optional(),
        currency: z.literal("usd").optional(),
        duration: z.enum(["forever", "once"]).default("once"),
        percent_off: decimal.optional(),
      },
      ({ account, params: { applies_to, currency = null, duration, ...params } }) => {
        const { percent_off = null, amount_off = null } = params;
        if ((percent_off === null) === (amount_off === null)) {
          refuse("You must pass in one and only one of amount_off or percent_off", {
            code: "parameter_missing",
          });
        }
        for (const id of applies_to?.products ?? []) account.get("product", id, "applies_to[products]");
        const fields = { amount_off, currency, duration, percent_off, ...(applies_to ? { applies_to } : {}) };
        return factory.create(account, fields, "coupon.created");
      },
    ),
  }),
});
