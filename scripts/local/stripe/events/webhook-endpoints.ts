import Stripe from "stripe";
import * as z from "zod";
import type { Account } from "../core/account.ts";
import { type Endpoint, endpoint, listing, retrieving } from "../core/endpoint.ts";
import type { Kinds } from "../core/objects.ts";
import { address, flag, list, mergeMetadata, metadata, text, unsettable } from "../core/param-types.ts";

const PATH = "/v1/webhook_endpoints";

/** An address that hears of events. Its secret is in the answer to its making alone. */
export function newWebhookEndpoint(
  account: Account,
  input: {
    id?: string;
    url: string;
    enabled_events: string[];
    secret: string;
    metadata?: Record<string, string>;
    description?: string | null;
  },
): Kinds["webhook_endpoint"] {
  const { secret, ...about } = input;
  const made = {
    ...{ description: null, metadata: {} },
    ...about,
    id: input.id ?? account.idFor("webhook_endpoint"),
    object: "webhook_endpoint" as const,
    api_version: Stripe.API_VERSION,
    application: null,
    created: account.now(),
    livemode: false,
    status: "enabled",
  };
  return account.add(made, undefined, { secret });
}

/** Source: Stripe's API reference, "Webhook Endpoints". */
export function webhookEndpointEndpoints(account: Account): Endpoint[] {
  const events = list(text);
  return [
    endpoint(
      "POST",
      PATH,
      {
        api_version: z.literal(Stripe.API_VERSION).optional(),
        description: unsettable(text).optional(),
        enabled_events: events,
        metadata: metadata.optional(),
        url: address,
      },
      ({ url, enabled_events, description, metadata: asked }) => {
        const secret = account.newId("whsec_");
        const made = newWebhookEndpoint(account, {
          ...{ url, enabled_events, description, secret },
          metadata: mergeMetadata({}, asked),
        });
        return { ...made, secret };
      },
    ),
    retrieving(account, PATH, "webhook_endpoint"),
    endpoint(
      "POST",
      `${PATH}/:id`,
      {
        description: unsettable(text).optional(),
        disabled: flag.optional(),
        enabled_events: events.optional(),
        metadata: metadata.optional(),
        url: address.optional(),
      },
      ({ disabled, metadata: asked, ...changes }, id) => {
        const there = account.get("webhook_endpoint", id);
        const status = disabled === undefined ? undefined : disabled ? "disabled" : "enabled";
        return account.change(there, { ...changes, status, metadata: mergeMetadata(there.metadata, asked) });
      },
    ),
    endpoint("DELETE", `${PATH}/:id`, {}, (_, id) => {
      account.get("webhook_endpoint", id);
      account.store.objects.remove(id);
      account.store.deliveries.forget(id);
      return { id, object: "webhook_endpoint", deleted: true };
    }),
    listing(account, PATH, "webhook_endpoint", {}, () => ({})),
  ];
}
