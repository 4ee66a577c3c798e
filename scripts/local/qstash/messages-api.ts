import { Hono } from "hono";
import { countOf, listOf, messageFacts, readFilter } from "./filter.ts";
import type { Store } from "./store.ts";
import { notFound, wireMessage } from "./wire.ts";

/** `/v2/messages`: look at what waits, and cancel it. Source: QStash's OpenAPI description. */
export function createMessagesApi(store: Store, onChange: () => void): Hono {
  const app = new Hono();
  app.get("/:id", (context) => {
    const message = store.message(context.req.param("id"));
    return message?.state === "WAITING" ? context.json(wireMessage(message)) : notFound(context, "message");
  });
  app.delete("/:id", (context) => {
    const cancelled = cancel(store, [context.req.param("id")]);
    onChange();
    return cancelled === 0 ? notFound(context, "message") : context.json({ cancelled });
  });
  // ids leave other filters out of account
  app.delete("/", (context) => {
    const wanted = readFilter(context);
    const ids =
      listOf(context, "messageIds") ??
      store
        .waiting()
        .filter((message) => wanted(messageFacts(message)))
        .slice(0, countOf(context, Number.POSITIVE_INFINITY))
        .map(({ id }) => id);
    const cancelled = cancel(store, ids);
    onChange();
    return context.json({ cancelled });
  });
  return app;
}

function cancel(store: Store, ids: string[]): number {
  return store.transaction(() => {
    const done = ids.filter((id) => store.finish(id, "CANCELLED"));
    for (const id of done) {
      const message = store.message(id);
      if (!message) continue;
      store.addEvent(message, "CANCEL_REQUESTED");
      store.addEvent(message, "CANCELLED");
    }
    return done.length;
  });
}
