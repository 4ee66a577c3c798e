import * as z from "zod";
import type { Account } from "../core/account.ts";
import { type Endpoint, endpoint, listing, retrieving } from "../core/endpoint.ts";
import { count, currency, flag, mergeMetadata, metadata, text, timestamp } from "../core/param-types.ts";
import { refuse } from "../core/stripe-error.ts";

const CODES = "/v1/promotion_codes";

/** Source: Stripe's API reference, "Promotion Codes". */
export function promotionCodeEndpoints(account: Account): Endpoint[] {
  return [
    endpoint(
      "POST",
      CODES,
      {
        active: flag.optional(),
        code: text
          .max(500)
          .regex(/^[A-Za-z0-9-]+$/)
          .optional(),
        customer: text.optional(),
        expires_at: timestamp.optional(),
        max_redemptions: count.optional(),
        metadata: metadata.optional(),
        promotion: z.strictObject({ type: z.literal("coupon"), coupon: text }),
        restrictions: z
          .strictObject({
            first_time_transaction: flag.optional(),
            minimum_amount: count.optional(),
            minimum_amount_currency: currency.optional(),
          })
          .optional(),
      },
      ({ restrictions, promotion, ...asked }) => {
        account.get("coupon", promotion.coupon, "promotion[coupon]");
        if (asked.customer) account.get("customer", asked.customer, "customer");
        const code = asked.code ?? account.newId("").slice(0, 8).toUpperCase();
        if (activeCode(account, code)) {
          refuse(`An active promotion code with \`code: ${code}\` already exists.`, { param: "code" });
        }
        return account.add(
          {
            id: account.idFor("promotion_code"),
            object: "promotion_code" as const,
            active: asked.active ?? true,
            code,
            created: account.now(),
            customer: asked.customer ?? null,
            customer_account: null,
            expires_at: asked.expires_at ?? null,
            livemode: false,
            max_redemptions: asked.max_redemptions ?? null,
            metadata: mergeMetadata({}, asked.metadata),
            promotion,
            restrictions: {
              first_time_transaction: restrictions?.first_time_transaction ?? false,
              minimum_amount: restrictions?.minimum_amount ?? null,
              minimum_amount_currency: restrictions?.minimum_amount_currency ?? null,
            },
            times_redeemed: 0,
          },
          "promotion_code.created",
        );
      },
    ),
    retrieving(account, CODES, "promotion_code"),
    endpoint(
      "POST",
      `${CODES}/:id`,
      { active: flag.optional(), metadata: metadata.optional() },
      ({ active, metadata: asked }, id) => {
        const code = account.get("promotion_code", id);
        return account.change(
          code,
          { active, metadata: mergeMetadata(code.metadata, asked) },
          "promotion_code.updated",
        );
      },
    ),
    listing(
      account,
      CODES,
      "promotion_code",
      { active: flag.optional(), code: text.optional(), coupon: text.optional(), customer: text.optional() },
      ({ active, code, coupon, customer }) => ({ active, code, customer, "promotion.coupon": coupon }),
    ),
  ];
}

/** Codes are the same in capitals and small letters. */
export const activeCode = (account: Account, code: string) =>
  account.store.objects
    .all("promotion_code", { active: true })
    .find((each) => each.code.toLowerCase() === code.trim().toLowerCase());
