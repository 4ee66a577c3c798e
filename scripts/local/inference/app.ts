import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as z from "zod";
import { isLoopback } from "../server/loopback.ts";
import { type Files, withHost } from "./files/files.ts";
import { readLifetime } from "./files/lifetime.ts";
import { queuePage } from "./queue-page.ts";
import type { StoredRequest } from "./requests/request-table.ts";
import type { Store } from "./store.ts";
import type { Signer } from "./webhooks/signing.ts";

const announcement = z.object({ file_name: z.string().min(1).max(500) });
const jsonObject = z.record(z.string(), z.unknown());

/** `owner/app` of an endpoint id: a sub-path goes on submit only. */
function appOf(endpoint: string): string {
  return endpoint.split("/").slice(0, 2).join("/");
}

/** Nothing but plain signs in an address. */
function plainName(name: string): string {
  return `_${name.replace(/[^\w.-]+/g, "-")}`.slice(-100).replace(/^[_.-]+(?=\w)/, "");
}

/** What the product calls of fal's queue and storage APIs (docs.fal.ai, "Queue API"). `host()` is this server's own address. */
export function createApp(options: {
  store: Store;
  files: Files;
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
    return request && appOf(request.endpoint) === `${c.req.param("owner")}/${c.req.param("app")}`
      ? request
      : undefined;
  }

  app.get("/", (c) => c.html(queuePage(store, options.now())));
  app.get("/.well-known/jwks.json", (c) => c.json(options.signer.jwks()));
  app.get("/files/:id/:name", (c) => files.serve(c.req.param("id"), c.req.param("name")));
  // open to whoever knows the address, once, as the vendor's are
  app.put("/files/:id/:name", async (c) => {
    const { id, name } = c.req.param();
    if (!store.uploads.isAwaited(id, name)) return c.json({ detail: "This upload is not expected." }, 403);
    await files.receive(id, name, c.req.raw.body);
    store.uploads.received(id);
    return c.body(null, 200);
  });

  app.use("*", async (c, next) => {
    if (c.req.header("Authorization") === `Key ${options.apiKey}`) return next();
    return c.json({ detail: "Authentication is required to access this application." }, 401);
  });

  app.post("/storage/upload/initiate", async (c) => {
    const read = announcement.safeParse(await c.req.json().catch(() => null));
    const lastsMs = readLifetime(c.req.header("X-Fal-Object-Lifecycle"));
    if (!read.success || lastsMs === null) return c.json({ detail: "The upload cannot be read." }, 422);
    const [id, name] = [randomUUID(), plainName(read.data.file_name)];
    store.uploads.announce({ id, name, lastsMs });
    const url = `${options.host()}/files/${id}/${name}`;
    return c.json({ upload_url: url, file_url: url });
  });

  app.get("/:owner/:app/requests/:id/status", (c) => {
    const request = find(c);
    if (!request) return c.json({ detail: "Request not found" }, 404);
    const base = { request_id: request.id, ...urls(request) };
    const { phase, errorType, responseStatus } = request;
    if (phase === "QUEUED") {
      return c.json({ status: "IN_QUEUE", ...base, queue_position: store.position(request.id) }, 202);
    }
    if (phase === "RUNNING") return c.json({ status: "IN_PROGRESS", ...base, logs: null }, 202);
    const failed = errorType && { error: `Invalid status code: ${responseStatus}`, error_type: errorType };
    const metrics = { inference_time: request.inferenceSeconds };
    return c.json({ status: "COMPLETED", ...base, logs: null, metrics, ...failed });
  });

  app.get("/:owner/:app/requests/:id", (c) => {
    const request = find(c);
    if (!request) return c.json({ detail: "Request not found" }, 404);
    if (request.responseBody === null) return c.json({ detail: "Request is still in progress" }, 400);
    c.header("X-Fal-Request-Id", request.id);
    if (request.errorType) c.header("X-Fal-Error-Type", request.errorType);
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
    if (!options.endpoints.includes(endpoint)) {
      return c.json({ detail: `The local inference server does not offer ${endpoint}.` }, 404);
    }
    const webhookUrl = c.req.query("fal_webhook") ?? null;
    if (webhookUrl !== null && !isLoopback(webhookUrl)) {
      return c.json({ detail: "This local server sends webhooks to this machine only." }, 400);
    }
    const input = jsonObject.safeParse(await c.req.json().catch(() => null));
    if (!input.success) return c.json({ detail: "The input must be a JSON object." }, 400);
    const filesLastMs = readLifetime(c.req.header("X-Fal-Object-Lifecycle-Preference"));
    if (filesLastMs === null) return c.json({ detail: "The object lifecycle cannot be read." }, 400);

    const id = randomUUID();
    store.add({ id, endpoint, input: JSON.stringify(input.data), webhookUrl, filesLastMs });
    const position = store.position(id);
    options.onSubmit();
    return c.json({
      status: "IN_QUEUE",
      request_id: id,
      ...urls({ id, endpoint }),
      queue_position: position,
    });
  });

  app.notFound((c) =>
    c.json({ detail: `The local inference server does not offer ${c.req.method} ${c.req.path}.` }, 501),
  );
  return app;
}
