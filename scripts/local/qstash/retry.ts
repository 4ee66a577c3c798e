import { parseDuration } from "./duration.ts";
import type { Header, Outcome } from "./message.ts";

const dayMs = 86_400_000;
const retryHeaders = [
  "retry-after",
  "x-ratelimit-reset",
  "x-ratelimit-reset-requests",
  "x-ratelimit-reset-tokens",
];

export function succeeded({ status }: Outcome): boolean {
  return status >= 200 && status < 300;
}

/** The receiver said that trying again is of no use. */
export function mustNotRetry({ status, header }: Outcome): boolean {
  return status === 489 && header["upstash-nonretryable-error"]?.[0] === "true";
}

/**
 * Milliseconds until the next attempt, before scaling: what the receiver asked for, or e^(2.5 n) seconds, a day at
 * most. `retry` counts from 1. Source: QStash's documentation, "Retry".
 */
export function retryDelayMs(retry: number, header: Header, now: number): number {
  for (const name of retryHeaders) {
    const value = header[name]?.[0];
    const asked = value === undefined ? undefined : askedDelayMs(value.trim(), now);
    if (asked !== undefined && asked <= dayMs) return asked;
  }
  return Math.min(dayMs, Math.exp(2.5 * retry) * 1000);
}

/** Seconds, a duration (`6m5s`) or an HTTP date. */
function askedDelayMs(value: string, now: number): number | undefined {
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return parseDuration(value) ?? (Number.isNaN(date) ? undefined : Math.max(0, date - now));
}
