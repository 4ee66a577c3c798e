import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

/** A server in a process of its own, so that a test can kill it. */
export interface ChildServer {
  /** What it printed first: its address. */
  url: string;
  /** As `kill -9` does it: nothing is finished, nothing is said. */
  kill(): Promise<void>;
}

/** Runs a script that prints an address once it listens there; rejects if it ends before. It ends with this process. */
export async function startChildServer(script: string, ...args: string[]): Promise<ChildServer> {
  const child = fork(script, args, {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    execArgv: ["--import", import.meta.resolve("./end-with-parent.ts")],
  });
  const gone = once(child, "exit");
  return { url: await firstLine(child, gone), kill: () => kill(child, gone) };
}

async function firstLine(child: ChildProcess, gone: Promise<unknown>): Promise<string> {
  const said = once(child.stdout ?? child, "data").then(([line]) => String(line).trim());
  const ended = gone.then(() => Promise.reject(new Error(`${child.spawnargs.join(" ")} ended at its start`)));
  return await Promise.race([said, ended]);
}

async function kill(child: ChildProcess, gone: Promise<unknown>): Promise<void> {
  child.kill("SIGKILL");
  await gone;
}
