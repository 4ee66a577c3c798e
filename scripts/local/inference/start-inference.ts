import { PROMPTS } from "#schema/catalogue/prompts/index.ts";
import { PORTRAIT, TRAIN } from "#schema/models.ts";
import type { Locate } from "../app-addresses.ts";
import { type LocalServer, listen } from "../local-server.ts";
import { realTime, type TimeSource } from "../time-source.ts";
import { createApp } from "./app.ts";
import { openBundleCache } from "./bundle-cache.ts";
import type { Compute } from "./compute/compute-types.ts";
import { openOutputFiles } from "./output-files.ts";
import { sceneReader } from "./read-scene.ts";
import { portraitWork } from "./run-portrait.ts";
import { trainingWork } from "./run-training.ts";
import { openSigner } from "./signing.ts";
import { openStatusStreams } from "./status-stream.ts";
import { openStore } from "./store.ts";
import { openUploadedFiles } from "./uploaded-files.ts";
import { startWebhooks, type WebhookSwitches } from "./webhooks.ts";
import { startWorkQueue, type Work } from "./work-queue.ts";

/** Requests and their files are forgotten this long after they ended, as the vendor does. */
const KEEP_MS = 7 * 24 * 3_600_000;

/** How often is looked for what has expired. */
const SWEEP_MS = 60_000;

export interface InferenceServer extends LocalServer {
  webhooks: WebhookSwitches;
  /** Signs later webhooks with a new key; the list of keys holds both. */
  rotateSigningKey(): void;
  /** Status streams that are being read. */
  openStreams(): number;
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
  webhookRetryScale?: number;
  time?: TimeSource;
  /** Where addresses of inputs and webhooks lead; without it to where they say. */
  locate?: Locate;
}): Promise<InferenceServer> {
  const { time = realTime, locate = (address) => address } = input;
  const store = openStore(input.dataDir, time);
  const signer = openSigner(input.dataDir);
  const files = openOutputFiles(input.dataDir);
  const uploads = openUploadedFiles(input.dataDir);
  const streams = openStatusStreams();

  /** Forgets requests after a week, and files after the time their senders set. */
  async function sweep(): Promise<void> {
    const now = time.now();
    const outputs = [...store.forgetBefore(now - KEEP_MS), ...store.takeExpired(now)];
    const brought = store.uploads.takeExpired();
    await Promise.all([...outputs.map(files.forget), ...brought.map(uploads.forget)]);
  }
  await sweep();

  const shared = { compute: input.compute, files };
  const fetchBundle = openBundleCache(input.dataDir, store, locate);
  const work: Record<string, Work> = {
    [TRAIN.endpoint]: trainingWork({ ...shared, locate }),
    [PORTRAIT.endpoint]: portraitWork({ ...shared, fetchBundle, readScene: sceneReader(PROMPTS) }),
  };

  let host = "";
  let onSubmit = () => {};
  const app = createApp({
    ...{ store, files, uploads, streams, signer, apiKey: input.apiKey, endpoints: Object.keys(work) },
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
    ...{ store, signer, host, time, locate, userId: input.userId },
    retryScale: input.webhookRetryScale ?? 1,
  });
  const queue = startWorkQueue({
    ...{ store, time },
    concurrency: input.concurrency ?? 2,
    work: (request, log) => {
      const run = work[request.endpoint];
      if (!run) throw new Error(`No endpoint ${request.endpoint}`);
      return run(request, log);
    },
    onEnd: webhooks.look,
  });
  onSubmit = queue.pump;
  webhooks.look();
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
    streams.close();
    queue.close();
    files.close();
    webhooks.close();
    await server.close();
    store.close();
  };
  return {
    ...server,
    webhooks: webhooks.switches,
    rotateSigningKey: signer.rotate,
    openStreams: streams.count,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
