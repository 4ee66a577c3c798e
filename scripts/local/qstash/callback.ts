import { callerIp, type Message, type Outcome, type Publication, type Target } from "./message.ts";

/**
 * The message that tells a callback address what came of an attempt; with `dlqId`, that it was the last one.
 * Source: QStash's documentation, "Callbacks".
 */
export function callbackFor(target: Target, message: Message, outcome: Outcome, dlqId?: string): Publication {
  const body = {
    status: outcome.status,
    header: outcome.header,
    body: base64(outcome.body),
    retried: message.retried,
    maxRetries: message.target.maxRetries,
    dlqId,
    sourceMessageId: message.id,
    url: message.target.url,
    method: message.target.method,
    sourceHeader: message.target.header,
    sourceBody: base64(message.body),
    notBefore: message.notBefore,
    createdAt: message.createdAt,
    topicName: message.topic?.name,
    endpointName: message.topic?.endpoint ?? undefined,
    scheduleId: message.scheduleId ?? undefined,
    callerIP: callerIp,
  };
  return {
    target,
    body: Buffer.from(JSON.stringify(body)),
    notBefore: null,
    deduplicationId: null,
    callback: null,
    failureCallback: null,
    label: message.label,
    scheduleId: null,
    queue: null,
    topic: null,
    redact: message.redact,
  };
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}
