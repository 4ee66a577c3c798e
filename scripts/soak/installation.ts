import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createClientFor, createDb } from "#db/client.ts";
import { build } from "../build/build.ts";
import { prepareDatabase } from "../deploy/prepare-database.ts";
import { startCloud } from "../local/cloud.ts";
import type { Compute } from "../local/inference/compute/compute-types.ts";
import { freePort } from "../local/server/free-port.ts";
import { type ServerName, START } from "../local/servers.ts";
import { startClock } from "../local/worker/clock.ts";
import { forkWorker } from "../local/worker/fork-worker.ts";
import type { WorkerServer } from "../local/worker/worker-messages.ts";
import { prepareStripe } from "../stripe/prepare-stripe.ts";
import { killTree } from "./processes.ts";

export type Victim = ServerName | "worker";
export const VICTIMS: readonly Victim[] = [
  "redis",
  "email",
  "inference",
  "qstash",
  "stripe",
  "libsql",
  "worker",
];
const SERVERS = Object.keys(START) as ServerName[];
const PROCESS = fileURLToPath(new URL("./server-process.ts", import.meta.url));

export type Installation = Awaited<ReturnType<typeof startInstallation>>;

/** The whole product over a data folder as `npm start` makes it, but each server in a process that can be killed alone. */
export async function startInstallation(dataDir: string, onLog: (line: string) => void) {
  build();
  // once in this process: makes the keys, takes the ports and knows what the Worker must be told
  const first = await startCloud({ dataDir, compute: {} as Compute });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  // few people live for many here
  const bindings: Record<string, string> = { ...first.bindings(url), LIMIT_SCALE: "1000" };
  const database = { url: first.libsql.url, token: bindings.DATABASE_TOKEN ?? "" };
  await prepareDatabase(database);
  first.reportTo(`http://127.0.0.1:${port}`, url);
  const [mailbox, stripeUrl] = [first.email.url, first.stripe.url];
  await first.close();

  const children = new Map<ServerName, ChildProcess>();
  async function startServer(name: ServerName): Promise<void> {
    const child = fork(PROCESS, [name, dataDir, `http://127.0.0.1:${port}`], {
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      // garbage is collected early, so that what grows is what is kept
      execArgv: name === "inference" ? [] : ["--max-semi-space-size=1", "--optimize-for-size"],
      // and what pictures leave goes back to the system, where glibc would keep it for the next one
      env: { ...process.env, ...(name === "inference" && { MALLOC_MMAP_THRESHOLD_: "131072" }) },
    });
    child.stderr?.on("data", (bytes: Buffer) => onLog(`${name}: ${String(bytes).trim()}`));
    children.set(name, child);
    const ended = once(child, "exit").then(() => Promise.reject(new Error(`${name} ended at its start`)));
    await Promise.race([once(child, "message"), ended]);
    ended.catch(() => {});
  }
  let worker: WorkerServer;
  async function startWorker(): Promise<void> {
    const settings = { port, dataDir: join(dataDir, "worker"), bindings };
    worker = await forkWorker(settings, (line, level) => level === "error" && onLog(`worker: ${line}`));
  }
  await Promise.all(SERVERS.map(startServer));
  await startWorker();
  await prepareStripe({ url: stripeUrl, key: bindings.STRIPE_SECRET_KEY ?? "" });
  const clock = startClock({
    crons: worker!.crons,
    fire: (cron) => worker.scheduled(cron),
    onError: (error) => onLog(`clock: ${error}`),
    file: join(dataDir, "clock.json"),
  });
  return {
    url,
    dataDir,
    mailbox,
    stripeUrl,
    bindings,
    db: createDb(createClientFor(database)),
    /** As `kill -9` does it: nothing is finished, nothing is said. */
    async kill(name: Victim): Promise<void> {
      if (name === "worker") return killTree(worker.pid);
      const child = children.get(name);
      if (!child) return;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
    start: (name: Victim): Promise<void> => (name === "worker" ? startWorker() : startServer(name)),
    /** Process ids by server. */
    processes: (): Map<Victim, number> =>
      new Map([...[...children].map(([name, { pid }]) => [name, pid ?? 0] as const), ["worker", worker.pid]]),
    tick: (cron: string): Promise<void> => worker.scheduled(cron),
    /** The Worker alone, so that its bucket can be looked into. */
    stopWorker: async (): Promise<void> => {
      await clock.stop();
      await worker.close();
    },
    close(): void {
      for (const child of children.values()) child.kill("SIGKILL");
    },
  };
}
