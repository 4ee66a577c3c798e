import { defineObject } from "../core/define-object.ts";
import { nulls } from "../core/objects.ts";
import { email, mergeMetadata, metadata, text } from "../core/param-types.ts";
import { list, route } from "../core/route.ts";
import { endSubscription } from "../subscriptions/end-subscription.ts";

/** Source: Stripe's API reference, "Customers". */
export const customer = defineObject({
  kind: "customer",
  idPrefix: "cus_",
  defaults: {
    ...nulls("address", "currency", "customer_account", "default_source", "description", "discount"),
    ...nulls("phone", "shipping", "test_clock"),
    balance: 0,
    delinquent: false,
    invoice_settings: nulls("custom_fields", "default_payment_method", "footer", "rendering_options"),
    livemode: false,
    next_invoice_sequence: 1,
    preferred_locales: [],
    tax_exempt: "none",
  },
  routes: (factory) => ({
    "GET /v1/customers": list("customer", {}),
    "GET /v1/customers/:id": route({}, ({ account, id }) =>
      account.store.objects.wasDeleted("customer", id)
        ? { id, object: "customer", deleted: true }
        : account.get("customer", id),
    ),
    "POST /v1/customers": route(
      { email: email.optional(), metadata: metadata.optional(), name: text.optional() },
      ({ account, params }) => {
        const id = factory.newId(account);
        const fields = {
          id,
          email: params.email ?? null,
          invoice_prefix: id.slice(-8).toUpperCase(),
          metadata: mergeMetadata({}, params.metadata),
          name: params.name ?? null,
        };
        return factory.create(account, fields, "customer.created");
      },
    ),
    "POST /v1/customers/:id": route({ email }, ({ account, params, id }) =>
      account.change(account.get("customer", id), params, "customer.updated"),
    ),
    "DELETE /v1/customers/:id": route({}, ({ account, id }) => {
      const gone = account.get("customer", id);
      for (const subscription of account.store.objects.all("subscription", { customer: id }))
        endSubscription(account, subscription, "cancellation_requested");
      account.store.objects.remove(id);
      account.emit("customer.deleted", gone);
      return { id, object: "customer", deleted: true };
    }),
  }),
});
