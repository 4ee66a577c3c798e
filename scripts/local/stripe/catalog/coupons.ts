import * as z from "zod";
import type { Account } from "../core/account.ts";
import { type Endpoint, endpoint, listing, retrieving } from "../core/endpoint.ts";
import {
  count,
  currency,
  decimal,
  list,
  mergeMetadata,
  metadata,
  text,
  timestamp,
  unsettable,
} from "../core/param-types.ts";
import { refuse } from "../core/stripe-error.ts";

const PATH = "/v1/coupons";

/** Source: Stripe's API reference, "Coupons". */
export function couponEndpoints(account: Account): Endpoint[] {
  const { objects } = account.store;
  return [
    endpoint(
      "POST",
      PATH,
      {
        amount_off: count.optional(),
        applies_to: z.strictObject({ products: list(text) }).optional(),
        currency: currency.optional(),
        duration: z.enum(["forever", "once", "repeating"]).default("once"),
        duration_in_months: count.optional(),
        id: text.optional(),
        max_redemptions: count.optional(),
        metadata: metadata.optional(),
        name: text.max(40).optional(),
        percent_off: decimal.optional(),
        redeem_by: timestamp.optional(),
      },
      ({ applies_to, ...asked }) => {
        const { percent_off = null, amount_off = null } = asked;
        if ((percent_off === null) === (amount_off === null)) {
          refuse("You must pass in one and only one of amount_off or percent_off", {
            code: "parameter_missing",
          });
        }
        if (percent_off !== null && (percent_off <= 0 || percent_off > 100)) {
          refuse("percent_off must be greater than 0 and at most 100", { param: "percent_off" });
        }
        if (amount_off !== null && !asked.currency) {
          refuse("Must provide a currency when specifying an amount off.", {
            code: "parameter_missing",
            param: "currency",
          });
        }
        if ((asked.duration === "repeating") !== (asked.duration_in_months !== undefined)) {
          refuse("You must pass duration_in_months if and only if duration is repeating.", {
            param: "duration_in_months",
          });
        }
        if (asked.id && objects.findAny(asked.id)) {
          refuse("Coupon already exists.", { code: "resource_already_exists", param: "id" });
        }
        for (const product of applies_to?.products ?? [])
          account.get("product", product, "applies_to[products]");
        return account.add(
          {
            id: asked.id ?? account.newId("").slice(0, 8).toUpperCase(),
            object: "coupon" as const,
            amount_off,
            ...(applies_to ? { applies_to } : {}),
            created: account.now(),
            currency: asked.currency ?? null,
            duration: asked.duration,
            duration_in_months: asked.duration_in_months ?? null,
            livemode: false,
            max_redemptions: asked.max_redemptions ?? null,
            metadata: mergeMetadata({}, asked.metadata),
            name: asked.name ?? null,
            percent_off,
            redeem_by: asked.redeem_by ?? null,
            times_redeemed: 0,
            valid: true,
          },
          "coupon.created",
        );
      },
    ),
    retrieving(account, PATH, "coupon"),
    endpoint(
      "POST",
      `${PATH}/:id`,
      { metadata: metadata.optional(), name: unsettable(text).optional() },
      ({ metadata: asked, name }, id) => {
        const coupon = account.get("coupon", id);
        return account.change(
          coupon,
          { name, metadata: mergeMetadata(coupon.metadata, asked) },
          "coupon.updated",
        );
      },
    ),
    endpoint("DELETE", `${PATH}/:id`, {}, (_, id) => {
      const coupon = account.get("coupon", id);
      objects.remove(id);
      account.tell("coupon.deleted", coupon);
      return { id, object: "coupon", deleted: true };
    }),
    listing(account, PATH, "coupon", {}, () => ({})),
  ];
}
