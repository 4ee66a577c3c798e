import { Redis } from "@upstash/redis";
import { onTestFinished } from "vitest";
import { startRedis } from "#scripts/local/redis/server.ts";
import { scratchFolder } from "../scratch.ts";
import { manualTime } from "../time/manual-time.ts";

/** A Redis over REST for one test, on a clock of its own, and the vendor's client for it. */
export async function startRedisSetup() {
  const dataDir = scratchFolder("redis");
  const time = manualTime(Date.now());
  const start = () => startRedis({ dataDir, token: "secret", time });
  const open = (url: string) => new Redis({ url, token: "secret", enableTelemetry: false, retry: false });
  const server = await start();
  const set = {
    server,
    time,
    redis: open(server.url),
    page: async () => (await fetch(set.server.url)).text(),
    /** Stops it at once and starts it again over the same folder. */
    async restart() {
      await set.server.close();
      set.server = await start();
      set.redis = open(set.server.url);
    },
  };
  onTestFinished(() => set.server.close());
  return set;
}
