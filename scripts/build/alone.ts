import { readFileSync, rmSync, writeFileSync } from "node:fs";

const LOOK_AGAIN_MS = 100;

/**
 * Does `work` while no other process does theirs under the same lock file: waits for one that runs, and takes over from
 * one that died. By hand because it blocks like the build it guards; lock libraries wait with promises only.
 */
export function alone(file: string, work: () => void): void {
  while (!taken(file)) {
    const holder = holderOf(file);
    if (holder !== null && !isRunning(holder)) rmSync(file, { force: true });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_AGAIN_MS);
  }
  try {
    work();
  } finally {
    rmSync(file, { force: true });
  }
}

function taken(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** The process that holds it; null where it let go just now or has not signed yet. */
function holderOf(file: string): number | null {
  try {
    return Number(readFileSync(file, "utf8")) || null;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
