import { join } from "node:path";
import { webhookUrl } from "#functions/services/jobs/submission/attempt-mac.ts";
import { openSigner } from "#scripts/local/inference/webhooks/signing.ts";
import { sign } from "#scripts/local/qstash/signature.ts";
import type { Harness } from "../harness.ts";

interface Webhook {
  url: string;
  requestId: string;
  status?: "OK" | "ERROR";
  userId?: string;
  at?: number;
  /** What travels instead of what was signed. */
  sentBody?: string;
  headers?: Record<string, string>;
}

interface Forgery {
  key?: string;
  expiredFor?: number;
  signedUrl?: string;
  signedBody?: string;
  /** None is sent. */
  signature?: null;
}

/** Calls as the provider and the queue sign them, with whatever is to be wrong about them. */
export function signedCalls(harness: Harness) {
  const signer = openSigner(join(harness.dataDir, "inference"));
  const { INFERENCE_USER_ID, QSTASH_CURRENT_SIGNING_KEY } = harness.env;
  const post = (url: string, body: string, headers: Record<string, string>) =>
    fetch(url, { method: "POST", headers: { "content-type": "application/json", ...headers }, body });

  return {
    /** The address a provider was given for one attempt. */
    webhookUrl: (jobId: string, attempt = 1) => webhookUrl(harness.deps(), { jobId, attempt }),

    /** Sends a provider's webhook; answers the HTTP status. */
    async webhook(input: Webhook): Promise<number> {
      const { url, requestId, status = "OK", userId = String(INFERENCE_USER_ID), at } = input;
      const body = JSON.stringify({ request_id: requestId, status, payload: {} });
      const signed = signer.headers({ requestId, userId, body, at });
      return (await post(url, input.sentBody ?? body, { ...signed, ...input.headers })).status;
    },

    /** A delivery of the queue to `/api/jobs/{name}`. */
    async delivery(name: string, body: string, forgery: Forgery = {}): Promise<Response> {
      const url = `${harness.url}/api/jobs/${name}`;
      const { key = String(QSTASH_CURRENT_SIGNING_KEY), signedUrl = url, signedBody = body } = forgery;
      const late = forgery.expiredFor === undefined ? 0 : forgery.expiredFor + 300;
      const signature = await sign(key, signedUrl, Buffer.from(signedBody), Date.now() - late * 1000);
      return post(url, body, forgery.signature === null ? {} : { "upstash-signature": signature });
    },
  };
}
