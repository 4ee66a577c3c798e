import { join } from "node:path";
import type { Engine } from "#schema/operations/operation.ts";
import { build } from "../build/build.ts";
import { prepareDatabase } from "../deploy/prepare-database.ts";
import { prepareStripe } from "../stripe/prepare-stripe.ts";
import { type LocalCloud, startCloud } from "./cloud.ts";
import type { Compute } from "./inference/compute/compute-types.ts";
import type { EmbeddedOperation } from "./inference/operations/embedded-operation.ts";
import { freePort } from "./server/free-port.ts";
import { type Clock, startClock } from "./worker/clock.ts";
import { forkWorker } from "./worker/fork-worker.ts";
import type { LogSink } from "./worker/worker.ts";
import type { WorkerServer } from "./worker/worker-messages.ts";

/** The whole product on this machine. */
export interface Stack {
  url: string;
  cloud: LocalCloud;
  worker: WorkerServer;
  close(): Promise<void>;
}

/** Builds if needed and brings everything up over `dataDir`; a second start goes on where the first was. */
export async function startStack(input: {
  dataDir: string;
  port: number | null;
  /** Where people reach it, if that is not the Worker itself. */
  publicUrl?: string;
  /** The picture engine; stays the caller's to close. */
  compute: Compute;
  /** What the inference server answers besides, by endpoint. */
  operations?: Readonly<Record<string, EmbeddedOperation>>;
  google?: boolean;
  retryScale?: number;
  /** Bindings over those of the local cloud: a real service in the place of a local one. */
  overrides?: Record<string, string>;
  /** What the pages are built for, where that is not what serves them. */
  pagesFor?: Engine;
  onLog?: LogSink;
}): Promise<Stack> {
  const serving = input.overrides?.INFERENCE_KIND === "provider" ? "provider" : "embedded";
  build({ engine: input.pagesFor ?? serving });
  const { dataDir, compute, operations, google, retryScale } = input;
  const cloud = await startCloud({ dataDir, compute, operations, google, retryScale });
  const port = input.port ?? (await freePort());
  // browsers make passkeys for a name, and for no address made of numbers
  const ownUrl = `http://localhost:${port}`;
  const appUrl = input.publicUrl ?? ownUrl;
  await prepareDatabase({ url: cloud.libsql.url, token: cloud.bindings(appUrl).DATABASE_TOKEN ?? "" });
  const onLog = input.onLog ?? (() => {});
  const bindings = { ...cloud.bindings(appUrl), ...input.overrides };
  const worker = await forkWorker({ port, dataDir: join(input.dataDir, "worker"), bindings }, onLog);
  cloud.email.sendEventsTo({
    url: `${appUrl}/api/webhooks/email`,
    secret: bindings.EMAIL_WEBHOOK_SECRET ?? "",
  });
  cloud.reportTo(worker.url, appUrl);
  // after there is somebody to hear of it: what is sold is mirrored from events
  await prepareStripe({ url: cloud.stripe.url, key: bindings.STRIPE_SECRET_KEY ?? "" });
  const clock: Clock = startClock({
    crons: worker.crons,
    fire: (cron) => worker.scheduled(cron),
    onError: (error) => onLog(String(error), "error"),
    file: join(input.dataDir, "clock.json"),
  });
  return {
    url: ownUrl,
    cloud,
    worker,
    async close() {
      await clock.stop();
      await worker.close();
      await cloud.close();
    },
  };
}
