import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ensureDemoAccount } from "./demo/demo-account.ts";
import { holdDataDir } from "./local/hold-data-dir.ts";
import { startCompute } from "./local/inference/compute/start-compute.ts";
import { providerBindings } from "./local/provider-bindings.ts";
import { announceRunning } from "./local/running.ts";
import { loadPorts, loadSecrets, savePorts } from "./local/secrets.ts";
import { freePort, isFree } from "./local/server/free-port.ts";
import { startStack } from "./local/stack.ts";
import { stopWithNpm } from "./local/stop-with-npm.ts";
import { MAX_STOP_MS } from "./local/worker/worker-messages.ts";

const PREFERRED_PORT = 8080;
/** Signals this close together, in milliseconds, are one. */
const AT_ONCE_MS = 1000;

const options = readOptions();

// models trained by one engine mean nothing to the other: each has a data folder of its own
const dataDir = resolve(options.data ?? (options.fal ? ".data-fal" : ".data"));
const overrides = options.fal ? wantedProvider() : undefined;
try {
  mkdirSync(dataDir, { recursive: true });
} catch {
  fail(`${dataDir} is not a folder we can use. Choose another with -- --data DIR.`);
}
await holdDataDir(dataDir).catch((error: Error) => fail(error.message));

// first, because a mistake is told at once and the engine takes seconds to start
const port = await choosePort();
const compute = await startCompute();
const stack = await startStack({
  dataDir,
  compute,
  google: options.google,
  port,
  overrides,
  onLog: (line, level) => level !== "info" && console.error(line),
});
savePorts(dataDir, { ...loadPorts(dataDir), app: Number(new URL(stack.url).port) });
announceRunning(stack.url, { mailbox: stack.cloud.email.url });

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
stopWithNpm(stop);
let stopping: number | null = null;
function stop(): void {
  // one Ctrl-C may come twice under npm: from the terminal and from npm itself. A later one means it.
  if (stopping !== null && performance.now() - stopping > AT_ONCE_MS) process.exit(1);
  if (stopping !== null) return;
  stopping = performance.now();
  stack
    .close()
    .then(() => compute.close())
    .then(
      () => process.exit(0),
      () => process.exit(1),
    );
}

const { cloud } = stack;
console.info(`
  Likeness        ${stack.url}
  Mailbox         ${cloud.email.url}
  Payments        ${cloud.stripe.url}
  Queue           ${cloud.qstash.url}
  Inference       ${overrides?.INFERENCE_QUEUE_URL ?? cloud.inference.url}
  Database        ${cloud.libsql.url}${cloud.google ? `\n  Google          ${cloud.google.url} (local stand-in)` : ""}
  Data            ${dataDir}
`);
console.info(`ready ${stack.url}`);
if (options.open && process.stdout.isTTY) openBrowser(stack.url);

// with the outside provider the demo's training would cost money nobody agreed to
if (options.demo && !options.fal) {
  try {
    const demo = await ensureDemoAccount({ stack, password: loadSecrets(dataDir).demoPassword });
    console.info(`
  Demo sign-in    ${demo.email}
  Password        ${demo.password}
  (a finished training is in it; exists on this machine only)`);
  } catch (error) {
    if (stopping === null)
      console.error(`The demo account could not be made: ${error instanceof Error ? error.message : error}`);
  }
}

function readOptions() {
  try {
    return parseArgs({
      allowNegative: true,
      options: {
        port: { type: "string" },
        data: { type: "string" },
        fal: { type: "boolean", default: false },
        open: { type: "boolean", default: true },
        demo: { type: "boolean", default: true },
        google: { type: "boolean", default: true },
      },
    }).values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function wantedProvider(): Record<string, string> {
  try {
    return providerBindings();
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** The port asked for, the one used last time, or the usual one; another if that one stays taken. */
async function choosePort(): Promise<number> {
  if (options.port !== undefined) {
    const port = Number(options.port);
    if (!Number.isInteger(port) || port < 1 || port > 65535) {
      fail(`--port takes a number from 1 to 65535, not ${options.port}`);
    }
    if (!(await becomesFree(port))) fail(`Port ${port} is taken. Choose another with -- --port N.`);
    return port;
  }
  const last = loadPorts(dataDir).app;
  if (last !== undefined && (await becomesFree(last))) return last;
  return (await isFree(PREFERRED_PORT)) ? PREFERRED_PORT : freePort();
}

/** A killed predecessor's Worker lets go of its port a moment later. */
async function becomesFree(port: number): Promise<boolean> {
  if (await isFree(port)) return true;
  console.info(`Port ${port} is taken. Waiting, in case it is about to be free…`);
  for (const until = Date.now() + 1.5 * MAX_STOP_MS; Date.now() < until; ) {
    await sleep(200);
    if (await isFree(port)) return true;
  }
  return false;
}

function openBrowser(url: string): void {
  const command =
    process.platform === "darwin" ? "open" : process.platform === "win32" ? "explorer" : "xdg-open";
  const child = spawn(command, [url], { stdio: "ignore", detached: true });
  child.on("error", () => console.info(`Open ${url} in a browser.`));
  child.unref();
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
