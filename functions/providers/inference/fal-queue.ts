import * as z from "zod";
import { JOB_TIMES } from "#schema/jobs.ts";
import { RETENTION_HOURS } from "#schema/retention/lengths.ts";
import { uploadToFal } from "./fal-storage.ts";
import { verifyFalWebhook } from "./fal-webhook.ts";
import {
  type Inference,
  type ProviderReason,
  ProviderRefused,
  type ProviderRequest,
  ProviderUnavailable,
} from "./inference.ts";

export interface FalConfig {
  queueUrl: string;
  storageUrl: string;
  jwksUrl: string;
  key: string;
  userId: string;
  /** Hosts outputs may come from; `*.` stands for any sub-domain. */
  mediaHosts: readonly string[];
}

const submitted = z.object({
  request_id: z.string().min(1),
  status_url: z.url(),
  response_url: z.url(),
  cancel_url: z.url(),
});
const statusBody = z.object({ status: z.string(), queue_position: z.number().nullish() });
const detail = z.array(
  z.object({
    type: z.string().default("error"),
    msg: z.string().default(""),
    ctx: z.record(z.string(), z.unknown()).nullish(),
  }),
);

/** A key that is wrong or locked, too many calls, a slow line: waiting or mending helps, the request is not to blame. */
const OUR_FAULT = new Set([401, 402, 403, 404, 405, 408, 429]);

/** Stands on the stored answer of a request that failed, and on no other. */
const FAILED_REQUEST_HEADER = "x-fal-error-type";

/**
 * fal's queue protocol (https://docs.fal.ai/model-apis/model-endpoints/queue).
 * By hand because the official client knows no other base URL, webhook secrets or returned URLs.
 */
export function createFalQueue(config: FalConfig): Inference {
  const { origin } = new URL(config.queueUrl);
  const reach = async (url: string, init: RequestInit = {}): Promise<Response> => {
    // our key goes nowhere else, whatever an answer or an old row says
    if (new URL(url).origin !== origin) throw new ProviderUnavailable("an address outside the queue");
    let response: Response;
    try {
      response = await fetch(url, {
        ...init,
        headers: { authorization: `Key ${config.key}`, ...init.headers },
        signal: AbortSignal.timeout(20_000),
        redirect: "manual",
      });
    } catch (cause) {
      throw new ProviderUnavailable("the inference provider could not be reached", { cause });
    }
    if (response.status < 300 || response.status >= 400) return response;
    await response.body?.cancel();
    throw new ProviderUnavailable("the inference provider sends elsewhere", { surelyNotTaken: true });
  };
  const call = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const response = await reach(url, init);
    if (response.status >= 500 || OUR_FAULT.has(response.status)) {
      await response.body?.cancel();
      throw new ProviderUnavailable(`the inference provider answered ${response.status}`, {
        surelyNotTaken: response.status === 503 || OUR_FAULT.has(response.status),
      });
    }
    return response;
  };

  const queue: Inference = {
    async submit({ endpoint, input, webhookUrl }) {
      const query = webhookUrl === null ? "" : `?fal_webhook=${encodeURIComponent(webhookUrl)}`;
      const response = await call(`${config.queueUrl}/${endpoint}${query}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-fal-object-lifecycle-preference": JSON.stringify({
            expiration_duration_seconds: RETENTION_HOURS.providerFile * 3600,
          }),
        },
        body: JSON.stringify(input),
      });
      const body = await readJson(response);
      if (!response.ok) {
        throw new ProviderRefused(`the inference provider answered ${response.status}`, readReasons(body));
      }
      const parsed = submitted.safeParse(body);
      if (!parsed.success) throw new ProviderUnavailable("the inference provider's answer makes no sense");
      const { request_id, status_url, response_url, cancel_url } = parsed.data;
      // the request was taken all the same, and can be found where the queue keeps its requests
      if ([status_url, response_url, cancel_url].some((address) => new URL(address).origin !== origin))
        return locate(config.queueUrl, endpoint, request_id);
      return {
        requestId: request_id,
        statusUrl: status_url,
        responseUrl: response_url,
        cancelUrl: cancel_url,
      };
    },

    upload: (file) => uploadToFal(config, file),

    async status({ statusUrl }) {
      const response = await reach(statusUrl);
      const body = statusBody.safeParse(await readJson(response));
      if (response.status === 404) return { state: "unknown" };
      if (!body.success) throw new ProviderUnavailable(`unreadable status, HTTP ${response.status}`);
      switch (body.data.status) {
        case "IN_QUEUE":
          return { state: "waiting", queuePosition: body.data.queue_position ?? null };
        case "IN_PROGRESS":
          return { state: "running" };
        case "COMPLETED":
          return { state: "ended" };
        default:
          throw new ProviderUnavailable(`unknown status ${body.data.status}`);
      }
    },

    async result({ responseUrl }) {
      const response = await reach(responseUrl);
      const body = await readJson(response);
      if (response.ok && response.status !== 202) return { ok: true, output: body };
      // 404: unknown; 400 and 202: still in progress
      if (response.status === 404 || response.status === 400 || response.status === 202) return null;
      // only what says that the request itself failed is its result; anything else is an outage, ours or theirs
      if (response.status !== 422 && !response.headers.has(FAILED_REQUEST_HEADER)) {
        throw new ProviderUnavailable(`the inference provider answered ${response.status}`);
      }
      return { ok: false, reasons: readReasons(body) };
    },

    async cancel({ statusUrl, responseUrl, cancelUrl }) {
      const before = await queue.status({ statusUrl });
      if (before.state !== "waiting") return before.state === "unknown" ? "unknown" : "started";
      const response = await reach(cancelUrl, { method: "PUT" });
      await response.body?.cancel();
      if (response.status === 404) return "unknown";
      if (response.status === 400) return "started";
      if (!response.ok) throw new ProviderUnavailable(`the inference provider answered ${response.status}`);
      // accepting a cancellation is no promise: it may have started in between
      const after = await queue.status({ statusUrl });
      if (after.state === "running") return "started";
      if (after.state !== "ended") return "cancelled";
      return (await queue.result({ responseUrl }))?.ok ? "started" : "cancelled";
    },

    verifyWebhook: (input) => verifyFalWebhook({ ...input, jwksUrl: config.jwksUrl, userId: config.userId }),

    locate: ({ endpoint, requestId }) => locate(config.queueUrl, endpoint, requestId),

    async download(url) {
      if (!isAllowed(new URL(url), config.mediaHosts))
        throw new ProviderRefused("output from an unknown host");
      let response: Response;
      try {
        response = await fetch(url, { signal: AbortSignal.timeout(JOB_TIMES.fetch), redirect: "manual" });
      } catch (cause) {
        throw new ProviderUnavailable("an output could not be fetched", { cause });
      }
      if (!response.ok || !response.body) {
        throw new ProviderUnavailable(`an output could not be fetched, HTTP ${response.status}`);
      }
      const length = response.headers.get("content-length");
      return {
        body: response.body,
        contentType: response.headers.get("content-type") ?? "application/octet-stream",
        size: length === null ? null : Number(length),
      };
    },
  };
  return queue;
}

/** Requests live under the app's two-part name; a sub-path goes on submit only. */
function locate(queueUrl: string, endpoint: string, requestId: string): ProviderRequest {
  const app = endpoint.split("/").slice(0, 2).join("/");
  const base = `${queueUrl}/${app}/requests/${encodeURIComponent(requestId)}`;
  return { requestId, statusUrl: `${base}/status`, responseUrl: base, cancelUrl: `${base}/cancel` };
}

function isAllowed(url: URL, hosts: readonly string[]): boolean {
  return hosts.some((host) =>
    host.startsWith("*.")
      ? url.protocol === "https:" && url.hostname.endsWith(host.slice(1))
      : url.host === host && (url.protocol === "https:" || url.hostname === "127.0.0.1"),
  );
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

function readReasons(body: unknown): ProviderReason[] {
  const platform = z.object({ error_type: z.string() }).safeParse(body);
  if (platform.success)
    return [{ blames: "platform", type: platform.data.error_type, message: "", context: {} }];
  const parsed = z.object({ detail }).safeParse(body);
  if (!parsed.success) return [];
  return parsed.data.detail.map((item) => ({
    blames: "input",
    type: item.type,
    message: item.msg,
    context: item.ctx ?? {},
  }));
}
