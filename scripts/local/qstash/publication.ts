import { createHash } from "node:crypto";
import { parseDuration } from "./duration.ts";
import { readFlow } from "./flow-limits.ts";
import type { Header, Publication, Target } from "./message.ts";
import { PublishError } from "./publish-error.ts";
import { evaluateRetryDelay } from "./retry-expression.ts";

const defaultRetries = 3;
const defaultTimeoutMs = 15 * 60_000;
const methods = new Set(["GET", "POST", "PUT", "PATCH", "DELETE"]);

/**
 * Reads what to deliver, where and how from a publish request's headers.
 * Source: QStash's OpenAPI description, `/v2/publish`. Throws PublishError.
 */
export function readPublication(
  destination: string,
  headers: Headers,
  body: Uint8Array,
  more: { queue?: string | null; topic?: Publication["topic"] } = {},
): Publication {
  const target = readTarget(destination, headers, "upstash-");
  const contentType = headers.get("content-type");
  if (contentType) target.header["content-type"] = [contentType];
  const callback = headers.get("upstash-callback");
  const failureCallback = headers.get("upstash-failure-callback");
  const notBefore = headers.get("upstash-not-before");
  const queue = more.queue ?? null;
  if (queue && target.flow)
    throw new PublishError("a message takes either a queue or flow control, not both");
  return {
    target,
    body,
    notBefore: notBefore === null ? null : wholeNumber("upstash-not-before", notBefore) * 1000,
    deduplicationId: headers.get("upstash-deduplication-id") ?? contentId(headers, target, body),
    callback: callback ? readTarget(callback, headers, "upstash-callback-", target) : null,
    failureCallback: failureCallback
      ? readTarget(failureCallback, headers, "upstash-failure-callback-", target)
      : null,
    label: headers.get("upstash-label"),
    scheduleId: null,
    queue,
    topic: more.topic ?? null,
    redact: readRedact(headers.get("upstash-redact-fields")),
  };
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
    retryDelay: readRetryDelay(headers, `${prefix}retry-delay`),
    flow: readFlow(headers.get(`${prefix}flow-control-key`), headers.get(`${prefix}flow-control-value`)),
  };
}

/** Throws PublishError unless it is an http address on this machine. */
export function checkUrl(text: string): void {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:") {
    throw new PublishError(`invalid destination url: ${text} must begin with http:// or https://`);
  }
  if (!/^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname)) {
    throw new PublishError(`the local queue delivers to this machine only, not to ${url.hostname}`);
  }
}

function readRetryDelay(headers: Headers, name: string): string | null {
  const text = headers.get(name);
  if (!text) return null;
  try {
    evaluateRetryDelay(text, 0);
  } catch (error) {
    throw new PublishError(`invalid ${name}: ${error instanceof Error ? error.message : error}`);
  }
  return text;
}

function readRedact(text: string | null): string[] {
  const fields = (text ?? "").split(",").map((field) => field.trim().toLowerCase());
  const wanted = fields.filter(Boolean);
  const odd = wanted.find((field) => !/^(body|headers?(\[[^\]]+\])?)$/.test(field));
  if (odd) throw new PublishError(`invalid upstash-redact-fields: ${odd}`);
  return wanted.map((field) => field.replace(/^headers/, "header"));
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
