import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

interface Process {
  pid: number;
  parent: number;
  /** Resident memory in bytes. */
  memory: number;
  command: string;
}

/** The memory the runtime under this process holds, in bytes; 0 when none runs. */
export function runtimeMemory(): number {
  const all = existsSync("/proc/self/status") ? fromProc() : fromPs();
  const under = (pid: number): Process[] =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...under(child.pid)]);
  const runtimes = under(process.pid).filter(({ command }) => command.includes("workerd"));
  return Math.max(0, ...runtimes.map(({ memory }) => memory));
}

function fromProc(): Process[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, "utf8");
        const field = (input: string) => new RegExp(`^${input}:\\s*(\\S+)`, "m").exec(status)?.[1] ?? "0";
        return [
          {
            pid: Number(name),
            parent: Number(field("PPid")),
            memory: Number(field("VmRSS")) * 1024,
            command: field("Name"),
          },
        ];
      } catch {
        // it ended while we looked
        return [];
      }
    });
}

function fromPs(): Process[] {
  const lines = execFileSync("ps", ["-axo", "pid=,ppid=,rss=,comm="], { encoding: "utf8" })
    .trim()
    .split("\n");
  return lines.map((line) => {
    const [pid, parent, rss, ...command] = line.trim().split(/\s+/);
    return {
      pid: Number(pid),
      parent: Number(parent),
      memory: Number(rss) * 1024,
      command: command.join(" "),
    };
  });
}
