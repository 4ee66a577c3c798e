import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";
import type { LocalServer } from "./local-server.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The Worker as `wrangler deploy` bundles it; see scripts/build.ts. */
export const WORKER_BUNDLE = `${root}.build/worker/index.js`;

export interface WorkerServer extends LocalServer {
  /** The schedules of wrangler.toml. */
  crons: readonly string[];
  /** Fires a cron trigger. */
  scheduled(cron: string): Promise<void>;
  miniflare: Miniflare;
}

/**
 * The built Worker on the official runtime, with the bindings of wrangler.toml: R2 and files under `dataDir`,
 * images by the runtime's own emulation. `bindings` are the variables and secrets.
 */
export async function startWorker(of: {
  port: number;
  dataDir: string;
  bindings: Record<string, string>;
  script?: string;
  onLog?: (line: string) => void;
}): Promise<WorkerServer> {
  const scriptPath = of.script ?? WORKER_BUNDLE;
  if (!existsSync(scriptPath)) throw new Error(`${scriptPath} does not exist: build first`);
  const { workerOptions } = unstable_getMiniflareWorkerOptions(`${root}wrangler.toml`);
  const variables = (workerOptions.bindings ?? {}) as Record<string, string>;
  const options = convertV4MiniflareOptions({
    host: "127.0.0.1",
    port: of.port,
    cf: false,
    log: new Log(LogLevel.ERROR),
    logRequests: false,
    telemetry: { enabled: false },
    resourcePersistencePath: of.dataDir,
    unsafeTriggerHandlers: true,
    handleStructuredLogs: ({ message }) => of.onLog?.(message),
    workers: [
      {
        ...workerOptions,
        name: "likeness",
        modules: [{ type: "ESModule", path: scriptPath }],
        modulesRoot: `${root}.build/worker`,
        bindings: { ...variables, ...of.bindings },
      },
    ],
  });
  const miniflare = new Miniflare(options);
  const url = await miniflare.ready;
  return {
    name: "worker",
    url: url.origin,
    port: Number(url.port),
    miniflare,
    crons: unstable_readConfig({ config: `${root}wrangler.toml` }).triggers.crons ?? [],
    async scheduled(cron) {
      const worker = await miniflare.getWorker();
      await worker.scheduled({ cron });
    },
    close: () => miniflare.dispose(),
  };
}
