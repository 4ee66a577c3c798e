import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isLoopback } from "./loopback.ts";
import { type OutputFiles, withHost } from "./output-files.ts";
import { queuePage } from "./queue-page.ts";
import type { StoredRequest } from "./request-table.ts";
import type { Signer } from "./signing.ts";
import type { Store } from "./store.ts";

/** Largest input; pictures and archives travel by address, never inside it. */
const MAX_INPUT_BYTES = 2 ** 20;

/** `owner/app` of an endpoint id: a sub-path goes on submit only. */
function appOf(endpoint: string): string {
  return endpoint.split("/").slice(0, 2).join("/");
}

function sameKey(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** fal's queue API over HTTP (docs.fal.ai, "Queue API"). `host()` is this server's own address. */
export function createApp(of: {
  store: Store;
  files: OutputFiles;
  signer: Signer;
  apiKey: string;
  endpoints: readonly string[];
  host: () => string;
  onSubmit: () => void;
}): Hono {
  const { store, files } = of;
  const app = new Hono();

  const urls = (request: Pick<StoredRequest, "id" | "endpoint">) => {
    const base = `${of.host()}/${appOf(request.endpoint)}/requests/${request.id}`;
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

  app.get("/", (c) => c.html(queuePage(store)));
  app.get("/.well-known/jwks.json", (c) =>
    c.json(of.signer.jwks, 200, { "Cache-Control": "public, max-age=3600" }),
  );
  app.get("/files/:request/:name", (c) => files.serve(c.req.param("request"), c.req.param("name")));

  app.use("*", async (c, next) => {
    const [scheme, key = ""] = (c.req.header("Authorization") ?? "").split(" ");
    if (scheme === "Key" && sameKey(key, of.apiKey)) return next();
    return c.json({ detail: "Authentication is required to access this application." }, 401);
  });

  app.get("/:owner/:app/requests/:id/status", (c) => {
    const request = find(c);
    if (!request) return c.json({ detail: "Request not found" }, 404);
    const base = { request_id: request.id, ...urls(request) };
    if (request.phase === "QUEUED") {
      return c.json({ status: "IN_QUEUE", ...base, queue_position: store.position(request.seq) }, 202);
    }
    const logs = ["1", "true"].includes(c.req.query("logs") ?? "") ? store.logs(request.id) : null;
    if (request.phase === "RUNNING") return c.json({ status: "IN_PROGRESS", ...base, logs }, 202);
    const failed = request.errorType && {
      error: `Invalid status code: ${request.responseStatus}`,
      error_type: request.errorType,
    };
    const metrics = { inference_time: request.inferenceSeconds };
    return c.json({ status: "COMPLETED", ...base, logs, metrics, ...failed }, 200);
  });

  app.get("/:owner/:app/requests/:id", (c) => {
    const request = find(c);
    if (!request) return c.json({ detail: "Request not found" }, 404);
    if (request.responseBody === null) return c.json({ detail: "Request is still in progress" }, 400);
    if (request.errorType) c.header("X-Fal-Error-Type", request.errorType);
    const status = (request.responseStatus ?? 500) as ContentfulStatusCode;
    return c.json(withHost(request.responseBody, of.host()), status);
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
    if (!of.endpoints.includes(endpoint)) return c.json({ detail: "Application not found" }, 404);

    const webhookUrl = c.req.query("fal_webhook") ?? null;
    if (webhookUrl !== null && !isLoopback(webhookUrl)) {
      return c.json({ detail: "This local server sends webhooks to this machine only." }, 400);
    }
    const input = await c.req.text();
    if (input.length > MAX_INPUT_BYTES) return c.json({ detail: "The input is too large." }, 413);
    if (!isJsonObject(input)) return c.json({ detail: "The input must be a JSON object." }, 400);

    const id = randomUUID();
    store.add({ id, endpoint, input, webhookUrl });
    const position = store.position(store.find(id)?.seq ?? 0);
    of.onSubmit();
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
