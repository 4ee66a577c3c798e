import { type LocalServer, listen, routesOf } from "../server/local-server.ts";
import { realTime, type TimeSource } from "../server/time-source.ts";
import { createApi } from "./api.ts";
import { Dispatcher } from "./dispatcher.ts";
import { openStore } from "./store.ts";

export interface QstashOptions {
  /** Folder of the queue's database; made if it is missing. */
  dataDir: string;
  token: string;
  /** What deliveries are signed with. */
  signingKey: string;
  /** Multiplies every delay before a retry: 1 is QStash's own pace, 0.001 turns 12 s into 12 ms. */
  backoffScale: number;
  port?: number;
  time?: TimeSource;
}

export interface QstashServer extends LocalServer {
  /** Every call that is offered, as `METHOD /path`. */
  routes: string[];
  /** Resolves once nothing is under way and nothing is due now. */
  idle(): Promise<void>;
  /** Holds further deliveries back until `resume()`. */
  pause(): void;
  resume(): void;
  /** Takes back everything that was not delivered yet. */
  purgeWaiting(): void;
}

/**
 * QStash on this machine: accepts what `@upstash/qstash` publishes for the product and delivers it signed and at least
 * once, with its retries, failure callbacks and dead letters. Its page at `/` shows what it holds.
 */
export async function startQstash(options: QstashOptions): Promise<QstashServer> {
  const { dataDir, token, signingKey, backoffScale, port, time = realTime } = options;
  const store = openStore(dataDir, time);
  const dispatcher = new Dispatcher({ store, time, backoffScale, signingKey });
  const api = createApi({ store, dispatcher, token, now: () => time.now() });
  const server = await listen("qstash", api.fetch, port).catch((error: unknown) => {
    store.close();
    throw error;
  });
  dispatcher.wake();
  return {
    ...server,
    routes: routesOf(api),
    idle: () => dispatcher.idle(),
    pause: () => dispatcher.pause(),
    resume: () => dispatcher.resume(),
    purgeWaiting: () => {
      store.purgeWaiting();
      dispatcher.wake();
    },
    close: async () => {
      dispatcher.stop();
      await server.close();
      store.close();
    },
  };
}
