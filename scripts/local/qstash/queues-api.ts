import { Hono } from "hono";
import { isName } from "./publish.ts";
import { PublishError } from "./publish-error.ts";
import type { Queue } from "./queue-table.ts";
import type { Store } from "./store.ts";
import { notFound } from "./wire.ts";

/** `/v2/queues`. Source: QStash's OpenAPI description. */
export function createQueuesApi(store: Store, onChange: () => void): Hono {
  const app = new Hono();
  const wire = (queue: Queue) => ({ ...queue, lag: store.countWaiting(`queue:${queue.name}`) });
  const named = (name: string) => {
    if (!isName(name)) throw new PublishError(`invalid queue name: ${name}`);
    return name;
  };

  app.get("/", (context) => context.json(store.queues.list().map(wire)));
  app.get("/:name", (context) => {
    const queue = store.queues.find(named(context.req.param("name")));
    return queue ? context.json(wire(queue)) : notFound(context, "queue");
  });
  app.post("/", async (context) => {
    const body: unknown = await context.req.json().catch(() => undefined);
    const { queueName, parallelism = 1, paused = false } = (body ?? {}) as Record<string, unknown>;
    if (typeof queueName !== "string") throw new PublishError("queueName is missing");
    if (!Number.isInteger(parallelism) || Number(parallelism) < 1) {
      throw new PublishError(`invalid parallelism: ${parallelism}`);
    }
    store.queues.put(named(queueName), Number(parallelism), paused === true);
    onChange();
    return context.body(null);
  });
  for (const [verb, paused] of [["pause", true] as const, ["resume", false] as const]) {
    app.post(`/:name/${verb}`, (context) => {
      store.queues.setPaused(named(context.req.param("name")), paused);
      onChange();
      return context.body(null);
    });
  }
  // its messages go with it
  app.delete("/:name", (context) => {
    const name = named(context.req.param("name"));
    store.transaction(() => {
      for (const message of store.waiting())
        if (message.queue === name) store.finish(message.id, "CANCELLED");
      store.queues.delete(name);
    });
    return context.body(null);
  });
  return app;
}
