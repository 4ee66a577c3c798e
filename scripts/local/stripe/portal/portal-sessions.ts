import { defineObject } from "../core/define-object.ts";
import { nulls } from "../core/objects.ts";
import { address, text } from "../core/param-types.ts";
import { route } from "../core/route.ts";

/** Source: Stripe's API reference, "Customer Portal Sessions". */
export const portalSession = defineObject({
  kind: "billing_portal.session",
  idPrefix: "bps_",
  defaults: {
    ...nulls("customer_account", "flow", "locale", "on_behalf_of"),
    livemode: false,
  },
  routes: (factory) => ({
    "POST /v1/billing_portal/sessions": route(
      { configuration: text.optional(), customer: text, return_url: address.optional() },
      ({ account, params: { configuration = null, customer, return_url = null } }) => {
        account.get("customer", customer, "customer");
        if (configuration) account.get("billing_portal.configuration", configuration, "configuration");
        const id = factory.newId(account);
        const url = `${account.url()}/p/session/${id}`;
        const fields = { id, configuration: configuration ?? "bpc_local", customer, return_url, url };
        return factory.create(account, fields, "billing_portal.session.created");
      },
    ),
  }),
});
