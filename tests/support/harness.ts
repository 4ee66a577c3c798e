import { copyFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { join } from "node:path";
import { expect } from "vitest";
import { createClientFor, createDb } from "#db/client.ts";
import { auditLedger } from "#db/queries/credits/credits.ts";
import { createApp } from "#functions/app/app.ts";
import { createDeps, type Deps } from "#functions/deps.ts";
import type { Env } from "#functions/env.ts";
import { runCron } from "#functions/jobs/cron.ts";
import { startCloud } from "#scripts/local/cloud.ts";
import type { Compute } from "#scripts/local/inference/compute/compute-types.ts";
import { freePort } from "#scripts/local/server/free-port.ts";
import { listen } from "#scripts/local/server/local-server.ts";
import { preparedDatabase } from "./database/database.ts";
import { duringFile } from "./during-file.ts";
import { fakeCompute } from "./local/fake-compute.ts";
import { startRuntime } from "./runtime.ts";
import { scratchFolder } from "./scratch.ts";

export type Harness = Awaited<ReturnType<typeof startHarness>>;

interface Options {
  compute?: Compute;
  google?: boolean;
  retryScale?: number;
  /** What the app's clock shows before it is moved on; real time, unless given. */
  now?: () => number;
}

/** The server of a whole test file, whose ledger must add up in the end; `ready` is what to do once it has started. */
export function harnessForFile(options: Options = {}, ready?: (harness: Harness) => unknown): Harness {
  const start = async () => {
    const harness = await startHarness(options);
    await ready?.(harness);
    return harness;
  };
  return duringFile(start, async (harness) => {
    const wrong = await harness.audit();
    await harness.close();
    expect(wrong).toEqual([]);
  });
}

/**
 * The server in this process over the real wire: local cloud, the runtime's bucket and images, a fast stand-in
 * for the picture engine. Every file that uses it has its own.
 */
export async function startHarness(options: Options = {}) {
  const dataDir = scratchFolder("harness");
  copyFileSync(await preparedDatabase(), join(dataDir, "likeness.db"));
  const { compute = fakeCompute().compute, google, retryScale = 0.01 } = options;
  const cloud = await startCloud({ dataDir, compute, google, retryScale });
  const port = await freePort();
  // passkeys need a name
  const url = `http://localhost:${port}`;
  // checking a password is made to take long, which few tests are about
  const env: Env = { ...cloud.bindings(url), ...(await startRuntime()), PASSWORD_HASH_COST: "10" };
  const db = createDb(createClientFor({ url: String(env.DATABASE_URL), token: String(env.DATABASE_TOKEN) }));

  let skew = 0;
  let wrap = (deps: Deps) => deps;
  const now = () => (options.now ?? Date.now)() + skew;
  const build = (bindings: Env, requestId: string) => {
    const deps = createDeps(bindings, requestId);
    const verifyWebhook: Deps["inference"]["verifyWebhook"] = (webhook) =>
      deps.inference.verifyWebhook({ ...webhook, now: Date.now() });
    return wrap({ ...deps, now, log: quiet, inference: { ...deps.inference, verifyWebhook } });
  };
  const app = createApp(build);
  const sockets = new Set<Socket>();
  const answer = (request: Request, ...[node]: unknown[]) => {
    const { socket } = (node as { incoming: IncomingMessage }).incoming;
    if (!sockets.has(socket)) socket.once("close", () => sockets.delete(socket));
    sockets.add(socket);
    return app.fetch(request, env);
  };
  const server = await listen("app", answer, port);

  return {
    url,
    /** Where the local cloud keeps its state. */
    dataDir,
    env,
    cloud,
    db,
    now,
    /** Moves the app's clock on, in milliseconds. Signatures of queue and provider keep real time. */
    advance(ms: number): void {
      skew += ms;
    },
    cron: (schedule: string): Promise<void> => runCron(build(env, "cron"), schedule),
    deps: (): Deps => build(env, "test"),
    /** Wraps what every later request is built from. */
    wrapDeps(next: (deps: Deps) => Deps): void {
      wrap = next;
    },
    /** Cuts every connection to the app, as its death would; new ones are welcome. */
    cut(): void {
      for (const socket of sockets) socket.destroy();
    },
    audit: () => auditLedger(db),
    async close(): Promise<void> {
      await server.close();
      db.close();
      await cloud.close();
    },
  };
}

/** Shown only with LIKENESS_TEST_LOG=1: many tests fail things on purpose. */
const quiet: Deps["log"] = {
  info: (event, fields) => process.env.LIKENESS_TEST_LOG && console.info(event, fields),
  error: (event, error, fields) => process.env.LIKENESS_TEST_LOG && console.error(event, error, fields),
};
