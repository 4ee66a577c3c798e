import type Stripe from "stripe";
import * as z from "zod";
import type { Account } from "./account.ts";
import { type Endpoint, endpoint, listing, retrieving } from "./endpoint.ts";
import { address, flag, list, mergeMetadata, metadata, text, unsettable } from "./fields.ts";

const PATH = "/v1/billing_portal/configurations";

const features = z.strictObject({
  customer_update: z.strictObject({ enabled: flag, allowed_updates: list(text).optional() }).optional(),
  invoice_history: z.strictObject({ enabled: flag }).optional(),
  payment_method_update: z.strictObject({ enabled: flag }).optional(),
  subscription_cancel: z
    .strictObject({ enabled: flag, mode: z.enum(["at_period_end", "immediately"]).optional() })
    .optional(),
  subscription_update: z.strictObject({ enabled: flag }).optional(),
});

/** Kept and answered; the portal here offers the same to everybody. Source: Stripe's API reference, "Customer Portal Configurations". */
export function portalConfigurationEndpoints(account: Account): Endpoint[] {
  return [
    endpoint(
      "POST",
      PATH,
      {
        default_return_url: unsettable(address).optional(),
        features,
        metadata: metadata.optional(),
        name: unsettable(text).optional(),
      },
      (asked) =>
        account.add(
          {
            id: account.idFor("billing_portal.configuration"),
            object: "billing_portal.configuration" as const,
            active: true,
            application: null,
            business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
            created: account.now(),
            default_return_url: asked.default_return_url ?? null,
            features: featuresOf(asked.features),
            is_default: false,
            livemode: false,
            login_page: { enabled: false, url: null },
            metadata: mergeMetadata({}, asked.metadata),
            name: asked.name ?? null,
            updated: account.now(),
          },
          "billing_portal.configuration.created",
        ),
    ),
    retrieving(account, PATH, "billing_portal.configuration"),
    endpoint(
      "POST",
      `${PATH}/:id`,
      { active: flag.optional(), features: features.optional(), metadata: metadata.optional() },
      ({ active, ...asked }, id) => {
        const there = account.get("billing_portal.configuration", id);
        return account.change(
          there,
          {
            active,
            features: asked.features ? featuresOf(asked.features) : there.features,
            metadata: mergeMetadata(there.metadata, asked.metadata),
            updated: account.now(),
          },
          "billing_portal.configuration.updated",
        );
      },
    ),
    listing(
      account,
      PATH,
      "billing_portal.configuration",
      { active: flag.optional(), is_default: flag.optional() },
      ({ active, is_default }) => ({ active, is_default }),
    ),
  ];
}

function featuresOf(asked: z.output<typeof features>): Stripe.BillingPortal.Configuration.Features {
  const { customer_update: customer, subscription_cancel: cancel } = asked;
  return {
    customer_update: {
      enabled: customer?.enabled ?? false,
      allowed_updates: customer?.allowed_updates ?? [],
    },
    invoice_history: { enabled: asked.invoice_history?.enabled ?? false },
    payment_method_update: {
      enabled: asked.payment_method_update?.enabled ?? false,
      payment_method_configuration: null,
    },
    subscription_cancel: {
      cancellation_reason: { enabled: false, feedback_options: [], options: [] },
      enabled: cancel?.enabled ?? false,
      mode: cancel?.mode ?? "at_period_end",
      proration_behavior: "none",
    },
    subscription_pause: { duration: { interval_options: [], type: "fixed" }, enabled: false },
    subscription_update: {
      billing_cycle_anchor: null,
      default_allowed_updates: [],
      enabled: asked.subscription_update?.enabled ?? false,
      proration_behavior: "none",
      schedule_at_period_end: { conditions: [] },
      trial_update_behavior: "end_trial",
    },
  };
}
