import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { holdDataDir } from "./local/hold-data-dir.ts";
import { startCompute } from "./local/inference/compute/start-compute.ts";
import { announceRunning } from "./local/running.ts";
import { freePort } from "./local/server/free-port.ts";
import { startStack } from "./local/stack.ts";

/** The local cloud and the built Worker, with the web served by Vite in front: pages reload as they are edited. */
const dataDir = resolve(".data");
mkdirSync(dataDir, { recursive: true });
await holdDataDir(dataDir);
const webPort = await freePort();
const compute = await startCompute();
const stack = await startStack({
  dataDir,
  port: null,
  publicUrl: `http://localhost:${webPort}`,
  compute,
  google: true,
  onLog: (line) => console.info(line),
});
announceRunning(`http://localhost:${webPort}`, { mailbox: stack.cloud.email.url });

const vite = spawn(
  process.execPath,
  ["node_modules/@react-router/dev/bin.cjs", "dev", "--host", "127.0.0.1", "--port", String(webPort)],
  {
    cwd: fileURLToPath(new URL("../", import.meta.url)),
    env: { ...process.env, LIKENESS_API: stack.url, APP_URL: `http://localhost:${webPort}` },
    stdio: "inherit",
  },
);
console.info(`Mailbox ${stack.cloud.email.url}`);
vite.on("exit", stop);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => vite.kill(signal));

async function stop(): Promise<void> {
  await stack.close();
  await compute.close();
  process.exit(0);
}
