import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";
import type { WorkerOptions, WorkerServer } from "./worker-messages.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** The Worker as `wrangler deploy` bundles it; see scripts/build/build.ts. */
export const WORKER_BUNDLE = `${root}.build/worker/index.js`;

/**
 * Every collection of garbage is a whole one, and the heap grows by little: V8 sizes it by the machine, and each request
 * left some 60 KB to a collection that came at a gigabyte. Miniflare takes these from the environment alone.
 */
const V8_FLAGS = "--gc-global --optimize-for-size";

/** A line the Worker wrote, and how loud: "info", "warn", "error". */
export type LogSink = (line: string, level: string) => void;

/**
 * The built Worker on the official runtime, with the bindings of wrangler.toml: R2 and files under `dataDir`,
 * images by the runtime's own emulation.
 */
export async function startWorker(input: WorkerOptions, onLog: LogSink): Promise<WorkerServer> {
  if (!existsSync(WORKER_BUNDLE)) throw new Error(`${WORKER_BUNDLE} does not exist: build first`);
  const { workerOptions } = unstable_getMiniflareWorkerOptions(`${root}wrangler.toml`);
  const variables = (workerOptions.bindings ?? {}) as Record<string, string>;
  const options = convertV4MiniflareOptions({
    host: "127.0.0.1",
    port: input.port,
    cf: false,
    log: new Log(LogLevel.ERROR),
    logRequests: false,
    telemetry: { enabled: false },
    resourcePersistencePath: input.dataDir,
    unsafeTriggerHandlers: true,
    handleStructuredLogs: ({ level, message }) => onLog(message, level),
    workers: [
      {
        ...workerOptions,
        name: "likeness",
        modules: [{ type: "ESModule", path: WORKER_BUNDLE }],
        modulesRoot: `${root}.build/worker`,
        bindings: { ...variables, ...input.bindings },
      },
    ],
  });
  process.env.MINIFLARE_WORKERD_V8_FLAGS ??= V8_FLAGS;
  const miniflare = new Miniflare(options);
  const url = await miniflare.ready;
  return {
    name: "worker",
    url: url.origin,
    port: Number(url.port),
    pid: process.pid,
    crons: unstable_readConfig({ config: `${root}wrangler.toml` }).triggers.crons ?? [],
    async scheduled(cron) {
      const worker = await miniflare.getWorker();
      await worker.scheduled({ cron });
    },
    close: () => miniflare.dispose(),
  };
}
