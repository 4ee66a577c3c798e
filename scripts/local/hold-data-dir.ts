import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** One process per data folder: a second one would write to the same files. Exits with a clear line if one runs. */
export function holdDataDir(dataDir: string): void {
  const file = join(dataDir, "running.pid");
  const holder = existsSync(file) ? Number(readFileSync(file, "utf8")) : null;
  if (holder !== null && holder !== process.pid && isRunning(holder)) {
    console.error(
      `Likeness already runs on ${dataDir} (process ${holder}). Stop it, or use -- --data DIR for another.`,
    );
    process.exit(1);
  }
  writeFileSync(file, String(process.pid));
  process.once("exit", () => rmSync(file, { force: true }));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // a number may be given to another program after a restart of the machine: ask what it runs
    return (
      !existsSync(`/proc/${pid}/cmdline`) || readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("start.ts")
    );
  } catch {
    return false;
  }
}
