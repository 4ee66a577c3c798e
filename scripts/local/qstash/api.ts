import { Hono } from "hono";
import { type Dispatcher, PARALLEL } from "./dispatcher.ts";
import { createDlqApi } from "./dlq-api.ts";
import { createFlowApi } from "./flow-api.ts";
import type { SigningKeys } from "./key-table.ts";
import { logPage } from "./logs-api.ts";
import { createMessagesApi } from "./messages-api.ts";
import { createPublishApi } from "./publish-api.ts";
import { PublishError } from "./publish-error.ts";
import { createQueuesApi } from "./queues-api.ts";
import { createSchedulesApi } from "./schedules-api.ts";
import type { Store } from "./store.ts";
import { createTopicsApi } from "./topics-api.ts";

interface ApiOptions {
  store: Store;
  dispatcher: Dispatcher;
  token: string;
  keys: { get(): SigningKeys; rotate(): SigningKeys };
}

/** QStash's REST API under `/v2`. Source: QStash's OpenAPI description and its JavaScript client. */
export function createApi({ store, dispatcher, token, keys }: ApiOptions): Hono {
  const app = new Hono();
  const wake = () => dispatcher.wake();

  app.use(async (context, next) => {
    const given = context.req.header("authorization") ?? `Bearer ${context.req.query("qstash_token")}`;
    if (given === `Bearer ${token}`) return next();
    return context.json({ error: "unauthorized: the token is missing or wrong" }, 401);
  });

  app.route("/", createPublishApi(store, wake));
  app.route("/messages", createMessagesApi(store, wake));
  app.route("/dlq", createDlqApi(store, wake));
  app.route("/schedules", createSchedulesApi(store, wake));
  app.route("/queues", createQueuesApi(store, wake));
  app.route("/topics", createTopicsApi(store));
  app.route("/flowControl", createFlowApi(store, dispatcher));
  app.get("/globalParallelism", (context) =>
    context.json({ parallelismMax: PARALLEL, parallelismCount: dispatcher.active }),
  );
  app.get("/events", (context) => {
    const { cursor, entries } = logPage(store, context);
    return context.json({ cursor, events: entries });
  });
  app.get("/logs", (context) => {
    const { cursor, entries } = logPage(store, context);
    return context.json({ cursor, logs: entries });
  });
  app.get("/keys", (context) => context.json(keys.get()));
  app.post("/keys/rotate", (context) => context.json(keys.rotate()));

  app.all("*", (context) =>
    context.json({ error: `the local queue does not offer ${context.req.method} ${context.req.path}` }, 404),
  );
  app.onError((error, context) => {
    if (error instanceof PublishError) return context.json({ error: error.message }, error.status);
    console.error(error);
    return context.json({ error: error.message }, 500);
  });
  return app;
}
