import Stripe from "stripe";
import type { Account } from "../core/account.ts";
import { defineObject } from "../core/define-object.ts";
import { nulls } from "../core/objects.ts";

/** Where events are posted to, and the secret they are signed with. */
export interface StripeWebhook {
  url: string;
  secret: string;
}

/** The app's own; at Stripe it is made in the dashboard. */
const ID = "we_local";

export const webhookEndpoint = defineObject({
  kind: "webhook_endpoint",
  idPrefix: "we_",
  defaults: {
    ...nulls("application", "description"),
    api_version: Stripe.API_VERSION,
    enabled_events: ["*"],
    livemode: false,
    metadata: {},
  },
});

/** From now on events go there, or nowhere. */
export function setWebhook(account: Account, webhook: StripeWebhook | null): void {
  const { objects } = account.store;
  const existing = objects.find("webhook_endpoint", ID);
  const changes = webhook ? { status: "enabled", url: webhook.url } : { status: "disabled" };
  if (existing) account.change(existing, changes);
  else if (webhook) webhookEndpoint.create(account, { id: ID, status: "enabled", url: webhook.url });
  if (webhook) objects.setInternal(ID, { secret: webhook.secret });
}

/** Where events go now, if anywhere. */
export function currentWebhook(account: Account): (StripeWebhook & { id: string }) | null {
  const existing = account.store.objects.find("webhook_endpoint", ID);
  if (existing?.status !== "enabled") return null;
  return { id: ID, url: existing.url, secret: account.internal(ID).secret ?? "" };
}
