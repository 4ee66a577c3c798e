import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { LogSink } from "./worker.ts";
import type { FromWorker, ToWorker, WorkerOptions, WorkerServer } from "./worker-messages.ts";

/** Starts the Worker in a process that ends with this one, however this one ends. */
export async function forkWorker(options: WorkerOptions, onLog: LogSink): Promise<WorkerServer> {
  const child = fork(fileURLToPath(new URL("./worker-process.ts", import.meta.url)), {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const send = (message: ToWorker) => {
    // one that is just ending takes nothing more, and its end is told to whoever waits
    if (child.connected) child.send(message, () => {});
  };
  const waiting = new Map<number, (error: string | null) => void>();
  let gone = false;
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  void ended.then(() => {
    gone = true;
    for (const settle of waiting.values()) settle("the Worker's process ended");
  });

  const ready = await new Promise<Extract<FromWorker, { type: "ready" }>>((resolve, reject) => {
    child.on("message", (message: FromWorker) => {
      if (message.type === "ready") resolve(message);
      else if (message.type === "failed") reject(new Error(message.message));
      else if (message.type === "log") onLog(message.line, message.level);
      else waiting.get(message.id)?.(message.error);
    });
    void ended.then(() => reject(new Error("the Worker's process ended before it was ready")));
    send({ type: "start", options });
  });

  let count = 0;
  return {
    name: "worker",
    url: ready.url,
    port: ready.port,
    pid: child.pid ?? 0,
    crons: ready.crons,
    scheduled: (cron) =>
      new Promise((resolve, reject) => {
        if (gone) throw new Error("the Worker's process has ended");
        const id = ++count;
        waiting.set(id, (error) => {
          waiting.delete(id);
          if (error === null) resolve();
          else reject(new Error(error));
        });
        send({ type: "cron", id, cron });
      }),
    async close() {
      send({ type: "close" });
      await ended;
    },
  };
}
