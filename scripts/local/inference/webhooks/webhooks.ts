import type { Locate } from "#scripts/local/app-addresses.ts";
import type { TimeSource } from "#scripts/local/server/time-source.ts";
import { postWebhook, startWebhookSender } from "#scripts/local/server/webhook-sender.ts";
import { withHost } from "../files/files.ts";
import type { StoredRequest } from "../requests/request-table.ts";
import type { Store } from "../store.ts";
import type { Delivery } from "./delivery-table.ts";
import type { Signer } from "./signing.ts";

/** Waits after a failed attempt: ten times, doubling from 7 s, together fal's two hours. */
const WAITS_MS = Array.from({ length: 10 }, (_, attempt) => 7000 * 2 ** attempt);

/** How webhooks leave, for tests: as documented, twice, never, or only once released. */
export interface WebhookFaults {
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
function webhookBody(request: StoredRequest, host: string): string {
  const payload = request.responseBody === null ? null : withHost(request.responseBody, host);
  const ids = { request_id: request.id, gateway_request_id: request.id };
  return JSON.stringify(
    request.phase === "DONE"
      ? { ...ids, status: "OK", payload }
      : { ...ids, status: "ERROR", error: `Invalid status code: ${request.responseStatus}`, payload },
  );
}

/** Tells of finished requests, signed. What is owed stands in the store, so a restart carries on. */
export function startWebhooks(input: {
  store: Store;
  signer: Signer;
  userId: string;
  host: string;
  /** Multiplies the waits between attempts. */
  retryScale: number;
  time: TimeSource;
  locate: Locate;
}) {
  const { store, time } = input;
  let mode: "send" | "hold" | "drop" | "duplicate" = "send";

  async function post({ id, url }: Delivery, signal: AbortSignal): Promise<boolean> {
    const request = store.find(id);
    if (!request) return true;
    const today = input.locate(url);
    if (today === null) return false;
    const body = webhookBody(request, input.host);
    const headers = input.signer.headers({ requestId: id, userId: input.userId, body });
    return postWebhook(today, { headers, body, signal });
  }

  const sender = startWebhookSender<Delivery>({
    time,
    waits: WAITS_MS.map((wait) => wait * input.retryScale),
    owed: () => (mode === "hold" ? [] : store.owed()),
    async deliver(delivery, signal) {
      if (mode === "drop") return "GIVEN_UP";
      const twice = mode === "duplicate";
      const first = await post(delivery, signal);
      const second = twice && !signal.aborted && (await post(delivery, signal));
      return first || second ? "DELIVERED" : "FAILED";
    },
    settle: store.settleDelivery,
    postpone: store.postponeDelivery,
  });

  function switchTo(next: typeof mode): void {
    mode = next;
    sender.sendDue();
  }
  const faults: WebhookFaults = {
    release: () => switchTo("send"),
    hold: () => switchTo("hold"),
    drop: () => switchTo("drop"),
    duplicate: () => switchTo("duplicate"),
    owed: () => store.owed().length,
  };
  return { ...sender, faults };
}
