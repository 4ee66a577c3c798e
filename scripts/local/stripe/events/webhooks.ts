import { createHmac } from "node:crypto";
import type Stripe from "stripe";
import type { TimeSource } from "#scripts/local/server/time-source.ts";
import { postWebhook, startWebhookSender } from "#scripts/local/server/webhook-sender.ts";
import type { Account } from "../core/account.ts";
import type { Delivery } from "./delivery-table.ts";
import type { WebhookEndpoint } from "./webhook-endpoint.ts";

/** Waits after failed attempts, in seconds: growing, for about three days. Source: Stripe's documentation, "Webhooks", retries. */
const RETRY_SECONDS = [60, 300, 1800, 7200, 18_000, 36_000, 43_200, 43_200, 43_200, 43_200];

/** Stripe's header for a body. Source: Stripe's documentation, "Verify webhook signatures manually". */
export function signStripe(input: { secret: string; body: string; at: number }): string {
  const timestamp = Math.floor(input.at / 1000);
  const signature = createHmac("sha256", input.secret).update(`${timestamp}.${input.body}`).digest("hex");
  return `t=${timestamp},v1=${signature}`;
}

/** Posts owed events one after the other until a 2xx or until the retries are used up. What is owed stands in the store. */
export function startStripeWebhooks(input: {
  account: Account;
  endpoint: WebhookEndpoint;
  time: TimeSource;
  retryScale: number;
}) {
  const { account, endpoint, time } = input;
  const { deliveries, objects } = account.store;
  let held = false;
  let listeners: (() => void)[] = [];
  const tellIdle = () => {
    for (const resolve of listeners.splice(0)) resolve();
  };

  const sender = startWebhookSender<Delivery>({
    time,
    waits: RETRY_SECONDS.map((seconds) => seconds * 1000 * input.retryScale),
    concurrent: 1,
    owed: () => (held ? [] : deliveries.owed()),
    async deliver({ event: id }, signal) {
      const webhook = endpoint.current();
      const event = objects.find("event", id);
      if (!webhook || !event) return "FAILED";
      const body = JSON.stringify(event, null, 2);
      // signatures go by real time: their receiver's
      const signature = signStripe({ secret: webhook.secret, body, at: Date.now() });
      const headers = { "stripe-signature": signature };
      return (await postWebhook(webhook.url, { headers, body, signal })) ? "DELIVERED" : "FAILED";
    },
    settle(id, state) {
      deliveries.settle(id, state);
      if (deliveries.countOwed() === 0) tellIdle();
    },
    postpone: deliveries.postpone,
  });

  return {
    wake: sender.sendDue,
    /** Queues an event for the webhook, if there is one; a second time is a duplicate. */
    send({ id, type }: Stripe.EventBase): void {
      const webhook = endpoint.current();
      if (webhook) deliveries.add({ event: id, type, endpoint: webhook.url, dueAt: time.now() });
    },
    /** Keeps back everything from now on. */
    hold(): void {
      held = true;
    },
    /** Lets go of what was held. */
    release(): void {
      held = false;
      sender.sendDue();
    },
    /** Resolves once nothing is owed. */
    idle: () =>
      new Promise<void>((resolve) => {
        listeners = [...listeners, resolve];
        if (deliveries.countOwed() === 0) tellIdle();
        else sender.sendDue();
      }),
    close(): void {
      sender.close();
      tellIdle();
    },
  };
}
