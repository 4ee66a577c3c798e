import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** How long a process that is on its way out is waited for, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * One process per data folder: a second one would write to the same files. Throws if one runs and stays. The folder, and
 * whatever this process and its children make from now on, is for its owner alone: it holds photos, mails and keys.
 */
export async function holdDataDir(dataDir: string): Promise<void> {
  process.umask(0o077);
  chmodSync(dataDir, 0o700);
  const file = join(dataDir, "running.pid");
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const holder = existsSync(file) ? Number(readFileSync(file, "utf8")) : null;
    if (holder === null || !isRunning(holder)) break;
    if (Date.now() > until) {
      throw new Error(
        `Likeness already runs on ${dataDir} (process ${holder}). Stop it, or use -- --data DIR for another.`,
      );
    }
    await sleep(200);
  }
  rmSync(file, { force: true });
  // fails if another start was faster just now
  writeFileSync(file, String(process.pid), { flag: "wx" });
  process.once("exit", () => rmSync(file, { force: true }));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // a number may be given to another program after a restart of the machine: ask what it runs
    return (
      !existsSync(`/proc/${pid}/cmdline`) ||
      readFileSync(`/proc/${pid}/cmdline`, "utf8").match(/scripts\/(start|dev)\.ts/) !== null
    );
  } catch {
    return false;
  }
}
