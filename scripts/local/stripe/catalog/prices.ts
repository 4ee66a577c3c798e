import * as z from "zod";
import type { Account } from "../core/account.ts";
import { type Endpoint, endpoint, listing, paged, retrieving } from "../core/endpoint.ts";
import { asDecimal } from "../core/objects.ts";
import {
  count,
  currency,
  flag,
  list,
  mergeMetadata,
  metadata,
  text,
  unsettable,
} from "../core/param-types.ts";
import { refuse } from "../core/stripe-error.ts";

const PATH = "/v1/prices";
const about = {
  active: flag.optional(),
  lookup_key: text.max(200).optional(),
  metadata: metadata.optional(),
  nickname: text.optional(),
  tax_behavior: z.enum(["exclusive", "inclusive", "unspecified"]).optional(),
  transfer_lookup_key: flag.optional(),
};

/** Source: Stripe's API reference, "Prices". Only plain prices: one amount per unit, licensed. */
export function priceEndpoints(account: Account): Endpoint[] {
  const { objects } = account.store;

  /** A lookup key stands for one price; it moves only where that is asked for. */
  function claim(key: string | undefined, transfer: boolean | undefined, id: string): void {
    const holder = key === undefined ? undefined : objects.all("price", { lookup_key: key })[0];
    if (!holder || holder.id === id) return;
    if (!transfer) {
      const message = `A price (\`${holder.id}\`) already uses that lookup key. You may want to set \`transfer_lookup_key\` to true.`;
      refuse(message, { code: "resource_already_exists", param: "lookup_key" });
    }
    account.change(holder, { lookup_key: null }, "price.updated");
  }

  const listed = listing(
    account,
    PATH,
    "price",
    {
      active: flag.optional(),
      currency: currency.optional(),
      product: text.optional(),
      type: z.enum(["one_time", "recurring"]).optional(),
    },
    ({ active, currency: of, product, type }) => ({ active, currency: of, product, type }),
  );

  return [
    endpoint(
      "POST",
      PATH,
      {
        currency,
        product: text,
        unit_amount: count,
        billing_scheme: z.literal("per_unit").optional(),
        recurring: z
          .strictObject({
            interval: z.enum(["day", "week", "month", "year"]),
            interval_count: count.optional(),
            usage_type: z.literal("licensed").optional(),
          })
          .optional(),
        ...about,
      },
      (asked) => {
        account.get("product", asked.product, "product");
        const id = account.idFor("price");
        claim(asked.lookup_key, asked.transfer_lookup_key, id);
        return account.add(
          {
            id,
            object: "price" as const,
            active: asked.active ?? true,
            billing_scheme: "per_unit" as const,
            created: account.now(),
            currency: asked.currency,
            custom_unit_amount: null,
            livemode: false,
            lookup_key: asked.lookup_key ?? null,
            metadata: mergeMetadata({}, asked.metadata),
            nickname: asked.nickname ?? null,
            product: asked.product,
            recurring: asked.recurring
              ? {
                  interval: asked.recurring.interval,
                  interval_count: asked.recurring.interval_count ?? 1,
                  meter: null,
                  trial_period_days: null,
                  usage_type: "licensed" as const,
                }
              : null,
            tax_behavior: asked.tax_behavior ?? "unspecified",
            tiers_mode: null,
            transform_quantity: null,
            type: asked.recurring ? ("recurring" as const) : ("one_time" as const),
            unit_amount: asked.unit_amount,
            unit_amount_decimal: asDecimal(asked.unit_amount),
          },
          "price.created",
        );
      },
    ),
    retrieving(account, PATH, "price"),
    endpoint(
      "POST",
      `${PATH}/:id`,
      { ...about, nickname: unsettable(text).optional() },
      ({ metadata: asked, transfer_lookup_key, ...changes }, id) => {
        const price = account.get("price", id);
        claim(changes.lookup_key, transfer_lookup_key, id);
        const merged = mergeMetadata(price.metadata, asked);
        return account.change(price, { ...changes, metadata: merged }, "price.updated");
      },
    ),
    {
      ...listed,
      params: (listed.params as z.ZodObject).extend({ lookup_keys: list(text).optional() }),
      run(params, id) {
        const { lookup_keys: keys, ...rest } = params as {
          lookup_keys?: string[];
          limit: number;
          active?: boolean;
          product?: string;
        };
        if (!keys) return listed.run(rest, id);
        if (keys.length > 10) refuse("`lookup_keys` can have at most 10 items.", { param: "lookup_keys" });
        const found = objects
          .all("price", { active: rest.active, product: rest.product })
          .filter(({ lookup_key: key }) => key !== null && keys.includes(key));
        return paged(found, PATH, rest);
      },
    },
  ];
}
