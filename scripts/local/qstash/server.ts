import { Hono } from "hono";
import { type LocalServer, listen } from "../local-server.ts";
import { realTime, type TimeSource } from "../time-source.ts";
import { createApi } from "./api.ts";
import { Dispatcher } from "./dispatcher.ts";
import type { SigningKeys } from "./key-table.ts";
import { queuePage } from "./page.ts";
import { openStore } from "./store.ts";

export interface QstashOptions {
  /** Folder of the queue's database; made if it is missing. */
  dataDir: string;
  token: string;
  /** Both until they are rotated over the API; then those of the store. */
  currentSigningKey: string;
  nextSigningKey: string;
  /** Multiplies every delay before a retry: 1 is QStash's own pace, 0.001 turns 12 s into 12 ms. */
  backoffScale: number;
  port?: number;
  time?: TimeSource;
}

export interface QstashServer extends LocalServer {
  /** The keys deliveries are signed with, as last rotated. */
  signingKeys(): SigningKeys;
  /** Resolves once nothing is under way and nothing is due now. */
  idle(): Promise<void>;
  /** Holds further deliveries back until `resume()`. */
  pause(): void;
  resume(): void;
}

/**
 * QStash on this machine: accepts what `@upstash/qstash` publishes, delivers it signed and at least once, with its
 * retries, callbacks, dead letters, schedules, queues and flow control. Its page at `/` shows what it holds.
 */
export async function startQstash(options: QstashOptions): Promise<QstashServer> {
  const { dataDir, token, backoffScale, port, time = realTime } = options;
  const store = openStore(dataDir, time);
  const keys = {
    get: () => store.keys.get({ current: options.currentSigningKey, next: options.nextSigningKey }),
    rotate: () => store.keys.rotate(keys.get()),
  };
  const dispatcher = new Dispatcher({ store, time, backoffScale, signingKey: () => keys.get().current });
  const app = new Hono();
  app.get("/", (context) => context.html(queuePage(store, dispatcher, time.now())));
  app.route("/v2", createApi({ store, dispatcher, token, keys }));
  app.notFound((context) =>
    context.json({ error: `the local queue does not offer ${context.req.path}` }, 404),
  );

  const server = await listen("qstash", app.fetch, port).catch((error: unknown) => {
    store.close();
    throw error;
  });
  dispatcher.wake();
  return {
    ...server,
    signingKeys: keys.get,
    idle: () => dispatcher.idle(),
    pause: () => dispatcher.pause(),
    resume: () => dispatcher.resume(),
    close: async () => {
      dispatcher.stop();
      await server.close();
      store.close();
    },
  };
}
