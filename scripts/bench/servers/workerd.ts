import { type ChildProcess, spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const WORKERD = fileURLToPath(import.meta.resolve("workerd/bin/workerd"));

/** One bundled Worker on raw workerd, without any tool around it. */
export async function serveRaw(input: {
  bundle: string;
  port: number;
  /** Text bindings. */
  text: Record<string, string>;
  /** Names of bindings that only have to be there. */
  present: readonly string[];
}): Promise<{ url: string; stop(): void }> {
  const bindings = [
    ...Object.entries(input.text).map(([name, value]) => `(name = ${quote(name)}, text = ${quote(value)})`),
    ...input.present.map((name) => `(name = ${quote(name)}, service = "internet")`),
  ];
  const config = join(dirname(input.bundle), "workerd.capnp");
  writeFileSync(
    config,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .main),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${input.port}", http = (), service = "main")],
);
const main :Workerd.Worker = (
  modules = [(name = "index.js", esModule = embed ${quote(input.bundle.slice(dirname(input.bundle).length + 1))})],
  compatibilityDate = "2026-10-01",
  bindings = [${bindings.join(", ")}],
);
`,
  );
  const child: ChildProcess = spawn(WORKERD, ["serve", config], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${input.port}`;
  const until = Date.now() + 60_000;
  for (;;) {
    try {
      await fetch(`${url}/api/health`);
      break;
    } catch (error) {
      if (Date.now() > until || child.exitCode !== null) throw error;
      await sleep(50);
    }
  }
  return { url, stop: () => child.kill() };
}

function quote(text: string): string {
  return JSON.stringify(text);
}
