import { LONGEST_STOP_MS } from "./fork-worker.ts";
import { startWorker, type WorkerOptions } from "./worker.ts";

/**
 * The Worker in a process of its own. The runtime it starts would outlive a killed parent and keep its port;
 * this process notices that its parent is gone and takes the runtime with it.
 */
export type ToWorker =
  | { type: "start"; options: WorkerOptions }
  | { type: "cron"; id: number; cron: string }
  | { type: "close" };
export type FromWorker =
  | { type: "ready"; url: string; port: number; crons: readonly string[] }
  | { type: "failed"; message: string }
  | { type: "cron"; id: number; error: string | null }
  | { type: "log"; line: string; level: string };

const tell = (message: FromWorker) => process.connected && process.send?.(message);
let worker: Awaited<ReturnType<typeof startWorker>> | null = null;

process.on("message", async (message: ToWorker) => {
  switch (message.type) {
    case "start":
      try {
        worker = await startWorker(message.options, (line, level) => tell({ type: "log", line, level }));
        tell({ type: "ready", url: worker.url, port: worker.port, crons: worker.crons });
      } catch (error) {
        tell({ type: "failed", message: error instanceof Error ? error.message : String(error) });
        process.exit(1);
      }
      break;
    case "cron": {
      const { id, cron } = message;
      const error = await worker?.scheduled(cron).then(
        () => null,
        (cause: unknown) => String(cause),
      );
      tell({ type: "cron", id, error: error ?? null });
      break;
    }
    case "close":
      await stop();
  }
});
process.once("disconnect", stop);
// Ctrl-C reaches the whole group: the parent decides when we stop
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});

async function stop(): Promise<void> {
  setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
  await worker?.close();
  process.exit(0);
}
