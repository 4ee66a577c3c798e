import { createHmac } from "node:crypto";
import type { TimeSource } from "../server/time-source.ts";
import { postWebhook, startWebhookSender } from "../server/webhook-sender.ts";
import type { EmailEvent } from "./event-table.ts";
import type { EmailStore } from "./store.ts";

/** Where events are posted to, and the secret they are signed with: `whsec_` and base64. */
export interface EmailWebhook {
  url: string;
  secret: string;
}

/** Waits after a failed attempt. Source: Resend's documentation, "Retries and Replays". */
const WAITS_MS = [5, 300, 1800, 7200, 18_000, 36_000, 36_000].map((seconds) => seconds * 1000);

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

/** Posts owed events, signed. What is owed stands in the store. */
export function startEmailWebhooks(input: { store: EmailStore; time: TimeSource; retryScale: number }) {
  const { store, time } = input;
  let webhook: EmailWebhook | null = null;
  const sender = startWebhookSender<EmailEvent>({
    time,
    waits: WAITS_MS.map((wait) => wait * input.retryScale),
    owed: () => (webhook ? store.events.owed() : []),
    async deliver({ id, payload: body }, signal) {
      if (!webhook) return "FAILED";
      // signatures go by real time: their receiver's
      const headers = signSvix({ secret: webhook.secret, id, body, at: Date.now() });
      return (await postWebhook(webhook.url, { headers, body, signal })) ? "DELIVERED" : "FAILED";
    },
    settle: store.events.settle,
    postpone: store.events.postpone,
  });
  return {
    ...sender,
    wanted: () => webhook !== null,
    /** Null: from now on events are only written down. */
    send(to: EmailWebhook | null): void {
      webhook = to;
      sender.sendDue();
    },
  };
}
