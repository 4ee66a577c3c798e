import { callerIp, type Header, type Message, type Outcome } from "./message.ts";
import { sign } from "./signature.ts";

/**
 * One attempt to deliver a message. Never rejects: no answer is an outcome too. `stop` cuts it short.
 * Source of the headers: QStash's documentation, "Receiving Messages".
 */
export async function deliver(message: Message, signingKey: string, stop: AbortSignal): Promise<Outcome> {
  const { url, method, header, timeoutMs } = message.target;
  const body = method === "GET" ? new Uint8Array() : message.body;
  const headers = new Headers();
  for (const [name, values] of Object.entries(header)) {
    for (const value of values) headers.append(name, value);
  }
  headers.set("User-Agent", "Upstash-QStash");
  headers.set("Upstash-Message-Id", message.id);
  headers.set("Upstash-Retried", String(message.retried));
  headers.set("Upstash-Caller-Ip", callerIp);
  headers.set("Upstash-Signature", await sign(signingKey, url, body));
  if (message.scheduleId) headers.set("Upstash-Schedule-Id", message.scheduleId);
  try {
    const response = await fetch(url, {
      method,
      headers,
      body: method === "GET" ? null : Buffer.from(body),
      redirect: "manual",
      signal: AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]),
    });
    const answer = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, header: toHeader(response.headers), body: answer, error: null };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    return { status: 0, header: {}, body: new Uint8Array(), error: reason };
  }
}

function toHeader(headers: Headers): Header {
  return Object.fromEntries([...headers].map(([name, value]) => [name, [value]]));
}
