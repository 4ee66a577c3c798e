import type { Publication, Target } from "./message.ts";

/** What the caller sent cannot be accepted; the text says why. */
export class PublishError extends Error {}

/** Every option of a message that is offered. */
export const OPTIONS = ["upstash-method", "upstash-delay", "upstash-failure-callback"];

/**
 * Reads what to deliver, where and how from a message's headers; an option that is not offered is refused by name.
 * Source: QStash's OpenAPI description, `/v2/publish`. Throws PublishError.
 */
function readPublication(destination: string, headers: Headers, body: Uint8Array): Publication {
  const unknown = [...headers.keys()].find((name) => name.startsWith("upstash-") && !OPTIONS.includes(name));
  if (unknown) throw new PublishError(`the local queue does not offer the option ${unknown}`);
  const method = headers.get("upstash-method") ?? "POST";
  if (method !== "POST") throw new PublishError(`the local queue does not offer delivering with ${method}`);
  const failureCallback = headers.get("upstash-failure-callback");
  return {
    target: targetAt(destination, headers.get("content-type")),
    body,
    delayMs: readDelayMs(headers.get("upstash-delay")),
    failureCallback: failureCallback === null ? null : targetAt(failureCallback, "application/json"),
  };
}

/** Reads one message of a batch. Throws PublishError. */
export function readBatchPart(part: unknown): Publication {
  const { destination, headers, body, ...more } = (part ?? {}) as Record<string, unknown>;
  const unknown = Object.keys(more)[0];
  if (unknown) throw new PublishError(`the local queue does not offer ${unknown} with a message`);
  if (typeof destination !== "string") throw new PublishError("a message has no destination");
  return readPublication(
    destination,
    readHeaders(headers ?? {}),
    Buffer.from(typeof body === "string" ? body : ""),
  );
}

function readHeaders(value: unknown): Headers {
  try {
    if (typeof value === "object" && !Array.isArray(value)) return new Headers(value as HeadersInit);
  } catch {
    // a name or a value that no header can have
  }
  throw new PublishError("headers are not an object of names and values");
}

function targetAt(text: string, contentType: string | null): Target {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:") {
    throw new PublishError(`invalid destination url: ${text} must begin with http:// or https://`);
  }
  if (!/^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname)) {
    throw new PublishError(`the local queue delivers to this machine only, not to ${url.hostname}`);
  }
  return { url: text, header: contentType === null ? {} : { "content-type": [contentType] } };
}

function readDelayMs(text: string | null): number {
  if (text === null) return 0;
  const seconds = /^(\d+)s$/.exec(text)?.[1];
  if (!seconds) throw new PublishError(`upstash-delay is not a number of seconds such as 30s: ${text}`);
  return Number(seconds) * 1000;
}
