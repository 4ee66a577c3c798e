import type { Locate } from "../app-addresses.ts";
import type { TimeSource } from "../time-source.ts";
import type { Delivery } from "./delivery-table.ts";
import { withHost } from "./output-files.ts";
import type { StoredRequest } from "./request-table.ts";
import type { Signer } from "./signing.ts";
import type { Store } from "./store.ts";

/** Retries after the first attempt, and the wait before the first of them: together fal's two hours. */
const RETRIES = 10;
const FIRST_WAIT = 7000;
const TIMEOUT = 15_000;

/** How webhooks leave, for tests: as documented, twice, never, or only once released. */
export interface WebhookSwitches {
  /** Every webhook goes out, once (the default); held ones go out now. */
  release(): void;
  /** Webhooks wait until `release()`. */
  hold(): void;
  /** Webhooks falling due are lost for good. */
  drop(): void;
  /** Every webhook is sent twice, whatever the first answer. */
  duplicate(): void;
  /** How many are still owed. */
  owed(): number;
}

/** fal's webhook body for a finished request. */
export function webhookBody(request: StoredRequest, host: string): string {
  const payload = request.responseBody === null ? null : withHost(request.responseBody, host);
  const ids = { request_id: request.id, gateway_request_id: request.id };
  return JSON.stringify(
    request.phase === "DONE"
      ? { ...ids, status: "OK", payload }
      : { ...ids, status: "ERROR", error: `Invalid status code: ${request.responseStatus}`, payload },
  );
}

/**
 * Delivers owed webhooks, signed, until a 2xx or until the retries are used up: waits double from 7 s,
 * times `retryScale`. What is owed stands in the store, so a restart carries on.
 */
export function startWebhooks(input: {
  store: Store;
  signer: Signer;
  userId: string;
  host: string;
  retryScale: number;
  time: TimeSource;
  locate: Locate;
}) {
  const { time } = input;
  let mode: "send" | "hold" | "drop" | "duplicate" = "send";
  let closed = false;
  let cancelTimer = () => {};
  const underWay = new Set<string>();
  const stopping = new AbortController();

  async function post({ requestId, url }: Delivery): Promise<boolean> {
    const request = input.store.find(requestId);
    if (!request) return true;
    const today = input.locate(url);
    if (today === null) return false;
    const body = webhookBody(request, input.host);
    const response = await fetch(today, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...input.signer.headers({ requestId, userId: input.userId, body }),
      },
      body,
      redirect: "error",
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT)]),
    }).catch(() => null);
    await response?.body?.cancel();
    return response?.ok ?? false;
  }

  async function deliver(delivery: Delivery): Promise<void> {
    if (mode === "drop") return input.store.settleDelivery(delivery.requestId, "GIVEN_UP");
    const twice = mode === "duplicate";
    let delivered = await post(delivery);
    if (twice && !closed) delivered = (await post(delivery)) || delivered;
    if (closed) return;
    if (delivered) input.store.settleDelivery(delivery.requestId, "DELIVERED");
    else if (delivery.attempts >= RETRIES) input.store.settleDelivery(delivery.requestId, "GIVEN_UP");
    else {
      const wait = FIRST_WAIT * 2 ** delivery.attempts * input.retryScale;
      input.store.postponeDelivery(delivery.requestId, Math.round(time.now() + wait));
    }
  }

  /** Sends what is due and sleeps until the next is. */
  function look(): void {
    cancelTimer();
    if (closed || mode === "hold") return;
    const waiting = input.store.owed().filter((each) => !underWay.has(each.requestId));
    for (const delivery of waiting.filter((each) => each.dueAt <= time.now())) {
      underWay.add(delivery.requestId);
      void deliver(delivery).finally(() => {
        underWay.delete(delivery.requestId);
        look();
      });
    }
    const next = waiting.find((each) => each.dueAt > time.now());
    if (next) cancelTimer = time.after(next.dueAt - time.now(), look);
  }

  function switchTo(next: typeof mode): void {
    mode = next;
    look();
  }

  const switches: WebhookSwitches = {
    release: () => switchTo("send"),
    hold: () => switchTo("hold"),
    drop: () => switchTo("drop"),
    duplicate: () => switchTo("duplicate"),
    owed: () => input.store.owed().length,
  };
  return {
    switches,
    look,
    close(): void {
      closed = true;
      cancelTimer();
      stopping.abort();
    },
  };
}
