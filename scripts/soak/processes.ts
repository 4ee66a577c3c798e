import { spawnSync } from "node:child_process";

interface Process {
  pid: number;
  parent: number;
  /** Resident memory in bytes. */
  memory: number;
  command: string;
}

/** What a process started, and what that started, as far down as it goes. */
export function processesUnder(pid: number): Process[] {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid=,rss=,comm="], { encoding: "utf8" });
  const all = stdout.trim().split("\n").map(readLine);
  const under = (parent: number): Process[] =>
    all.filter((each) => each.parent === parent).flatMap((child) => [child, ...under(child.pid)]);
  return under(pid);
}

function readLine(line: string): Process {
  const [pid, parent, kib, ...command] = line.trim().split(/\s+/);
  return { pid: Number(pid), parent: Number(parent), memory: Number(kib) * 1024, command: command.join(" ") };
}

/** A process and all under it: the Worker's runtime is a process of its own. */
export function killTree(pid: number): void {
  // so that it starts nothing more while we look
  process.kill(pid, "SIGSTOP");
  const below = processesUnder(pid);
  process.kill(pid, "SIGKILL");
  for (const child of below) process.kill(child.pid, "SIGKILL");
}

/** The memory of each Worker's runtime under a process, by its id, in bytes. */
export function runtimesUnder(pid: number): Map<number, number> {
  const runtimes = processesUnder(pid).filter(({ command }) => command.includes("workerd"));
  return new Map(runtimes.map((one) => [one.pid, one.memory]));
}

/** The memory the largest runtime under this process holds, in bytes; 0 when none runs. */
export const runtimeMemory = (): number => Math.max(0, ...runtimesUnder(process.pid).values());

/** The memory of each process started under this one together with what it started itself, by its id, in bytes. */
export function memoryUnder(pid: number): Map<number, number> {
  const all = processesUnder(pid);
  const whole = (one: Process): number =>
    all.filter(({ parent }) => parent === one.pid).reduce((sum, child) => sum + whole(child), one.memory);
  return new Map(all.map((one) => [one.pid, whole(one)]));
}
