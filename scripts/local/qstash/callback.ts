import { CALLER_IP, type Message, type Outcome, type Publication, type Target } from "./message.ts";
import { MAX_RETRIES } from "./retry.ts";

/** The message that tells the failure callback of the last attempt. Source: QStash's documentation, "Callbacks". */
export function failureMessage(
  target: Target,
  failed: { message: Message; outcome: Outcome; dlqId: string },
): Publication {
  const { message, outcome, dlqId } = failed;
  const body = {
    status: outcome.status,
    header: outcome.header,
    body: base64(outcome.body),
    retried: message.retried,
    maxRetries: MAX_RETRIES,
    dlqId,
    sourceMessageId: message.id,
    url: message.target.url,
    method: "POST",
    sourceHeader: message.target.header,
    sourceBody: base64(message.body),
    notBefore: message.notBefore,
    createdAt: message.createdAt,
    callerIP: CALLER_IP,
  };
  return { target, body: Buffer.from(JSON.stringify(body)), delayMs: 0, failureCallback: null };
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}
