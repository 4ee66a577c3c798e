import { callWithDeadline } from "./call-with-deadline.ts";
import type { TimeSource } from "./time-source.ts";

/** A webhook somebody is still to be told by. */
export interface OwedWebhook {
  id: string;
  attempts: number;
  /** Unix milliseconds. */
  dueAt: number;
}

const TIMEOUT_MS = 15_000;
const CONCURRENT = 8;

/** Delivers owed webhooks until they are taken or their attempts are used up. What is owed stands in the vendor's store. */
export function startWebhookSender<T extends OwedWebhook>(input: {
  time: TimeSource;
  /** Waits after a failed attempt, in milliseconds; after the last of them a webhook is given up. */
  waits: readonly number[];
  /** How many are under way at once; with one they go out in order. */
  concurrent?: number;
  /** Soonest first. */
  owed: () => T[];
  deliver: (webhook: T, signal: AbortSignal) => Promise<"DELIVERED" | "FAILED" | "GIVEN_UP">;
  settle: (id: string, state: "DELIVERED" | "GIVEN_UP") => void;
  postpone: (id: string, dueAt: number) => void;
}) {
  const { time } = input;
  const underWay = new Set<string>();
  const stopping = new AbortController();
  let cancelTimer = () => {};

  async function send(webhook: T): Promise<void> {
    const outcome = await callWithDeadline({ stop: stopping.signal, ms: TIMEOUT_MS }, (signal) =>
      input.deliver(webhook, signal),
    ).catch((error: unknown) => {
      if (stopping.signal.aborted || (error as Error).name === "TimeoutError") return "FAILED" as const;
      throw error;
    });
    if (stopping.signal.aborted) return;
    const wait = input.waits[webhook.attempts];
    if (outcome === "FAILED" && wait !== undefined) {
      input.postpone(webhook.id, Math.round(time.now() + wait));
    } else input.settle(webhook.id, outcome === "DELIVERED" ? outcome : "GIVEN_UP");
  }

  /** Sends what is due and sleeps until the next is. */
  function sendDue(): void {
    cancelTimer();
    if (stopping.signal.aborted) return;
    const waiting = input.owed().filter(({ id }) => !underWay.has(id));
    // looked at once: what fell due between two looks would be neither sent nor waited for
    const now = time.now();
    const due = waiting.filter(({ dueAt }) => dueAt <= now);
    for (const webhook of due.slice(0, (input.concurrent ?? CONCURRENT) - underWay.size)) {
      underWay.add(webhook.id);
      void send(webhook).finally(() => {
        underWay.delete(webhook.id);
        sendDue();
      });
    }
    const next = waiting.find(({ dueAt }) => dueAt > now);
    if (next) cancelTimer = time.after(next.dueAt - now, sendDue);
  }

  return {
    sendDue,
    close(): void {
      cancelTimer();
      stopping.abort();
    },
  };
}

/** Whether a webhook was taken: answered with a 2xx. */
export async function postWebhook(
  url: string,
  input: { headers: Record<string, string>; body: string; signal: AbortSignal },
): Promise<boolean> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...input.headers },
    body: input.body,
    redirect: "error",
    signal: input.signal,
  }).catch(() => null);
  await response?.body?.cancel();
  return response?.ok ?? false;
}
