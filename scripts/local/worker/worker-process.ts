import { startWorker } from "./worker.ts";
import { type FromWorker, MAX_STOP_MS, type ToWorker } from "./worker-messages.ts";

/**
 * The Worker in a process of its own. The runtime it starts would outlive a killed parent and keep its port;
 * this process notices that its parent is gone and takes the runtime with it.
 */
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
  setTimeout(() => process.exit(1), MAX_STOP_MS).unref();
  await worker?.close();
  process.exit(0);
}
