import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { DeadLetter } from "./dead-letter-table.ts";
import type { Event } from "./event-table.ts";
import { callerIp, type Header, type Message, type Publication } from "./message.ts";

type Told = Pick<
  Publication,
  "target" | "label" | "topic" | "queue" | "scheduleId" | "callback" | "failureCallback" | "redact"
> & { body: Uint8Array };

/** What messages and schedules tell alike. Source: QStash's OpenAPI description. */
export function wirePublication({ target, label, topic, queue, scheduleId, redact, ...of }: Told) {
  return {
    method: target.method,
    header: redactHeader(target.header, redact),
    ...redactBody(of.body, redact),
    callback: of.callback?.url,
    failureCallback: of.failureCallback?.url,
    retryDelayExpression: target.retryDelay ?? undefined,
    topicName: topic?.name,
    endpointName: topic?.endpoint ?? undefined,
    queueName: queue ?? undefined,
    scheduleId: scheduleId ?? undefined,
    flowControlKey: target.flow?.key,
    parallelism: target.flow?.parallelism ?? undefined,
    rate: target.flow?.rate ?? undefined,
    period: target.flow ? target.flow.periodMs / 1000 : undefined,
    label: label?.split(",")[0],
    labels: label?.split(","),
  };
}

/** A message as QStash's API shows it. */
export function wireMessage(message: Message) {
  return {
    messageId: message.id,
    url: message.target.url,
    ...wirePublication(message),
    maxRetries: message.target.maxRetries,
    notBefore: Math.round(message.notBefore),
    createdAt: message.createdAt,
    callerIP: callerIp,
    callerIp,
  };
}

export function wireDeadLetter({ dlqId, outcome }: DeadLetter, message: Message) {
  return {
    ...wireMessage(message),
    dlqId,
    responseStatus: outcome.status,
    responseHeader: outcome.header,
    ...bytes("responseBody", outcome.body),
  };
}

/** An event as the log shows it, with what is still known of its message. */
export function wireEvent(event: Event, message: Message | undefined) {
  const { id: _, label, queue, topic, scheduleId, flowControlKey, ...rest } = event;
  return {
    ...rest,
    label: label?.split(",")[0],
    labels: label?.split(","),
    queueName: queue ?? undefined,
    topicName: topic?.name,
    endpointName: topic?.endpoint ?? undefined,
    scheduleId: scheduleId ?? undefined,
    flowControlKey: flowControlKey ?? undefined,
    ...(message && {
      method: message.target.method,
      maxRetries: message.target.maxRetries,
      timeout: message.target.timeoutMs,
      callback: message.callback?.url,
      failureCallback: message.failureCallback?.url,
      header: redactHeader(message.target.header, message.redact),
      body: message.redact.includes("body")
        ? redacted(message.body)
        : Buffer.from(message.body).toString("base64"),
    }),
  };
}

/** Text where it is text, base64 in a second field where it is not. */
function bytes(name: string, value: Uint8Array): Record<string, string> {
  const buffer = Buffer.from(value);
  return isUtf8(buffer) ? { [name]: buffer.toString() } : { [`${name}Base64`]: buffer.toString("base64") };
}

function redactBody(body: Uint8Array, redact: string[]): Record<string, string> {
  return redact.includes("body") ? { body: redacted(body) } : bytes("body", body);
}

function redactHeader(header: Header, redact: string[]): Header {
  const hidden = (name: string) => redact.includes("header") || redact.includes(`header[${name}]`);
  return Object.fromEntries(
    Object.entries(header).map(([name, values]) => [name, hidden(name) ? values.map(redacted) : values]),
  );
}

function redacted(value: string | Uint8Array): string {
  return `REDACTED:${createHash("sha256").update(value).digest("hex")}`;
}

export function notFound(context: Context, what: string) {
  return context.json({ error: `${what} not found` }, 404);
}
