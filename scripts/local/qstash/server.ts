import { Hono } from "hono";
import { type LocalServer, listen } from "../local-server.ts";
import { createApi } from "./api.ts";
import { Dispatcher } from "./dispatcher.ts";
import { queuePage } from "./page.ts";
import { Store } from "./store.ts";

export interface QstashOptions {
  /** Folder of the queue's database; made if it is missing. */
  dataDir: string;
  token: string;
  currentSigningKey: string;
  nextSigningKey: string;
  /** Multiplies every delay before a retry: 1 is QStash's own pace, 0.001 turns 12 s into 12 ms. */
  backoffScale: number;
  port?: number;
}

export interface QstashServer extends LocalServer {
  /** Resolves once nothing is under way and nothing is due now. */
  idle(): Promise<void>;
  /** Holds further deliveries back until `resume()`. */
  pause(): void;
  resume(): void;
}

/**
 * QStash on this machine: accepts what `@upstash/qstash` publishes, delivers it signed and at least once, with its
 * retries, callbacks and dead letters. Its page at `/` shows what it holds.
 */
export async function startQstash(options: QstashOptions): Promise<QstashServer> {
  const { dataDir, token, currentSigningKey, nextSigningKey, backoffScale, port } = options;
  const store = new Store(dataDir);
  const dispatcher = new Dispatcher(store, currentSigningKey, backoffScale);
  const app = new Hono();
  const signingKeys = { current: currentSigningKey, next: nextSigningKey };
  app.get("/", (context) => context.html(queuePage(store)));
  app.route("/v2", createApi({ store, token, signingKeys, onPublish: () => dispatcher.wake() }));

  const server = await listen("qstash", app.fetch, port);
  dispatcher.wake();
  return {
    ...server,
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
