import { type Context, Hono } from "hono";
import type { Publication } from "./message.ts";
import { plan, publishAll } from "./publish.ts";
import { PublishError } from "./publish-error.ts";
import type { Store } from "./store.ts";

/** `/v2/publish`, `/v2/enqueue` and `/v2/batch`. Source: QStash's OpenAPI description. */
export function createPublishApi(store: Store, onPublish: () => void): Hono {
  const app = new Hono();

  async function publish(context: Context, destination: string, queue: string | null) {
    const body = new Uint8Array(await context.req.arrayBuffer());
    const publications = plan(store, {
      destination,
      headers: refuseCron(context.req.raw.headers),
      body,
      queue,
    });
    const answer = store.transaction(() => publishAll(store, publications));
    onPublish();
    return context.json(answer, "deduplicated" in answer ? 202 : 200);
  }

  app.post("/publish/*", (context) => publish(context, restOf(context, "/v2/publish/"), null));
  app.post("/enqueue/:queue/*", (context) => {
    const queue = context.req.param("queue");
    return publish(context, restOf(context, `/v2/enqueue/${queue}/`), queue);
  });

  app.post("/batch", async (context) => {
    const parts: unknown = await context.req.json().catch(() => undefined);
    if (!Array.isArray(parts)) throw new PublishError("the body is not a list of messages");
    // One bad message does not keep the others back.
    const planned = parts.map((part) => {
      try {
        return readPart(store, part);
      } catch (error) {
        if (error instanceof PublishError) return { error: error.message };
        throw error;
      }
    });
    const answers = store.transaction(() =>
      planned.map((part) => (Array.isArray(part) ? publishAll(store, part) : part)),
    );
    onPublish();
    return context.json(answers);
  });
  return app;
}

/** The destination is the rest of the address as it was sent, query and all. */
export function restOf(context: Context, before: string): string {
  const { url } = context.req;
  const destination = url.slice(url.indexOf(before) + before.length);
  return /^https?%3a/i.test(destination) ? decodeURIComponent(destination) : destination;
}

/** Repeated publishing has its own path; passing the header over would publish only once. */
function refuseCron(headers: Headers): Headers {
  if (headers.has("upstash-cron")) throw new PublishError("upstash-cron belongs to /v2/schedules");
  return headers;
}

function readPart(store: Store, part: unknown): Publication[] {
  const { destination, headers, body, queue } = (part ?? {}) as Record<string, unknown>;
  if (typeof destination !== "string") throw new PublishError("a message has no destination");
  return plan(store, {
    destination,
    headers: refuseCron(readHeaders(headers ?? {})),
    body: Buffer.from(typeof body === "string" ? body : ""),
    queue: typeof queue === "string" ? queue : null,
  });
}

function readHeaders(value: unknown): Headers {
  try {
    if (typeof value === "object" && !Array.isArray(value)) return new Headers(value as HeadersInit);
  } catch {
    // a name or a value that no header can have
  }
  throw new PublishError("headers are not an object of names and values");
}
