import { join } from "node:path";
import { webhookUrl } from "#functions/services/jobs/submission/attempt-mac.ts";
import { openSigner } from "#scripts/local/inference/signing.ts";
import { sign } from "#scripts/local/qstash/signature.ts";
import type { Harness } from "./harness.ts";

/** Calls as the provider and the queue sign them, with whatever is to be wrong about them. */
export function signedCalls(harness: Harness) {
  const signer = openSigner(join(harness.dataDir, "inference"));
  const { INFERENCE_USER_ID, QSTASH_CURRENT_SIGNING_KEY } = harness.env;

  return {
    /** The address a provider was given for one attempt. */
    webhookUrl: (jobId: string, attempt = 1) => webhookUrl(harness.deps(), { jobId, attempt }),

    /** Sends a provider's webhook; `sentBody` is what travels instead of what was signed. Answers the HTTP status. */
    async webhook(input: {
      url: string;
      requestId: string;
      status?: "OK" | "ERROR";
      userId?: string;
      at?: number;
      sentBody?: string;
      headers?: Record<string, string>;
    }): Promise<number> {
      const body = JSON.stringify({ request_id: input.requestId, status: input.status ?? "OK", payload: {} });
      const signed = signer.headers({
        requestId: input.requestId,
        userId: input.userId ?? String(INFERENCE_USER_ID),
        body,
        at: input.at,
      });
      const response = await fetch(input.url, {
        method: "POST",
        headers: { "content-type": "application/json", ...signed, ...input.headers },
        body: input.sentBody ?? body,
      });
      return response.status;
    },

    /** A delivery of the queue to `/api/jobs/{name}`; `signature` null sends none. */
    async delivery(
      name: string,
      body: string,
      input: {
        key?: string;
        expiredFor?: number;
        signedUrl?: string;
        signedBody?: string;
        signature?: null;
      } = {},
    ): Promise<Response> {
      const url = `${harness.url}/api/jobs/${name}`;
      const key = input.key ?? String(QSTASH_CURRENT_SIGNING_KEY);
      const signed = Buffer.from(input.signedBody ?? body);
      const at = Date.now() - (input.expiredFor === undefined ? 0 : (input.expiredFor + 300) * 1000);
      const signature = input.signature === null ? null : await sign(key, input.signedUrl ?? url, signed, at);
      return fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(signature === null ? {} : { "upstash-signature": signature }),
        },
        body,
      });
    },
  };
}
