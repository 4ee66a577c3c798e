import { type Context, Hono } from "hono";
import type { DeadLetter } from "./dead-letter-table.ts";
import { countOf, listOf, messageFacts, readFilter } from "./filter.ts";
import type { Message } from "./message.ts";
import type { Store } from "./store.ts";
import { notFound, wireDeadLetter } from "./wire.ts";

const pageSize = 100;

type Letter = DeadLetter & { message: Message };

/** `/v2/dlq`: messages whose retries are used up. Source: QStash's OpenAPI description and its JavaScript client. */
export function createDlqApi(store: Store, onPublish: () => void): Hono {
  const app = new Hono();
  const all = (): Letter[] =>
    store.deadLetters().flatMap((letter) => {
      const message = store.message(letter.messageId);
      return message ? [{ ...letter, message }] : [];
    });
  const find = (context: Context) => all().find(({ dlqId }) => dlqId === context.req.param("id"));

  /** The letters a request means, a page at a time; ids leave other filters out of account. */
  function choose(context: Context): { letters: Letter[]; cursor: string | undefined } {
    const ids = listOf(context, "dlqIds");
    if (ids) return { letters: all().filter(({ dlqId }) => ids.includes(dlqId)), cursor: undefined };
    const wanted = readFilter(context);
    const before = Number(context.req.query("cursor") ?? Number.MAX_SAFE_INTEGER);
    const matching = all().filter(({ number, message, outcome }) => {
      return number < before && wanted({ ...messageFacts(message), responseStatus: outcome.status });
    });
    const letters = matching.slice(0, countOf(context, pageSize));
    return { letters, cursor: matching.length > letters.length ? String(letters.at(-1)?.number) : undefined };
  }

  const retry = (letters: Letter[]) => {
    const responses = store.transaction(() =>
      letters.map(({ dlqId, message }) => {
        store.unbury(dlqId);
        const { target, body, callback, failureCallback, label, scheduleId, queue, redact } = message;
        const { messageId } = store.add({
          ...{ body, callback, failureCallback, label, scheduleId, queue, redact, topic: message.topic },
          target: { ...target, delayMs: 0 },
          notBefore: null,
          deduplicationId: null,
        });
        return { messageId };
      }),
    );
    onPublish();
    return responses;
  };

  app.get("/", (context) => {
    const { letters, cursor } = choose(context);
    return context.json({
      messages: letters.map((letter) => wireDeadLetter(letter, letter.message)),
      cursor,
    });
  });
  app.get("/:id", (context) => {
    const letter = find(context);
    return letter ? context.json(wireDeadLetter(letter, letter.message)) : notFound(context, "dlq message");
  });
  app.delete("/:id", (context) => {
    const deleted = store.unbury(context.req.param("id"));
    return deleted ? context.json({ deleted: 1 }) : notFound(context, "dlq message");
  });
  app.delete("/", (context) => {
    const { letters, cursor } = choose(context);
    const deleted = store.transaction(() => letters.filter(({ dlqId }) => store.unbury(dlqId)).length);
    return context.json({ deleted, cursor });
  });
  app.post("/retry", (context) => {
    const { letters, cursor } = choose(context);
    return context.json({ responses: retry(letters), cursor }, 201);
  });
  app.post("/retry/:id", (context) => {
    const letter = find(context);
    return letter ? context.json(retry([letter])[0], 201) : notFound(context, "dlq message");
  });
  return app;
}
