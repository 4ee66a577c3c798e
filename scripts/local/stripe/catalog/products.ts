import { defineObject } from "../core/define-object.ts";
import { nulls } from "../core/objects.ts";
import { flag, mergeMetadata, metadata, text, unsettable } from "../core/param-types.ts";
import { list, retrieve, route } from "../core/route.ts";

const description = unsettable(text).optional();

/** Source: Stripe's API reference, "Products". */
export const product = defineObject({
  kind: "product",
  idPrefix: "prod_",
  defaults: {
    ...nulls("default_price", "package_dimensions", "shippable", "statement_descriptor", "tax_code"),
    ...nulls("tax_details", "unit_label", "url"),
    active: true,
    images: [],
    livemode: false,
    marketing_features: [],
    type: "service",
  },
  routes: (factory) => ({
    "GET /v1/products": list("product", {}),
    "GET /v1/products/:id": retrieve("product"),
    "POST /v1/products": route(
      { id: text.optional(), name: text, description, metadata: metadata.optional() },
      ({ account, params: { id, name, ...params } }) => {
        const fields = {
          ...(id ? { id } : {}),
          name,
          description: params.description ?? null,
          metadata: mergeMetadata({}, params.metadata),
          updated: account.now(),
        };
        return factory.create(account, fields, "product.created");
      },
    ),
    "POST /v1/products/:id": route(
      { active: flag.optional(), description, name: text.optional() },
      ({ account, params, id }) => {
        const changes = { ...params, updated: account.now() };
        return account.change(account.get("product", id), changes, "product.updated");
      },
    ),
  }),
});
