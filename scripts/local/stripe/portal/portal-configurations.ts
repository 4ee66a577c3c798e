import * as z from "zod";
import type { Account } from "../core/account.ts";
import { type Endpoint, endpoint, listing, retrieving } from "../core/endpoint.ts";
import type { Kinds } from "../core/objects.ts";
import { address, flag, list, mergeMetadata, metadata, text, unsettable } from "../core/param-types.ts";

const PATH = "/v1/billing_portal/configurations";
type Configuration = Kinds["billing_portal.configuration"];

const features = z.strictObject({
  customer_update: z
    .strictObject({
      allowed_updates: list(z.enum(["address", "email", "name", "phone", "shipping", "tax_id"])).optional(),
      enabled: flag,
    })
    .optional(),
  invoice_history: z.strictObject({ enabled: flag }).optional(),
  payment_method_update: z.strictObject({ enabled: flag }).optional(),
  subscription_cancel: z
    .strictObject({ enabled: flag, mode: z.literal("at_period_end").optional() })
    .optional(),
  subscription_update: z.strictObject({ enabled: z.literal("false").transform(() => false) }).optional(),
});
const about = {
  business_profile: z
    .strictObject({
      headline: unsettable(text).optional(),
      privacy_policy_url: address.optional(),
      terms_of_service_url: address.optional(),
    })
    .optional(),
  default_return_url: unsettable(address).optional(),
  metadata: metadata.optional(),
};

/** What the portal offers where nobody set it up: everything it can do here. */
const USUAL: Configuration["features"] = {
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true, payment_method_configuration: null },
  subscription_cancel: {
    cancellation_reason: { enabled: false, feedback_options: null, options: [] },
    enabled: true,
    mode: "at_period_end",
    proration_behavior: "none",
  },
  subscription_pause: { duration: { interval_options: [], type: "indefinite" }, enabled: false },
  subscription_update: {
    billing_cycle_anchor: "unchanged",
    default_allowed_updates: [],
    enabled: false,
    proration_behavior: "none",
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: "end_trial",
  },
};

function withFeatures(
  there: Configuration["features"],
  asked: z.output<typeof features> | undefined,
): Configuration["features"] {
  return {
    ...there,
    customer_update: { ...there.customer_update, ...asked?.customer_update },
    invoice_history: { ...there.invoice_history, ...asked?.invoice_history },
    payment_method_update: { ...there.payment_method_update, ...asked?.payment_method_update },
    subscription_cancel: { ...there.subscription_cancel, ...asked?.subscription_cancel },
  };
}

/** Source: Stripe's API reference, "Customer Portal Configurations". Plans are not changed in this portal. */
export function portalConfigurationEndpoints(account: Account): Endpoint[] {
  return [
    endpoint("POST", PATH, { features, ...about }, (asked) => {
      const created = account.now();
      return account.add(
        {
          id: account.idFor("billing_portal.configuration"),
          object: "billing_portal.configuration" as const,
          active: true,
          application: null,
          business_profile: profileOf(asked.business_profile),
          created,
          default_return_url: asked.default_return_url ?? null,
          features: withFeatures(USUAL, asked.features),
          is_default: false,
          livemode: false,
          login_page: { enabled: false, url: null },
          metadata: mergeMetadata({}, asked.metadata),
          name: null,
          updated: created,
        },
        "billing_portal.configuration.created",
      );
    }),
    retrieving(account, PATH, "billing_portal.configuration"),
    endpoint(
      "POST",
      `${PATH}/:id`,
      { active: flag.optional(), features: features.optional(), ...about },
      (asked, id) => {
        const there = account.get("billing_portal.configuration", id);
        const changes = {
          active: asked.active,
          business_profile: { ...there.business_profile, ...asked.business_profile },
          default_return_url: asked.default_return_url,
          features: withFeatures(there.features, asked.features),
          metadata: mergeMetadata(there.metadata, asked.metadata),
          updated: account.now(),
        };
        return account.change(there, changes, "billing_portal.configuration.updated");
      },
    ),
    listing(account, PATH, "billing_portal.configuration", { active: flag.optional() }, ({ active }) => ({
      active,
    })),
  ];
}

const profileOf = (asked: z.output<typeof about.business_profile>): Configuration["business_profile"] => ({
  headline: asked?.headline ?? null,
  privacy_policy_url: asked?.privacy_policy_url ?? null,
  terms_of_service_url: asked?.terms_of_service_url ?? null,
});

/** What a portal session lets its customer do. */
export function portalFeatures(account: Account, configuration: string): Configuration["features"] {
  return account.store.objects.find("billing_portal.configuration", configuration)?.features ?? USUAL;
}
