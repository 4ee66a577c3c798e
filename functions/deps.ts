import { createClientFor, createDb, type Db } from "#db/client.ts";
import { type Config, type Env, parseEnv } from "./env.ts";
import type { Mailer } from "./providers/email/mailer.ts";
import { createResend } from "./providers/email/resend.ts";
import { createCloudflareImages } from "./providers/images/cloudflare-images.ts";
import type { Images } from "./providers/images/images.ts";
import { createFalQueue } from "./providers/inference/fal-queue.ts";
import type { Inference } from "./providers/inference/inference.ts";
import type { Payments } from "./providers/payments/payments.ts";
import { createStripe } from "./providers/payments/stripe.ts";
import { createGooglePictures } from "./providers/profile-pictures/google-pictures.ts";
import type { ProfilePictures } from "./providers/profile-pictures/profile-pictures.ts";
import { createPublicSuffixes, type PublicSuffixes } from "./providers/public-suffixes/public-suffixes.ts";
import { createQstash } from "./providers/queue/qstash.ts";
import type { Queue } from "./providers/queue/queue.ts";
import type { RateLimits } from "./providers/rate-limit/rate-limit.ts";
import { createUpstashLimits } from "./providers/rate-limit/upstash.ts";
import { createR2 } from "./providers/storage/r2.ts";
import type { Storage } from "./providers/storage/storage.ts";
import { createLog, type Log } from "./providers/telemetry/log.ts";

/** Everything outside our own code, built for one request. */
export interface Deps {
  config: Config;
  db: Db;
  /** A connection of one's own, for an answer that still streams when `db` is closed; whoever opens it closes it. */
  openDb(): Db;
  inference: Inference;
  queue: Queue;
  mailer: Mailer;
  payments: Payments;
  storage: Storage;
  images: Images;
  profilePictures: ProfilePictures;
  publicSuffixes: PublicSuffixes;
  limits: RateLimits;
  log: Log;
  /** Milliseconds, UTC. */
  now(): number;
}

/**
 * The only place where providers are built, each when it is first used: most requests need two or three of them.
 * Throws a ConfigError when the configuration is incomplete.
 */
export function createDeps(env: Env, requestId: string): Deps {
  const config = parseEnv(env);
  const openDb = () => createDb(createClientFor({ url: config.DATABASE_URL, token: config.DATABASE_TOKEN }));
  return lazily<Deps>({
    config: () => config,
    db: openDb,
    openDb: () => openDb,
    inference: () =>
      createFalQueue({
        queueUrl: config.INFERENCE_QUEUE_URL,
        storageUrl: config.INFERENCE_STORAGE_URL,
        jwksUrl: config.INFERENCE_JWKS_URL,
        key: config.INFERENCE_KEY,
        userId: config.INFERENCE_USER_ID,
        mediaHosts: config.INFERENCE_MEDIA_HOSTS,
      }),
    queue: () =>
      createQstash({
        url: config.QSTASH_URL,
        token: config.QSTASH_TOKEN,
        currentSigningKey: config.QSTASH_CURRENT_SIGNING_KEY,
        nextSigningKey: config.QSTASH_NEXT_SIGNING_KEY,
        appUrl: config.APP_URL,
      }),
    payments: () =>
      createStripe({
        url: config.STRIPE_API_URL,
        secretKey: config.STRIPE_SECRET_KEY,
        webhookSecret: config.STRIPE_WEBHOOK_SECRET,
      }),
    mailer: () =>
      createResend({
        url: config.EMAIL_API_URL,
        key: config.EMAIL_API_KEY,
        webhookSecret: config.EMAIL_WEBHOOK_SECRET,
      }),
    storage: () => createR2(env.MEDIA),
    images: () => createCloudflareImages(env.IMAGES),
    profilePictures: () => createGooglePictures({ issuer: config.AUTH_GOOGLE_ISSUER || null }),
    publicSuffixes: () =>
      createPublicSuffixes(env.ASSETS, { origin: config.APP_URL, log: createLog({ requestId }) }),
    limits: () =>
      createUpstashLimits({
        url: config.REDIS_URL,
        token: config.REDIS_TOKEN,
        scale: config.LIMIT_SCALE,
      }),
    log: () => createLog({ requestId }),
    now: () => Date.now,
  });
}

function lazily<T extends object>(makers: { [K in keyof T]: () => T[K] }): T {
  const made = {} as T;
  for (const name of Object.keys(makers) as (keyof T)[]) {
    Object.defineProperty(made, name, {
      configurable: true,
      enumerable: true,
      get() {
        const value = makers[name]();
        Object.defineProperty(made, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return made;
}
