import * as z from "zod";
import type { Account } from "../core/account.ts";
import { type Endpoint, endpoint, listing, retrieving } from "../core/endpoint.ts";
import { address, flag, list, mergeMetadata, metadata, text, unsettable } from "../core/param-types.ts";
import { refuse } from "../core/stripe-error.ts";

const PATH = "/v1/products";
const about = {
  active: flag.optional(),
  description: unsettable(text).optional(),
  images: list(address).optional(),
  marketing_features: list(z.strictObject({ name: text })).optional(),
  metadata: metadata.optional(),
  statement_descriptor: text.optional(),
  tax_code: unsettable(text).optional(),
  unit_label: unsettable(text).optional(),
  url: unsettable(address).optional(),
};

/** Source: Stripe's API reference, "Products". */
export function productEndpoints(account: Account): Endpoint[] {
  return [
    endpoint("POST", PATH, { id: text.optional(), name: text, ...about }, ({ id, ...asked }) => {
      if (
        id &&
        (account.store.objects.find("product", id) || account.store.objects.wasDeleted("product", id))
      ) {
        refuse(`Product already exists.`, { code: "resource_already_exists", param: "id" });
      }
      const now = account.now();
      return account.add(
        {
          id: id ?? account.idFor("product"),
          object: "product" as const,
          active: asked.active ?? true,
          created: now,
          default_price: null,
          description: asked.description ?? null,
          images: asked.images ?? [],
          livemode: false,
          marketing_features: asked.marketing_features ?? [],
          metadata: mergeMetadata({}, asked.metadata),
          name: asked.name,
          package_dimensions: null,
          shippable: null,
          statement_descriptor: asked.statement_descriptor ?? null,
          tax_code: asked.tax_code ?? null,
          tax_details: null,
          type: "service" as const,
          unit_label: asked.unit_label ?? null,
          updated: now,
          url: asked.url ?? null,
        },
        "product.created",
      );
    }),
    retrieving(account, PATH, "product"),
    endpoint(
      "POST",
      `${PATH}/:id`,
      { name: text.optional(), default_price: unsettable(text).optional(), ...about },
      ({ metadata: asked, ...changes }, id) => {
        const product = account.get("product", id);
        if (changes.default_price) {
          const price = account.get("price", changes.default_price, "default_price");
          if (price.product !== id) {
            refuse(`The price specified does not belong to the product \`${id}\`.`, {
              param: "default_price",
            });
          }
        }
        const merged = mergeMetadata(product.metadata, asked);
        return account.change(
          product,
          { ...changes, metadata: merged, updated: account.now() },
          "product.updated",
        );
      },
    ),
    endpoint("DELETE", `${PATH}/:id`, {}, (_, id) => {
      const product = account.get("product", id);
      if (account.store.objects.all("price", { product: id }).length > 0) {
        refuse("This product cannot be deleted because it has one or more user-created prices.");
      }
      account.store.objects.remove(id);
      account.tell("product.deleted", product);
      return { id, object: "product", deleted: true };
    }),
    listing(account, PATH, "product", { active: flag.optional() }, ({ active }) => ({ active })),
  ];
}
