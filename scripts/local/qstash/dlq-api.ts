import { Hono } from "hono";
import type { Store } from "./store.ts";
import { listOf, notFound, wireDeadLetter } from "./wire.ts";

/** `/v2/dlq`: messages whose retries are used up. Source: QStash's OpenAPI description and its JavaScript client. */
export function createDlqApi(store: Store, onPublish: () => void): Hono {
  const app = new Hono();
  app.get("/", (context) => {
    const asked = listOf(context, "dlqIds");
    const letters = store.deadLetters().filter(({ dlqId }) => !asked || asked.includes(dlqId));
    return context.json({ messages: letters.map(wireDeadLetter) });
  });
  app.get("/:id", (context) => {
    const letter = store.deadLetters().find(({ dlqId }) => dlqId === context.req.param("id"));
    return letter ? context.json(wireDeadLetter(letter)) : notFound(context, "dlq message");
  });
  app.delete("/:id", (context) => {
    const deleted = store.unbury(context.req.param("id"));
    return deleted ? context.json({ deleted: 1 }) : notFound(context, "dlq message");
  });
  app.delete("/", (context) => {
    const ids = listOf(context, "dlqIds") ?? store.deadLetters().map(({ dlqId }) => dlqId);
    return context.json({ deleted: ids.filter((id) => store.unbury(id)).length });
  });
  app.post("/retry", (context) => {
    const asked = listOf(context, "dlqIds");
    const letters = store.deadLetters().filter(({ dlqId }) => !asked || asked.includes(dlqId));
    const responses = store.transaction(() =>
      letters.map(({ dlqId, message }) => {
        store.unbury(dlqId);
        const { target, body, callback, failureCallback, label, scheduleId } = message;
        const again = {
          callback,
          failureCallback,
          label,
          scheduleId,
          notBefore: null,
          deduplicationId: null,
        };
        return store.add({ target: { ...target, delayMs: 0 }, body, ...again });
      }),
    );
    onPublish();
    return context.json({ responses });
  });
  return app;
}
