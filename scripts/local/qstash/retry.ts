import type { Outcome } from "./message.ts";

/** What QStash allows a message that asks for nothing else. */
export const MAX_RETRIES = 3;
const DAY_MS = 86_400_000;

export function succeeded({ status }: Outcome): boolean {
  return status >= 200 && status < 300;
}

/** Not when the receiver said that trying again is of no use. */
export function mayRetry(retried: number, { status, header }: Outcome): boolean {
  const refused = status === 489 && header["upstash-nonretryable-error"]?.[0] === "true";
  return retried < MAX_RETRIES && !refused;
}

/**
 * Milliseconds until the next attempt, before scaling: e^(2.5 n) seconds, a day at most. `retried` counts the retries so
 * far, from 0. Source: QStash's documentation, "Retry".
 */
export function retryDelayMs(retried: number): number {
  return Math.min(DAY_MS, Math.exp(2.5 * (retried + 1)) * 1000);
}
