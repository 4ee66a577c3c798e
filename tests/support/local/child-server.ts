import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { ServerName } from "#scripts/local/servers.ts";

/** A server in a process of its own, so that a test can kill it. */
export interface ChildServer {
  /** What it printed first: its address. */
  url: string;
  /** As `kill -9` does it: nothing is finished, nothing is said. */
  kill(): Promise<void>;
}

/** Runs a script that prints an address once it listens there; rejects if it ends before. It ends with this process. */
async function startChildServer(script: string, ...args: string[]): Promise<ChildServer> {
  const child = fork(script, args, {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    execArgv: ["--import", import.meta.resolve("./end-with-parent.ts")],
  });
  const gone = once(child, "exit");
  const url = await firstLine(child, gone);
  return {
    url,
    async kill() {
      child.kill("SIGKILL");
      await gone;
    },
  };
}

async function firstLine(child: ChildProcess, gone: Promise<unknown>): Promise<string> {
  const said = once(child.stdout ?? child, "data").then(([line]) => String(line).trim());
  const ended = gone.then(() => Promise.reject(new Error(`${child.spawnargs.join(" ")} ended at its start`)));
  return await Promise.race([said, ended]);
}

/** Another program that takes a database file's write lock and keeps it until it is killed. */
export const holdWriteLock = (file: string): Promise<ChildServer> =>
  startChildServer(join(import.meta.dirname, "hold-write-lock.ts"), file);

/** One server of an installation, see `cloud-process.ts`. */
export const startServerProcess = (name: ServerName, ...args: string[]): Promise<ChildServer> =>
  startChildServer(join(import.meta.dirname, "cloud-process.ts"), name, ...args);
