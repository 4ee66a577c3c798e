import { createHash } from "node:crypto";
import { parseDuration } from "./duration.ts";
import type { Header, Publication, Target } from "./message.ts";

/** What the publisher sent cannot be accepted; the text says why. */
export class PublishError extends Error {}

const defaultRetries = 3;
const defaultTimeoutMs = 15 * 60_000;
const methods = new Set(["GET", "POST", "PUT", "PATCH", "DELETE"]);
// Refused rather than passed over: a message would be delivered in another way than it asked for.
const unsupported = [
  "upstash-cron",
  "upstash-retry-delay",
  "upstash-flow-control-key",
  "upstash-redact-fields",
];

/**
 * Reads what to deliver, where and how from a publish request's headers.
 * Source: QStash's documentation, "Publish a Message". Throws PublishError.
 */
export function readPublication(destination: string, headers: Headers, body: Uint8Array): Publication {
  const refused = unsupported.find((name) => headers.has(name));
  if (refused) throw new PublishError(`the local queue does not know the header ${refused}`);

  const target = readTarget(destination, headers, "upstash-");
  const contentType = headers.get("content-type");
  if (contentType) target.header["content-type"] = [contentType];
  const callback = headers.get("upstash-callback");
  const failureCallback = headers.get("upstash-failure-callback");
  const notBefore = headers.get("upstash-not-before");
  return {
    target,
    body,
    notBefore: notBefore === null ? null : wholeNumber("upstash-not-before", notBefore) * 1000,
    deduplicationId: headers.get("upstash-deduplication-id") ?? contentId(headers, target, body),
    callback: callback && readTarget(callback, headers, "upstash-callback-", target),
    failureCallback:
      failureCallback && readTarget(failureCallback, headers, "upstash-failure-callback-", target),
    label: headers.get("upstash-label"),
    scheduleId: headers.get("upstash-schedule-id"),
  } as Publication;
}

/** Callbacks take the retries of the message they belong to, unless they set their own. */
function readTarget(url: string, headers: Headers, prefix: string, source?: Target): Target {
  checkUrl(url);
  const method = headers.get(`${prefix}method`)?.toUpperCase() ?? "POST";
  if (!methods.has(method)) throw new PublishError(`invalid method: ${method}`);
  const retries = headers.get(`${prefix}retries`);
  const header: Header = source ? { "content-type": ["application/json"] } : {};
  for (const [name, value] of headers) {
    if (name.startsWith(`${prefix}forward-`)) header[name.slice(`${prefix}forward-`.length)] = [value];
  }
  return {
    url,
    method,
    header,
    maxRetries: retries ? wholeNumber(`${prefix}retries`, retries) : (source?.maxRetries ?? defaultRetries),
    timeoutMs: duration(headers, `${prefix}timeout`) ?? defaultTimeoutMs,
    delayMs: duration(headers, `${prefix}delay`) ?? 0,
  };
}

function checkUrl(text: string): void {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:") {
    throw new PublishError(`invalid destination url: ${text} must begin with http:// or https://`);
  }
  if (!/^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname)) {
    throw new PublishError(`the local queue delivers to this machine only, not to ${url.hostname}`);
  }
}

function duration(headers: Headers, name: string): number | undefined {
  const text = headers.get(name);
  if (!text) return undefined;
  const parsed = parseDuration(text);
  if (parsed === undefined) throw new PublishError(`${name} is not a duration such as 30s or 1h30m: ${text}`);
  return parsed;
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new PublishError(`${name} is not a whole number: ${text}`);
  return Number(text);
}

function contentId(headers: Headers, { url, header }: Target, body: Uint8Array): string | null {
  if (headers.get("upstash-content-based-deduplication") !== "true") return null;
  return createHash("sha256")
    .update(JSON.stringify([url, header]))
    .update(body)
    .digest("base64url");
}
