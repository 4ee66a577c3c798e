import { parseDuration } from "./duration.ts";
import type { Header, Outcome } from "./message.ts";
import { evaluateRetryDelay } from "./retry-expression.ts";

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
 * Milliseconds until the next attempt, before scaling: what the receiver asked for, else the publisher's expression,
 * else e^(2.5 n) seconds; a day at most. `retried` counts the retries so far, from 0.
 * Source: QStash's documentation, "Retry".
 */
export function retryDelayMs(input: {
  retried: number;
  expression: string | null;
  header: Header;
  now: number;
}): number {
  for (const name of retryHeaders) {
    const value = input.header[name]?.[0];
    const asked = value === undefined ? undefined : askedDelayMs(value.trim(), input.now);
    if (asked !== undefined && asked <= dayMs) return asked;
  }
  return Math.min(dayMs, Math.max(0, byExpression(input) ?? Math.exp(2.5 * (input.retried + 1)) * 1000));
}

function byExpression({ expression, retried }: { expression: string | null; retried: number }) {
  if (expression === null) return undefined;
  try {
    return evaluateRetryDelay(expression, retried);
  } catch {
    // it was checked when it was published, but may have no value for this many retries
    return undefined;
  }
}

/** Seconds, a duration (`6m5s`) or an HTTP date. */
function askedDelayMs(value: string, now: number): number | undefined {
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return parseDuration(value) ?? (Number.isNaN(date) ? undefined : Math.max(0, date - now));
}
