import { Client, Receiver } from "@upstash/qstash";
import type { Queue } from "./queue.ts";

export interface QstashConfig {
  url: string;
  token: string;
  currentSigningKey: string;
  nextSigningKey: string;
  /** Our own public address; deliveries go to `{appUrl}/api/jobs/{job}`. */
  appUrl: string;
}

export function createQstash(config: QstashConfig): Queue {
  const client = new Client({
    baseUrl: config.url,
    token: config.token,
    enableTelemetry: false,
    retry: { retries: 2, backoff: (count) => 100 * 2 ** count },
  });
  const receiver = new Receiver({
    currentSigningKey: config.currentSigningKey,
    nextSigningKey: config.nextSigningKey,
  });
  return {
    async publish(messages) {
      if (messages.length === 0) return;
      await client.batchJSON(
        messages.map((message) => ({
          url: `${config.appUrl}/api/jobs/${message.job}`,
          body: message.body,
          failureCallback: `${config.appUrl}/api/jobs/exhausted`,
          ...(message.delaySeconds ? { delay: message.delaySeconds } : {}),
        })),
      );
    },
    async verify({ signature, rawBody, url }) {
      if (signature === null) return false;
      try {
        return await receiver.verify({ signature, body: rawBody, url });
      } catch {
        return false;
      }
    },
  };
}
