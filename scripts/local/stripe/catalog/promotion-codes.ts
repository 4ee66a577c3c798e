import * as z from "zod";
import type { Account } from "../core/account.ts";
import { defineObject } from "../core/define-object.ts";
import { nulls } from "../core/objects.ts";
import { count, flag, text } from "../core/param-types.ts";
import { list, route } from "../core/route.ts";
import { refuse } from "../core/stripe-error.ts";

/** Source: Stripe's API reference, "Promotion Codes". */
export const promotionCode = defineObject({
  kind: "promotion_code",
  idPrefix: "promo_",
  defaults: {
    ...nulls("customer", "customer_account", "expires_at", "max_redemptions"),
    active: true,
    livemode: false,
    metadata: {},
    times_redeemed: 0,
  },
  routes: (factory) => ({
    "GET /v1/promotion_codes": list("promotion_code", { active: flag.optional() }),
    "POST /v1/promotion_codes": route(
      {
        code: text.max(500).regex(/^[A-Za-z0-9-]+$/),
        promotion: z.strictObject({ type: z.literal("coupon"), coupon: text }),
        restrictions: z
          .strictObject({ minimum_amount: count, minimum_amount_currency: z.literal("usd") })
          .optional(),
      },
      ({ account, params: { code, promotion, restrictions } }) => {
        account.get("coupon", promotion.coupon, "promotion[coupon]");
        if (activeCode(account, code))
          refuse(`An active promotion code with \`code: ${code}\` already exists.`, { param: "code" });
        const limits = {
          first_time_transaction: false,
          minimum_amount: restrictions?.minimum_amount ?? null,
          minimum_amount_currency: restrictions?.minimum_amount_currency ?? null,
        };
        return factory.create(account, { code, promotion, restrictions: limits }, "promotion_code.created");
      },
    ),
    "POST /v1/promotion_codes/:id": route({ active: flag }, ({ account, params, id }) =>
      account.change(account.get("promotion_code", id), params, "promotion_code.updated"),
    ),
  }),
});

/** Codes are the same in capitals and small letters. */
export const activeCode = (account: Account, code: string) =>
  account.store.objects
    .all("promotion_code", { active: true })
    .find((each) => each.code.toLowerCase() === code.trim().toLowerCase());
