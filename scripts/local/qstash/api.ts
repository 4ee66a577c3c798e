import { Hono } from "hono";
import type { Dispatcher } from "./dispatcher.ts";
import { queuePage } from "./page.ts";
import { PublishError, readBatchPart } from "./publication.ts";
import type { Store } from "./store.ts";

interface ApiOptions {
  store: Store;
  dispatcher: Dispatcher;
  token: string;
  now(): number;
}

/** As much of QStash's REST API as is used, and its page at `/`. Source: QStash's OpenAPI description. */
export function createApi({ store, dispatcher, token, now }: ApiOptions): Hono {
  const app = new Hono();
  app.get("/", (context) => context.html(queuePage(store, dispatcher, now())));

  app.use("/v2/*", async (context, next) => {
    if (context.req.header("authorization") === `Bearer ${token}`) return next();
    return context.json({ error: "unauthorized: the token is missing or wrong" }, 401);
  });

  app.post("/v2/batch", async (context) => {
    const parts: unknown = await context.req.json().catch(() => undefined);
    if (!Array.isArray(parts)) throw new PublishError("the body is not a list of messages");
    // one bad message does not keep the others back
    const answers = store.transaction(() =>
      parts.map((part) => {
        try {
          return store.publish(readBatchPart(part));
        } catch (error) {
          if (error instanceof PublishError) return { error: error.message };
          throw error;
        }
      }),
    );
    dispatcher.wake();
    return context.json(answers);
  });

  app.get("/v2/messages/:id", (context) => {
    const message = store.message(context.req.param("id"));
    if (message?.state !== "WAITING") return context.json({ error: "message not found" }, 404);
    const { id: messageId, target, createdAt, notBefore } = message;
    return context.json({ messageId, url: target.url, createdAt, notBefore });
  });

  app.notFound((context) =>
    context.json({ error: `the local queue does not offer ${context.req.method} ${context.req.path}` }, 501),
  );
  app.onError((error, context) => {
    if (error instanceof PublishError) return context.json({ error: error.message }, 400);
    console.error(error);
    return context.json({ error: error.message }, 500);
  });
  return app;
}
