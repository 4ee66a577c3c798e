import { createHmac } from "node:crypto";
import type { TimeSource } from "../../time-source.ts";
import type { Account } from "../core/account.ts";
import type { Kinds } from "../core/objects.ts";
import type { Delivery } from "./delivery-table.ts";
import { createTrouble, type Trouble } from "./fault-injection.ts";

/** Waits after failed attempts, in seconds: growing, for about three days. Source: Stripe's documentation, "Webhooks", retries. */
const WAITS = [60, 300, 1800, 7200, 18_000, 36_000, 43_200, 43_200, 43_200, 43_200];
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
  let trouble = createTrouble({});
  let held = false;
  let busy = false;
  let waiting: (() => void)[] = [];

  /** What the endpoint answered; null where nothing came back. */
  async function post(delivery: Delivery): Promise<number | null> {
    const endpoint = objects.find("webhook_endpoint", delivery.endpoint);
    const event = objects.find("event", delivery.event);
    if (!endpoint || !event || delivery.drops > 0) return null;
    const body = JSON.stringify({ ...event, pending_webhooks: deliveries.owedOf(event.id) }, null, 2);
    const secret = account.internal(endpoint.id).secret ?? "";
    // signatures go by real time: their receiver's
    const response = await fetch(endpoint.url, {
      method: "POST",
      headers: {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": signStripe({ secret, body, at: Date.now() }),
        "user-agent": "Stripe/1.0 (local stand-in)",
      },
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
    const wait = WAITS[delivery.attempts];
    if (status !== null && status >= 200 && status < 300) deliveries.settle(delivery.id, "DELIVERED", status);
    else if (wait === undefined) deliveries.settle(delivery.id, "GIVEN_UP", status);
    else deliveries.postpone(delivery.id, time.now() + wait * 1000 * input.retryScale, status);
  }

  /** Posts what is due and sleeps until the next is. */
  function look(): void {
    cancelTimer();
    if (stopping.signal.aborted || held || busy) return;
    const [next] = deliveries.owed(1);
    if (!next) {
      for (const tell of waiting.splice(0)) tell();
      return;
    }
    if (next.dueAt > time.now()) {
      cancelTimer = time.after(next.dueAt - time.now(), look);
      return;
    }
    busy = true;
    void deliver(next).finally(() => {
      busy = false;
      look();
    });
  }

  return {
    look,
    /** Puts an event on its way to every endpoint that asked for its type. */
    send(event: Kinds["event"]): void {
      for (const { id, enabled_events } of objects.all("webhook_endpoint", { status: "enabled" })) {
        if (!enabled_events.includes("*") && !enabled_events.includes(event.type)) continue;
        for (const each of trouble(time.now())) {
          deliveries.add({ event: event.id, type: event.type, endpoint: id, ...each });
        }
      }
    },
    /** Sends an event once more, as a duplicate. */
    sendAgain(event: Kinds["event"]): void {
      for (const { id } of objects.all("webhook_endpoint", { status: "enabled" })) {
        deliveries.add({ event: event.id, type: event.type, endpoint: id, drops: 0, dueAt: time.now() });
      }
      look();
    },
    /** What goes wrong with deliveries from now on; nothing, by default. */
    trouble(wanted: Trouble): void {
      trouble = createTrouble(wanted);
    },
    /** Keeps back everything from now on. */
    hold(): void {
      held = true;
    },
    /** Lets go of what was held, each at its time, or all at once in an order of one's own. */
    release(order?: (owed: Delivery[]) => Delivery[]): void {
      if (order) {
        const ids = order(deliveries.owed()).map(({ id }) => id);
        deliveries.reschedule(ids, time.now() - 1000);
      }
      held = false;
      look();
    },
    /** Resolves once nothing is owed. */
    idle: () =>
      new Promise<void>((resolve) => {
        waiting = [...waiting, resolve];
        look();
      }),
    close(): void {
      cancelTimer();
      stopping.abort();
      for (const tell of waiting.splice(0)) tell();
    },
  };
}
