import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { readLifetime } from "./lifecycle.ts";
import { isLoopback } from "./loopback.ts";
import { type OutputFiles, withHost } from "./output-files.ts";
import { queuePage } from "./queue-page.ts";
import { statusOf } from "./request-status.ts";
import type { StoredRequest } from "./request-table.ts";
import type { Signer } from "./signing.ts";
import type { StatusStreams } from "./status-stream.ts";
import { createStorageApi, createUploadApi } from "./storage-api.ts";
import type { Store } from "./store.ts";
import type { UploadedFiles } from "./uploaded-files.ts";

/** Largest input; pictures and archives travel by address, never inside it. */
const MAX_INPUT_BYTES = 2 ** 20;

/** Shortest time to the start that may be asked for (docs.fal.ai, "Platform Headers"). */
const MIN_TIMEOUT_SECONDS = 0.1;

/** `owner/app` of an endpoint id: a sub-path goes on submit only. */
function appOf(endpoint: string): string {
  return endpoint.split("/").slice(0, 2).join("/");
}

function sameKey(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** fal's queue and storage APIs over HTTP (docs.fal.ai, "Queue API"). `host()` is this server's own address. */
export function createApp(options: {
  store: Store;
  files: OutputFiles;
  uploads: UploadedFiles;
  streams: StatusStreams;
  signer: Signer;
  apiKey: string;
  endpoints: readonly string[];
  host: () => string;
  now: () => number;
  onSubmit: () => void;
}): Hono {
  const { store, files } = options;
  const app = new Hono();

  const urls = (request: Pick<StoredRequest, "id" | "endpoint">) => {
    const base = `${options.host()}/${appOf(request.endpoint)}/requests/${request.id}`;
    return { response_url: base, status_url: `${base}/status`, cancel_url: `${base}/cancel` };
  };

  /** The request an address names, if it is one of that app's. */
  function find(c: Context): StoredRequest | undefined {
    const request = store.find(c.req.param("id") ?? "");
    const app = `${c.req.param("owner")}/${c.req.param("app")}`;
    if (!request || appOf(request.endpoint) !== app) return undefined;
    c.header("X-Fal-Request-Id", request.id);
    return request;
  }

  app.get("/", (c) => c.html(queuePage(store, options.now())));
  app.get("/.well-known/jwks.json", (c) =>
    c.json(options.signer.jwks(), 200, { "Cache-Control": "public, max-age=3600" }),
  );
  app.get("/files/:request/:name", async (c) => {
    const { request, name } = c.req.param();
    if (store.find(request)?.filesGone) return c.json({ detail: "File not found" }, 404);
    return files.serve(request, name);
  });
  app.route("/uploads", createUploadApi({ store, files: options.uploads }));

  app.use("*", async (c, next) => {
    const [scheme, key = ""] = (c.req.header("Authorization") ?? "").split(" ");
    if (scheme === "Key" && sameKey(key, options.apiKey)) return next();
    return c.json({ detail: "Authentication is required to access this application." }, 401);
  });

  app.route("/storage", createStorageApi({ store, host: options.host }));

  const wantsLogs = (c: Context) => ["1", "true"].includes(c.req.query("logs") ?? "");
  app.get("/:owner/:app/requests/:id/status", (c) => {
    const request = find(c);
    if (!request) return c.json({ detail: "Request not found" }, 404);
    const { code, body } = statusOf(store, request, urls(request), wantsLogs(c));
    return c.json(body, code);
  });

  app.get("/:owner/:app/requests/:id/status/stream", (c) => {
    const request = find(c);
    if (!request) return c.json({ detail: "Request not found" }, 404);
    const response = options.streams.stream(() => {
      const now = store.find(request.id);
      return now && statusOf(store, now, urls(now), wantsLogs(c)).body;
    });
    response.headers.set("X-Fal-Request-Id", request.id);
    return response;
  });

  app.get("/:owner/:app/requests/:id", (c) => {
    const request = find(c);
    if (!request) return c.json({ detail: "Request not found" }, 404);
    if (request.responseBody === null) return c.json({ detail: "Request is still in progress" }, 400);
    if (request.errorType) c.header("X-Fal-Error-Type", request.errorType);
    if (request.errorType === "request_timeout") c.header("X-Fal-Request-Timeout-Type", "user");
    const status = (request.responseStatus ?? 500) as ContentfulStatusCode;
    return c.json(withHost(request.responseBody, options.host()), status);
  });

  // Once started the work goes on to its end: the vendor's 202 is no promise either.
  app.put("/:owner/:app/requests/:id/cancel", (c) => {
    const request = find(c);
    if (!request) return c.json({ status: "NOT_FOUND" }, 404);
    if (store.cancel(request.id) || request.phase === "RUNNING") {
      return c.json({ status: "CANCELLATION_REQUESTED" }, 202);
    }
    return c.json({ status: "ALREADY_COMPLETED" }, 400);
  });

  app.post("/:owner/:app/:path{.+}?", async (c) => {
    const endpoint = c.req.path.slice(1);
    if (!options.endpoints.includes(endpoint)) return c.json({ detail: "Application not found" }, 404);

    const webhookUrl = c.req.query("fal_webhook") ?? null;
    if (webhookUrl !== null && !isLoopback(webhookUrl)) {
      return c.json({ detail: "This local server sends webhooks to this machine only." }, 400);
    }
    const input = await c.req.text();
    if (input.length > MAX_INPUT_BYTES) return c.json({ detail: "The input is too large." }, 413);
    if (!isJsonObject(input)) return c.json({ detail: "The input must be a JSON object." }, 400);

    const filesLastMs = readLifetime(c.req.header("X-Fal-Object-Lifecycle-Preference"));
    if (filesLastMs === "unreadable") return c.json({ detail: "The object lifecycle cannot be read." }, 400);
    const timeout = Number(c.req.header("X-Fal-Request-Timeout") ?? Number.POSITIVE_INFINITY);
    if (!(timeout > MIN_TIMEOUT_SECONDS)) return c.json({ detail: "The request timeout is too short." }, 400);
    const priority = c.req.header("X-Fal-Queue-Priority") === "low" ? 1 : 0;

    const id = randomUUID();
    const startWithinMs = Number.isFinite(timeout) ? timeout * 1000 : null;
    store.add({ id, endpoint, input, webhookUrl, filesLastMs, startWithinMs, priority });
    const added = store.find(id);
    const position = added ? store.position(added) : 0;
    options.onSubmit();
    c.header("X-Fal-Request-Id", id);
    const links = urls({ id, endpoint });
    return c.json({ status: "IN_QUEUE", request_id: id, ...links, queue_position: position });
  });

  app.notFound((c) => c.json({ detail: "Not found" }, 404));
  return app;
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
