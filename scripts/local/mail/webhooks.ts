import { createHmac } from "node:crypto";
import type { TimeSource } from "../time-source.ts";
import type { MailEvent } from "./event-table.ts";
import type { MailStore } from "./store.ts";

/** Where events are posted to, and the secret they are signed with: `whsec_` and base64. */
export interface MailWebhook {
  url: string;
  secret: string;
}

/** Waits after a failed attempt. Source: Resend's documentation, "Retries and Replays". */
const WAITS_MS = [5, 300, 1800, 7200, 18_000, 36_000, 36_000].map((seconds) => seconds * 1000);
const TIMEOUT_MS = 15_000;
const AT_ONCE = 4;

/** Svix's headers for a body. Source: Svix's documentation, "Verifying Payloads Manually". */
export function signSvix(input: {
  secret: string;
  id: string;
  body: string;
  at: number;
}): Record<string, string> {
  const timestamp = String(Math.floor(input.at / 1000));
  const key = Buffer.from(input.secret.replace(/^whsec_/, ""), "base64");
  const signature = createHmac("sha256", key)
    .update(`${input.id}.${timestamp}.${input.body}`)
    .digest("base64");
  return { "svix-id": input.id, "svix-timestamp": timestamp, "svix-signature": `v1,${signature}` };
}

/** Posts owed events until a 2xx or until the retries are used up. What is owed stands in the store. */
export function startMailWebhooks(input: { store: MailStore; time: TimeSource; retryScale: number }) {
  const { store, time } = input;
  let webhook: MailWebhook | null = null;
  let cancelTimer = () => {};
  const underWay = new Set<string>();
  const stopping = new AbortController();

  async function post(event: MailEvent, to: MailWebhook): Promise<boolean> {
    // signatures go by real time: their receiver's
    const headers = signSvix({ secret: to.secret, id: event.id, body: event.payload, at: Date.now() });
    const response = await fetch(to.url, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: event.payload,
      redirect: "error",
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    }).catch(() => null);
    await response?.body?.cancel();
    return response?.ok ?? false;
  }

  async function deliver(event: MailEvent, to: MailWebhook): Promise<void> {
    const delivered = await post(event, to);
    if (stopping.signal.aborted) return;
    const wait = WAITS_MS[event.attempts];
    if (delivered) store.events.settle(event.id, "DELIVERED");
    else if (wait === undefined) store.events.settle(event.id, "GIVEN_UP");
    else store.events.postpone(event.id, time.now() + wait * input.retryScale);
  }

  /** Posts what is due and sleeps until the next is. */
  function look(): void {
    cancelTimer();
    if (stopping.signal.aborted || webhook === null) return;
    const to = webhook;
    const waiting = store.events.owed().filter((event) => !underWay.has(event.id));
    const due = waiting.filter((event) => event.dueAt <= time.now());
    for (const event of due.slice(0, AT_ONCE - underWay.size)) {
      underWay.add(event.id);
      void deliver(event, to).finally(() => {
        underWay.delete(event.id);
        look();
      });
    }
    const next = waiting.find((event) => event.dueAt > time.now());
    if (next) cancelTimer = time.after(next.dueAt - time.now(), look);
  }

  return {
    look,
    wanted: () => webhook !== null,
    /** Null: from now on events are only written down. */
    send(to: MailWebhook | null): void {
      webhook = to;
      look();
    },
    close(): void {
      cancelTimer();
      stopping.abort();
    },
  };
}
