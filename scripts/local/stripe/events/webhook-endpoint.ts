import { readKept, writeKept } from "#scripts/local/server/kept-file.ts";

/** Where events are posted to, and the secret they are signed with. */
export interface StripeWebhook {
  url: string;
  secret: string;
}

/** The app's own; at Stripe it is made in the dashboard. Kept, since events happen before the app has said where it is. */
export function openWebhookEndpoint(file: string) {
  let current = readKept<StripeWebhook | null>(file, null);
  return {
    /** Where events go now, if anywhere. */
    current: () => current,
    /** From now on events go there, or nowhere. */
    set(webhook: StripeWebhook | null): void {
      current = webhook;
      writeKept(file, webhook);
    },
  };
}

export type WebhookEndpoint = ReturnType<typeof openWebhookEndpoint>;
