import { join } from "node:path";
import { type LocalServer, listen, routesOf } from "../server/local-server.ts";
import { realTime, type TimeSource } from "../server/time-source.ts";
import { createApi } from "./api.ts";
import { openCounters } from "./counters.ts";

export interface RedisOptions {
  /** Folder of the counters' file; made if it is missing. */
  dataDir: string;
  token: string;
  port?: number;
  time?: TimeSource;
}

export interface RedisServer extends LocalServer {
  /** Every call that is offered, as `METHOD /path`. */
  routes: string[];
}

/** How often counters that have expired are deleted, in milliseconds; nobody sees them in between either. */
const SWEEP_MS = 60_000;

/** As much of Upstash's Redis as the rate limits need. What is acknowledged outlives a kill of this process. */
export async function startRedis(options: RedisOptions): Promise<RedisServer> {
  const { dataDir, token, port, time = realTime } = options;
  const counters = openCounters(join(dataDir, "redis.sqlite"), time);
  const api = createApi({ counters, token });
  const server = await listen("redis", api.fetch, port).catch((error: unknown) => {
    counters.close();
    throw error;
  });
  const sweeper = setInterval(() => counters.purgeExpired(), SWEEP_MS);
  return {
    ...server,
    routes: routesOf(api),
    close: async () => {
      clearInterval(sweeper);
      await server.close();
      counters.close();
    },
  };
}
