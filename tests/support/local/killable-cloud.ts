import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClientFor, createDb } from "#db/client.ts";
import { build } from "#scripts/build/build.ts";
import { prepareDatabase } from "#scripts/deploy/prepare-database.ts";
import { startCloud } from "#scripts/local/cloud.ts";
import { freePort } from "#scripts/local/server/free-port.ts";
import { realTime, type TimeSource } from "#scripts/local/server/time-source.ts";
import { type ServerName, START } from "#scripts/local/servers.ts";
import { type Clock, startClock } from "#scripts/local/worker/clock.ts";
import { forkWorker } from "#scripts/local/worker/fork-worker.ts";
import type { WorkerServer } from "#scripts/local/worker/worker-messages.ts";
import { killTree } from "#scripts/soak/processes.ts";
import { scratchFolder } from "../scratch.ts";
import { type ChildServer, startServerProcess } from "./child-server.ts";
import { fakeCompute } from "./fake-compute.ts";

export type Killable = ServerName | "worker";
const SERVERS = Object.keys(START) as ServerName[];

/** The crons come this much faster than on a wall clock. */
const CLOCK_SPEED = 12;
const fastTime: TimeSource = {
  now: () => realTime.now() * CLOCK_SPEED,
  after: (ms, run) => realTime.after(ms / CLOCK_SPEED, run),
};

/**
 * The whole product, every server and the built Worker in a process of its own, at addresses that stay. It makes
 * pictures from `releasePictures()` to `holdPictures()`.
 */
export async function startKillableCloud() {
  build();
  const dataDir = scratchFolder("kill-each");
  const gate = join(dataDir, "pictures-may-be-made");
  // once in this process: makes the keys, takes the ports and knows what the Worker must be told
  const first = await startCloud({ dataDir, compute: fakeCompute().compute });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const bindings = first.bindings(url);
  const database = { url: first.libsql.url, token: bindings.DATABASE_TOKEN ?? "" };
  await prepareDatabase(database);
  const mailbox = first.email.url;
  first.reportTo(url);
  await first.close();

  const children = new Map<ServerName, ChildServer>();
  async function startServer(name: ServerName): Promise<void> {
    children.set(name, await startServerProcess(name, dataDir, gate));
  }

  const logs: string[] = [];
  let worker: WorkerServer;
  async function startWorker(): Promise<void> {
    const settings = { port, dataDir: join(dataDir, "worker"), bindings };
    worker = await forkWorker(settings, (line) => logs.push(line));
  }

  await Promise.all(SERVERS.map(startServer));
  await startWorker();
  const clock: Clock = startClock({
    crons: ["* * * * *"],
    time: fastTime,
    fire: (cron) => worker.scheduled(cron),
    onError: (error) => logs.push(String(error)),
  });
  const db = createDb(createClientFor(database));

  return {
    url,
    db,
    logs,
    mailbox,
    holdPictures: () => rmSync(gate, { force: true }),
    releasePictures: () => writeFileSync(gate, ""),
    start: (name: Killable) => (name === "worker" ? startWorker() : startServer(name)),
    /** As `kill -9` does it: nothing is finished, nothing is said. */
    async kill(name: Killable): Promise<void> {
      if (name === "worker") killTree(worker.pid);
      else await children.get(name)?.kill();
    },
    async close(): Promise<void> {
      await clock.stop();
      db.close();
      killTree(worker.pid);
      for (const child of children.values()) await child.kill();
    },
  };
}
