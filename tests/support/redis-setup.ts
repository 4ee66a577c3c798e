import { Redis } from "@upstash/redis";
import { startRedis } from "#scripts/local/redis/server.ts";
import { manualTime } from "./manual-time.ts";
import { scratchFolder } from "./scratch-folder.ts";

/** A Redis over REST in a temporary folder, on a clock of its own, and the vendor's client for it. */
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
    async restart() {
      await set.server.close();
      set.server = await start();
      set.redis = open(set.server.url);
    },
    close: () => set.server.close(),
  };
  return set;
}

export type RedisSetup = Awaited<ReturnType<typeof startRedisSetup>>;
