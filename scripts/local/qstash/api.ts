import { type Context, Hono } from "hono";
import { createDlqApi } from "./dlq-api.ts";
import type { Publication } from "./message.ts";
import { PublishError, readPublication } from "./publication.ts";
import type { Event, Store } from "./store.ts";
import { listOf, notFound, wireMessage } from "./wire.ts";

interface ApiOptions {
  store: Store;
  token: string;
  signingKeys: { current: string; next: string };
  /** Called after something was published. */
  onPublish: () => void;
}

const pageSize = 100;
const filters = ["messageId", "messageIds", "state", "url", "label"] as const;

/** QStash's REST API under `/v2`. Source: QStash's OpenAPI description and its JavaScript client. */
export function createApi({ store, token, signingKeys, onPublish }: ApiOptions): Hono {
  const app = new Hono();

  const publish = (publications: Publication[]) => {
    const results = store.transaction(() => publications.map((publication) => store.add(publication)));
    onPublish();
    return results.map(({ messageId, deduplicated }) =>
      deduplicated ? { messageId, deduplicated } : { messageId },
    );
  };

  app.use(async (context, next) => {
    if (context.req.header("authorization") !== `Bearer ${token}`) {
      return context.json({ error: "unauthorized: the token is missing or wrong" }, 401);
    }
    return next();
  });

  app.post("/publish/*", async (context) => {
    const body = new Uint8Array(await context.req.arrayBuffer());
    const [result] = publish([readPublication(destinationOf(context), context.req.raw.headers, body)]);
    return context.json(result, result && "deduplicated" in result ? 202 : 200);
  });

  app.post("/batch", async (context) => {
    const parts: unknown = await context.req.json().catch(() => undefined);
    if (!Array.isArray(parts)) throw new PublishError("the body is not a list of messages");
    // One bad message does not keep the others back.
    const read = parts.map((part) => {
      try {
        return readPart(part);
      } catch (error) {
        if (error instanceof PublishError) return { error: error.message };
        throw error;
      }
    });
    const accepted = publish(read.filter((part): part is Publication => !("error" in part)));
    return context.json(read.map((part) => ("error" in part ? part : accepted.shift())));
  });

  app.get("/messages/:id", (context) => {
    const message = store.message(context.req.param("id"));
    if (message?.state !== "WAITING") return notFound(context, "message");
    return context.json(wireMessage(message));
  });
  app.delete("/messages/:id", (context) => {
    const cancelled = cancel(store, [context.req.param("id")]);
    return cancelled === 0 ? notFound(context, "message") : context.json({ cancelled });
  });
  app.delete("/messages", (context) => {
    const asked = listOf(context, "messageIds");
    const label = listOf(context, "label");
    const url = listOf(context, "url");
    const chosen = store
      .waiting(-1)
      .filter((message) => !asked || asked.includes(message.id))
      .filter((message) => !url || url.includes(message.target.url))
      .filter((message) => !label || message.label?.split(",").some((one) => label.includes(one)));
    const ids = chosen.map((message) => message.id);
    return context.json({ cancelled: cancel(store, ids) });
  });

  app.on("GET", ["/events", "/logs"], (context) => {
    const count = Math.min(Number(context.req.query("count") ?? pageSize), pageSize);
    const before = Number(context.req.query("cursor") ?? Number.MAX_SAFE_INTEGER);
    const matching = store.events(-1, before).filter((event) =>
      filters.every((name) => {
        const wanted = listOf(context, name);
        return !wanted || wanted.includes(String(event[name === "messageIds" ? "messageId" : name]));
      }),
    );
    const page = matching.slice(0, count);
    const cursor = matching.length > count ? String(page.at(-1)?.id) : undefined;
    return context.json({ cursor, events: page.map(withoutEmpty) });
  });

  app.route("/dlq", createDlqApi(store, onPublish));
  app.get("/keys", (context) => context.json(signingKeys));

  app.onError((error, context) => {
    if (error instanceof PublishError) return context.json({ error: error.message }, 400);
    console.error(error);
    return context.json({ error: error.message }, 500);
  });
  return app;
}

/** The destination is the rest of the address as it was sent, query and all. */
function destinationOf(context: Context): string {
  const { url } = context.req;
  const destination = url.slice(url.indexOf("/v2/publish/") + "/v2/publish/".length);
  return /^https?%3a/i.test(destination) ? decodeURIComponent(destination) : destination;
}

function readPart(part: unknown): Publication {
  const { destination, headers, body, queue } = (part ?? {}) as Record<string, unknown>;
  if (typeof destination !== "string") throw new PublishError("a message has no destination");
  if (queue !== undefined) throw new PublishError("the local queue has no named queues");
  const bytes = Buffer.from(typeof body === "string" ? body : "");
  return readPublication(destination, new Headers((headers ?? {}) as Record<string, string>), bytes);
}

function cancel(store: Store, ids: string[]): number {
  return store.transaction(() => {
    const done = ids.filter((id) => store.finish(id, "CANCELLED"));
    for (const id of done) {
      const message = store.message(id);
      if (message) store.addEvent(message, "CANCELLED");
    }
    return done.length;
  });
}

function withoutEmpty(event: Event & { id: number }): Record<string, unknown> {
  return Object.fromEntries(Object.entries(event).filter(([name, value]) => name !== "id" && value !== null));
}
