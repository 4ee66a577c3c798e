import { isUtf8 } from "node:buffer";
import type { Context } from "hono";
import { callerIp, type Message } from "./message.ts";
import type { DeadLetter } from "./store.ts";

/** A message as QStash's API shows it. Source: QStash's OpenAPI description. */
export function wireMessage({ id, target, body, label, ...message }: Message) {
  return {
    messageId: id,
    url: target.url,
    method: target.method,
    header: target.header,
    ...bytes("body", body),
    maxRetries: target.maxRetries,
    notBefore: Math.round(message.notBefore),
    createdAt: message.createdAt,
    callback: message.callback?.url,
    failureCallback: message.failureCallback?.url,
    scheduleId: message.scheduleId ?? undefined,
    callerIP: callerIp,
    label: label?.split(",")[0],
    labels: label?.split(","),
  };
}

export function wireDeadLetter({ dlqId, message, outcome }: DeadLetter) {
  return {
    ...wireMessage(message),
    dlqId,
    responseStatus: outcome.status,
    responseHeader: outcome.header,
    ...bytes("responseBody", outcome.body),
  };
}

/** Text where it is text, base64 in a second field where it is not. */
function bytes(name: string, value: Uint8Array): Record<string, string> {
  const buffer = Buffer.from(value);
  return isUtf8(buffer) ? { [name]: buffer.toString() } : { [`${name}Base64`]: buffer.toString("base64") };
}

/** A query parameter's values, repeated or separated by commas; undefined when it is not given. */
export function listOf(context: Context, name: string): string[] | undefined {
  return context.req.queries(name)?.flatMap((value) => value.split(","));
}

export function notFound(context: Context, what: string) {
  return context.json({ error: `${what} not found` }, 404);
}
