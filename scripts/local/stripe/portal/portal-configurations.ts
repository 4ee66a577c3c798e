import type Stripe from "stripe";
import * as z from "zod";
import type { Account } from "../core/account.ts";
import { defineObject } from "../core/define-object.ts";
import { nulls, unread } from "../core/objects.ts";
import { arrayOf, flag, mergeMetadata, metadata } from "../core/param-types.ts";
import { list, route } from "../core/route.ts";

type Features = Stripe.BillingPortal.Configuration["features"];

const enabled = z.strictObject({ enabled: flag });
const features = z.strictObject({
  customer_update: z
    .strictObject({ allowed_updates: arrayOf(z.enum(["address", "name", "tax_id"])), enabled: flag })
    .optional(),
  invoice_history: enabled.optional(),
  payment_method_update: enabled.optional(),
  subscription_cancel: z
    .strictObject({ enabled: flag, mode: z.literal("at_period_end").optional() })
    .optional(),
  subscription_update: z.strictObject({ enabled: z.literal("false").transform(() => false) }).optional(),
});
const PARAMS = { features, metadata: metadata.optional() };

/** What the portal offers where nobody set it up: everything it can do here. */
const DEFAULT_FEATURES: Features = {
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true, payment_method_configuration: null },
  subscription_cancel: {
    cancellation_reason: unread,
    enabled: true,
    mode: "at_period_end",
    proration_behavior: "none",
  },
  subscription_pause: unread,
  subscription_update: { enabled: false } as Features["subscription_update"],
};

/** Source: Stripe's API reference, "Customer Portal Configurations". Plans are not changed in this portal. */
export const portalConfiguration = defineObject({
  kind: "billing_portal.configuration",
  idPrefix: "bpc_",
  defaults: {
    ...nulls("application", "default_return_url", "name"),
    active: true,
    business_profile: unread,
    is_default: false,
    livemode: false,
    login_page: unread,
  },
  routes: (factory) => ({
    "GET /v1/billing_portal/configurations": list("billing_portal.configuration", {
      active: flag.optional(),
    }),
    "POST /v1/billing_portal/configurations": route(PARAMS, ({ account, params }) =>
      factory.create(
        account,
        {
          features: mergeFeatures(DEFAULT_FEATURES, params.features),
          metadata: mergeMetadata({}, params.metadata),
          updated: account.now(),
        },
        "billing_portal.configuration.created",
      ),
    ),
    "POST /v1/billing_portal/configurations/:id": route(PARAMS, ({ account, params, id }) => {
      const existing = account.get("billing_portal.configuration", id);
      const changes = {
        features: mergeFeatures(existing.features, params.features),
        metadata: mergeMetadata(existing.metadata, params.metadata),
        updated: account.now(),
      };
      return account.change(existing, changes, "billing_portal.configuration.updated");
    }),
  }),
});

const mergeFeatures = (existing: Features, given: z.output<typeof features>): Features => ({
  ...existing,
  customer_update: { ...existing.customer_update, ...given.customer_update },
  invoice_history: { ...existing.invoice_history, ...given.invoice_history },
  payment_method_update: { ...existing.payment_method_update, ...given.payment_method_update },
  subscription_cancel: { ...existing.subscription_cancel, ...given.subscription_cancel },
});

/** What a portal session lets its customer do. */
export const portalFeatures = (account: Account, configuration: string): Features =>
  account.store.objects.find("billing_portal.configuration", configuration)?.features ?? DEFAULT_FEATURES;
