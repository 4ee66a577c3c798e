import * as z from "zod";
import type { Account } from "../core/account.ts";
import { defineObject } from "../core/define-object.ts";
import { asDecimal, nulls } from "../core/objects.ts";
import { arrayOf, count, flag, mergeMetadata, metadata, text } from "../core/param-types.ts";
import { list, retrieve, route } from "../core/route.ts";
import { refuse } from "../core/stripe-error.ts";

/** Source: Stripe's API reference, "Prices". Only plain prices: one amount per unit, licensed. */
export const price = defineObject({
  kind: "price",
  idPrefix: "price_",
  defaults: {
    ...nulls("custom_unit_amount", "nickname", "tiers_mode", "transform_quantity"),
    active: true,
    billing_scheme: "per_unit",
    livemode: false,
    tax_behavior: "unspecified",
  },
  routes: (factory) => ({
    "GET /v1/prices": list(
      "price",
      {
        active: flag.optional(),
        lookup_keys: arrayOf(text).optional(),
        product: text.optional(),
      },
      ({ lookup_keys: lookup_key, ...filters }) => ({ ...filters, lookup_key }),
    ),
    "GET /v1/prices/:id": retrieve("price"),
    "POST /v1/prices": route(
      {
        currency: z.literal("usd"),
        lookup_key: text.max(200).optional(),
        metadata: metadata.optional(),
        product: text,
        recurring: z
          .strictObject({ interval: z.enum(["month", "year"]), interval_count: z.literal("1").optional() })
          .optional(),
        transfer_lookup_key: flag.optional(),
        unit_amount: count,
      },
      ({ account, params: { recurring, transfer_lookup_key, ...params } }) => {
        account.get("product", params.product, "product");
        if (params.lookup_key) claimLookupKey(account, params.lookup_key, transfer_lookup_key);
        return factory.create(
          account,
          {
            ...params,
            lookup_key: params.lookup_key ?? null,
            metadata: mergeMetadata({}, params.metadata),
            recurring: recurring
              ? {
                  ...nulls("meter", "trial_period_days"),
                  interval: recurring.interval,
                  interval_count: 1,
                  usage_type: "licensed",
                }
              : null,
            type: recurring ? "recurring" : "one_time",
            unit_amount_decimal: asDecimal(params.unit_amount),
          },
          "price.created",
        );
      },
    ),
    "POST /v1/prices/:id": route(
      { active: flag.optional(), metadata: metadata.optional() },
      ({ account, params: { active, metadata: given }, id }) => {
        const existing = account.get("price", id);
        const changes = { active, metadata: mergeMetadata(existing.metadata, given) };
        return account.change(existing, changes, "price.updated");
      },
    ),
  }),
});

/** A lookup key stands for one price; it moves only where that is asked for. */
function claimLookupKey(account: Account, lookup_key: string, transfer = false): void {
  const [holder] = account.store.objects.all("price", { lookup_key });
  if (!holder) return;
  if (!transfer) {
    const message = `A price (\`${holder.id}\`) already uses that lookup key. You may want to set \`transfer_lookup_key\` to true.`;
    refuse(message, { code: "resource_already_exists", param: "lookup_key" });
  }
  account.change(holder, { lookup_key: null }, "price.updated");
}
