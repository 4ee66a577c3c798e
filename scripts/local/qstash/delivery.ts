import { callWithDeadline } from "../server/call-with-deadline.ts";
import { CALLER_IP, type Message, type Outcome } from "./message.ts";
import { sign } from "./signature.ts";

const TIMEOUT_MS = 15 * 60_000;

/**
 * One attempt to deliver a message. Never rejects: no answer is an outcome too. `stop` cuts it short.
 * Source of the headers: QStash's documentation, "Receiving Messages".
 */
export async function deliver(message: Message, signingKey: string, stop: AbortSignal): Promise<Outcome> {
  const { target, body } = message;
  const headers = new Headers();
  for (const [name, values] of Object.entries(target.header)) {
    for (const value of values) headers.append(name, value);
  }
  headers.set("User-Agent", "Upstash-QStash");
  headers.set("Upstash-Message-Id", message.id);
  headers.set("Upstash-Retried", String(message.retried));
  headers.set("Upstash-Caller-Ip", CALLER_IP);
  headers.set("Upstash-Signature", await sign(signingKey, target.url, body));
  try {
    return await callWithDeadline({ stop, ms: TIMEOUT_MS }, async (signal) => {
      const init = { method: "POST", headers, body: Buffer.from(body), signal };
      const response = await fetch(target.url, { ...init, redirect: "manual" });
      const answer = new Uint8Array(await response.arrayBuffer());
      const header = Object.fromEntries([...response.headers].map(([name, value]) => [name, [value]]));
      return { status: response.status, header, body: answer, error: null };
    });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    return { status: 0, header: {}, body: new Uint8Array(), error: reason };
  }
}
