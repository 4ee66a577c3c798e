import { createHmac } from "node:crypto";
import type Stripe from "stripe";
import type { TimeSource } from "../../time-source.ts";
import type { Account } from "../core/account.ts";
import type { Delivery } from "./delivery-table.ts";
import { currentWebhook } from "./webhook-endpoint.ts";

/** Waits after failed attempts, in seconds: growing, for about three days. Source: Stripe's documentation, "Webhooks", retries. */
const RETRY_SECONDS = [60, 300, 1800, 7200, 18_000, 36_000, 43_200, 43_200, 43_200, 43_200];
const TIMEOUT_MS = 15_000;

/** Stripe's header for a body. Source: Stripe's documentation, "Verify webhook signatures manually". */
export function signStripe(input: { secret: string; body: string; at: number }): string {
  const timestamp = Math.floor(input.at / 1000);
  const signature = createHmac("sha256", input.secret).update(`${timestamp}.${input.body}`).digest("hex");
  return `t=${timestamp},v1=${signature}`;
}

/** Posts owed events one after the other until a 2xx or until the retries are used up. What is owed stands in the store. */
export function startStripeWebhooks(input: { account: Account; time: TimeSource; retryScale: number }) {
  const { account, time } = input;
  const { deliveries, objects } = account.store;
  const stopping = new AbortController();
  let cancelTimer = () => {};
  let held = false;
  let busy = false;
  let waiting: (() => void)[] = [];

  /** What the endpoint answered; null where nothing came back. */
  async function post(delivery: Delivery): Promise<number | null> {
    const webhook = currentWebhook(account);
    const event = objects.find("event", delivery.event);
    if (!webhook || !event) return null;
    const body = JSON.stringify(event, null, 2);
    // signatures go by real time: their receiver's
    const signature = signStripe({ secret: webhook.secret, body, at: Date.now() });
    const response = await fetch(webhook.url, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
      body,
      redirect: "manual",
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    }).catch(() => null);
    await response?.body?.cancel();
    return response?.status ?? null;
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const status = await post(delivery);
    if (stopping.signal.aborted) return;
    const wait = RETRY_SECONDS[delivery.attempts];
    if (status !== null && status >= 200 && status < 300) deliveries.settle(delivery.id, "DELIVERED", status);
    else if (wait === undefined) deliveries.settle(delivery.id, "GIVEN_UP", status);
    else deliveries.postpone(delivery.id, time.now() + wait * 1000 * input.retryScale, status);
  }

  /** Posts what is due and sleeps until the next is. */
  function wake(): void {
    cancelTimer();
    if (stopping.signal.aborted || held || busy) return;
    const next = deliveries.next();
    if (!next) {
      for (const resolve of waiting.splice(0)) resolve();
      return;
    }
    if (next.dueAt > time.now()) {
      cancelTimer = time.after(next.dueAt - time.now(), wake);
      return;
    }
    busy = true;
    void deliver(next).finally(() => {
      busy = false;
      wake();
    });
  }

  /** Queues an event for the webhook, if there is one; a second time is a duplicate. */
  function send({ id, type }: Stripe.EventBase): void {
    const webhook = currentWebhook(account);
    if (webhook) deliveries.add({ event: id, type, endpoint: webhook.id, dueAt: time.now() });
  }

  return {
    wake,
    send,
    /** Keeps back everything from now on. */
    hold(): void {
      held = true;
    },
    /** Lets go of what was held. */
    release(): void {
      held = false;
      wake();
    },
    /** Resolves once nothing is owed. */
    idle: () =>
      new Promise<void>((resolve) => {
        waiting = [...waiting, resolve];
        wake();
      }),
    close(): void {
      cancelTimer();
      stopping.abort();
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}
