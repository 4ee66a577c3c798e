import { join } from "node:path";
import type { Locate } from "./app-addresses.ts";
import { startEmail } from "./email/server.ts";
import type { Compute } from "./inference/compute/compute-types.ts";
import type { EmbeddedOperation } from "./inference/operations/embedded-operation.ts";
import { startInference } from "./inference/start-inference.ts";
import { startLibsql } from "./libsql/server.ts";
import { startQstash } from "./qstash/server.ts";
import { startRedis } from "./redis/server.ts";
import type { LocalSecrets } from "./secrets.ts";
import { startStripe } from "./stripe/server.ts";

export interface ServerSetting {
  dataDir: string;
  secrets: LocalSecrets;
  /** By server; one that is not listed picks a free port. */
  ports: Record<string, number>;
  compute: Compute;
  /** What the inference server answers besides, by endpoint. */
  operations?: Readonly<Record<string, EmbeddedOperation>>;
  /** Multiplies the waits of retries; 1 as documented by the vendors. */
  retryScale: number;
  /** Where the app's addresses lead; without it to where they say. */
  locate?: Locate;
}

/** Where an installation's database lies. */
export const databaseFile = (dataDir: string) => join(dataDir, "likeness.db");

/** How each server of one installation is started, together with the others or in a process of its own. */
export const START = {
  libsql: ({ dataDir, secrets, ports }: ServerSetting) =>
    startLibsql({ file: databaseFile(dataDir), port: ports.libsql, authToken: secrets.database }),
  redis: ({ dataDir, secrets, ports }: ServerSetting) =>
    startRedis({ dataDir: join(dataDir, "redis"), token: secrets.redis, port: ports.redis }),
  email: ({ dataDir, secrets, ports, retryScale }: ServerSetting) =>
    startEmail({
      // its folder and key are called as earlier versions called them
      dataDir: join(dataDir, "mail"),
      apiKey: secrets.mail,
      port: ports.email,
      webhookRetryScale: retryScale,
    }),
  inference: ({ dataDir, secrets, ports, compute, operations, retryScale, locate }: ServerSetting) =>
    startInference({
      dataDir: join(dataDir, "inference"),
      port: ports.inference,
      apiKey: secrets.inference,
      userId: secrets.inferenceUser,
      compute,
      operations,
      webhookRetryScale: retryScale,
      locate,
    }),
  qstash: ({ dataDir, secrets, ports, retryScale }: ServerSetting) =>
    startQstash({
      dataDir: join(dataDir, "qstash"),
      port: ports.qstash,
      token: secrets.qstash,
      signingKey: secrets.qstashCurrent,
      backoffScale: retryScale,
    }),
  stripe: ({ dataDir, secrets, ports, retryScale }: ServerSetting) =>
    startStripe({
      dataFile: join(dataDir, "stripe", "stripe.sqlite"),
      port: ports.stripe,
      secretKey: secrets.stripe,
      webhookRetryScale: retryScale,
    }),
};
export type ServerName = keyof typeof START;
