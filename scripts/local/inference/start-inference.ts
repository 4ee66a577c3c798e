import { PROMPTS } from "#schema/catalogue/prompts.ts";
import type { Locate } from "../app-addresses.ts";
import { type LocalServer, listen, routesOf } from "../server/local-server.ts";
import { realTime, type TimeSource } from "../server/time-source.ts";
import { createApp } from "./app.ts";
import type { Compute } from "./compute/compute-types.ts";
import { modelFetcher } from "./files/fetch-model.ts";
import { openFiles } from "./files/files.ts";
import type { EmbeddedOperation, Host } from "./operations/embedded-operation.ts";
import { EMBEDDED_OPERATIONS } from "./operations/index.ts";
import { sceneReader } from "./prompts/read-scene.ts";
import { startWorkQueue } from "./requests/work-queue.ts";
import { openStore } from "./store.ts";
import { openSigner } from "./webhooks/signing.ts";
import { startWebhooks, type WebhookFaults } from "./webhooks/webhooks.ts";

/** How often is looked for what has expired. */
const SWEEP_MS = 60_000;

export interface InferenceServer extends LocalServer {
  webhooks: WebhookFaults;
  /** What it offers. */
  routes: string[];
}

/**
 * The local inference server: fal's queue, webhooks and file addresses over `compute`. State lives in
 * `dataDir`; started again there, it finishes what a kill cut off and still answers for every known request.
 * `webhookRetryScale` multiplies the waits between webhook attempts (1 = fal's two hours). `compute` stays the
 * caller's to close.
 */
export async function startInference(input: {
  dataDir: string;
  port?: number;
  apiKey: string;
  userId: string;
  compute: Compute;
  concurrency?: number;
  /** By endpoint, beside what the embedded engine makes or in its place. */
  operations?: Readonly<Record<string, EmbeddedOperation>>;
  webhookRetryScale?: number;
  time?: TimeSource;
  /** Where addresses of inputs and webhooks lead; without it to where they say. */
  locate?: Locate;
}): Promise<InferenceServer> {
  const { time = realTime, locate = (address) => address } = input;
  const store = openStore(input.dataDir, time);
  const signer = openSigner(input.dataDir);
  const operations = { ...EMBEDDED_OPERATIONS, ...input.operations };
  const files = openFiles(input.dataDir);

  /** Forgets requests, with their files, and uploads after the time their senders set. */
  async function sweep(): Promise<void> {
    await Promise.all([...store.takeExpired(), ...store.uploads.takeExpired()].map(files.purge));
  }
  await sweep();

  const tools: Host = {
    compute: input.compute,
    files,
    locate,
    fetchModel: modelFetcher(locate),
    readScene: sceneReader(PROMPTS),
  };

  let host = "";
  let onSubmit = () => {};
  const app = createApp({
    store,
    files,
    signer,
    apiKey: input.apiKey,
    endpoints: Object.keys(operations),
    host: () => host,
    now: time.now,
    onSubmit: () => onSubmit(),
  });
  const server = await listen("inference", app.fetch, input.port).catch((error: unknown) => {
    store.close();
    throw error;
  });
  host = server.url;

  const webhooks = startWebhooks({
    store,
    signer,
    host,
    time,
    locate,
    userId: input.userId,
    retryScale: input.webhookRetryScale ?? 1,
  });
  const queue = startWorkQueue({
    store,
    concurrency: input.concurrency ?? 2,
    work: ({ id, endpoint, input: json }) => {
      const run = operations[endpoint];
      if (!run) throw new Error(`No endpoint ${endpoint}`);
      return run(tools, { id, input: JSON.parse(json) });
    },
    onEnd: webhooks.sendDue,
  });
  onSubmit = queue.pump;
  webhooks.sendDue();
  queue.pump();
  let cancelSweep = () => {};
  const sweepLater = () => {
    cancelSweep = time.after(SWEEP_MS, () => {
      sweepLater();
      sweep().catch((error: unknown) => console.error("inference: files were not swept", error));
    });
  };
  sweepLater();

  let closing: Promise<void> | undefined;
  const close = async () => {
    cancelSweep();
    queue.close();
    files.close();
    webhooks.close();
    await server.close();
    store.close();
  };
  return {
    ...server,
    webhooks: webhooks.faults,
    routes: routesOf(app),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
