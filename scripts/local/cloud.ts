import { join } from "node:path";
import { LOCAL_REGISTRATION_BONUS } from "#schema/billing/pricing.ts";
import { openAppAddresses } from "./app-addresses.ts";
import type { EmailServer } from "./email/server.ts";
import { type GoogleServer, startGoogle } from "./google/server.ts";
import type { Compute } from "./inference/compute/compute-types.ts";
import type { EmbeddedOperation } from "./inference/operations/embedded-operation.ts";
import type { InferenceServer } from "./inference/start-inference.ts";
import type { LibsqlServer } from "./libsql/server.ts";
import type { QstashServer } from "./qstash/server.ts";
import type { RedisServer } from "./redis/server.ts";
import { loadPorts, loadSecrets, savePorts } from "./secrets.ts";
import { isFree } from "./server/free-port.ts";
import { START } from "./servers.ts";
import type { StripeServer } from "./stripe/server.ts";

/** Every outside service, on this machine, speaking the vendors' own protocols. */
export interface LocalCloud {
  libsql: LibsqlServer;
  redis: RedisServer;
  qstash: QstashServer;
  email: EmailServer;
  inference: InferenceServer;
  stripe: StripeServer;
  /** Null where sign-in with Google is not offered. */
  google: GoogleServer | null;
  /** What the Worker needs to use them: addresses and keys, nothing else differs from a deployment. */
  bindings(appUrl: string): Record<string, string>;
  /** From now on the servers that call the app find it there; they remember it. `named`: what it calls itself, if otherwise. */
  reportTo(appUrl: string, named?: string): void;
  close(): Promise<void>;
}

/** Brings the local cloud up over `dataDir`; started again there, it goes on where it was. */
export async function startCloud(input: {
  dataDir: string;
  compute: Compute;
  /** What the inference server answers besides, by endpoint. */
  operations?: Readonly<Record<string, EmbeddedOperation>>;
  /** Whether one can sign in with Google, at a stand-in of it. */
  google?: boolean;
  /** Multiplies the waits of retries; 1 as documented by the vendors. */
  retryScale?: number;
}): Promise<LocalCloud> {
  const { dataDir, compute, operations, retryScale = 1 } = input;
  const secrets = loadSecrets(dataDir);
  const ports = await keepFree(loadPorts(dataDir));
  const addresses = openAppAddresses(join(dataDir, "app-addresses.json"));
  const setting = { dataDir, secrets, ports, compute, operations, retryScale, locate: addresses.locate };
  const libsql = await START.libsql(setting);
  const redis = await START.redis(setting);
  const email = await START.email(setting);
  const inference = await START.inference(setting);
  const qstash = await START.qstash(setting);
  const stripe = await START.stripe(setting);
  const google = input.google
    ? await startGoogle({
        port: ports.google,
        clientId: `${secrets.googleClient}.apps.googleusercontent.example`,
        clientSecret: secrets.google,
      })
    : null;
  const servers = { libsql, redis, email, inference, qstash, stripe, ...(google ? { google } : {}) };
  savePorts(dataDir, {
    ...ports,
    ...Object.fromEntries(Object.entries(servers).map(([name, server]) => [name, server.port])),
  });
  return {
    ...servers,
    google,
    bindings: (appUrl) => ({
      APP_URL: appUrl,
      AUTH_SECRET: secrets.auth,
      MEDIA_SIGNING_KEY: secrets.media,
      JOB_SIGNING_KEY: secrets.jobs,
      DATABASE_URL: libsql.url,
      DATABASE_TOKEN: secrets.database,
      REDIS_URL: redis.url,
      REDIS_TOKEN: secrets.redis,
      QSTASH_URL: qstash.url,
      QSTASH_TOKEN: secrets.qstash,
      QSTASH_CURRENT_SIGNING_KEY: secrets.qstashCurrent,
      QSTASH_NEXT_SIGNING_KEY: secrets.qstashNext,
      INFERENCE_KIND: "embedded",
      INFERENCE_QUEUE_URL: inference.url,
      INFERENCE_STORAGE_URL: inference.url,
      INFERENCE_JWKS_URL: `${inference.url}/.well-known/jwks.json`,
      INFERENCE_KEY: secrets.inference,
      INFERENCE_USER_ID: secrets.inferenceUser,
      INFERENCE_MEDIA_HOSTS: new URL(inference.url).host,
      EMAIL_API_URL: email.url,
      EMAIL_API_KEY: secrets.mail,
      EMAIL_WEBHOOK_SECRET: secrets.mailWebhook,
      EMAIL_FROM: "Likeness <hello@likeness.local>",
      STRIPE_API_URL: stripe.url,
      STRIPE_SECRET_KEY: secrets.stripe,
      STRIPE_WEBHOOK_SECRET: secrets.stripeWebhook,
      REGISTRATION_BONUS_CREDITS: String(LOCAL_REGISTRATION_BONUS),
      VISITOR_BUDGET_CREDITS: "600",
      ...(google
        ? {
            AUTH_GOOGLE_ID: google.clientId,
            AUTH_GOOGLE_SECRET: secrets.google,
            AUTH_GOOGLE_ISSUER: google.url,
          }
        : {}),
    }),
    reportTo(appUrl, named = appUrl) {
      addresses.moveTo({ at: appUrl, named });
      stripe.sendEventsTo({ url: `${appUrl}/api/webhooks/stripe`, secret: secrets.stripeWebhook });
    },
    async close() {
      for (const server of [google, stripe, qstash, inference, email, redis, libsql]) await server?.close();
    },
  };
}

/**
 * The ports of the last time, but for those another program has taken since: a new one is picked there. Work that was
 * handed out under an old address is asked for in vain and then paid back, which is better than no start at all.
 */
async function keepFree(ports: Record<string, number>): Promise<Record<string, number>> {
  const kept: Record<string, number> = {};
  for (const [name, port] of Object.entries(ports)) {
    if (name === "app" || (await isFree(port))) kept[name] = port;
  }
  return kept;
}
