import type { Fetcher, ImagesBinding, R2Bucket } from "@cloudflare/workers-types";
import * as z from "zod";

const secret = z.string().refine((value) => value.trim().length >= 32, "needs at least 32 characters");
/** One secret or several, newest first: the first one signs, all of them verify. */
const secrets = z
  .string()
  .transform((value) => value.split(",").map((one) => one.trim()))
  .pipe(z.array(secret).min(1));
const url = z.url().transform((value) => value.replace(/\/+$/, ""));

/** Left empty is left out. */
const emptyIsLeftOut = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyIsLeftOut, schema.optional());

/** Every binding the Worker reads. Nothing has a default that would open a door. */
const bindings = z.object({
  APP_URL: url,
  AUTH_SECRET: secrets,
  MEDIA_SIGNING_KEY: secret,
  JOB_SIGNING_KEY: secret,
  DATABASE_URL: url,
  DATABASE_TOKEN: z.string().min(1),
  REDIS_URL: url,
  REDIS_TOKEN: z.string().min(1),
  QSTASH_URL: url,
  QSTASH_TOKEN: z.string().min(1),
  QSTASH_CURRENT_SIGNING_KEY: z.string().min(16),
  QSTASH_NEXT_SIGNING_KEY: z.string().min(16),
  INFERENCE_QUEUE_URL: url,
  INFERENCE_STORAGE_URL: url,
  INFERENCE_JWKS_URL: url,
  INFERENCE_KEY: z.string().min(1),
  INFERENCE_USER_ID: z.string().min(1),
  INFERENCE_KIND: z.enum(["provider", "embedded"]),
  INFERENCE_MEDIA_HOSTS: z
    .string()
    .min(1)
    .transform((value) => value.split(",").map((host) => host.trim())),
  EMAIL_API_URL: url,
  EMAIL_API_KEY: z.string().min(1),
  EMAIL_FROM: z.string().min(3),
  STRIPE_API_URL: url,
  STRIPE_SECRET_KEY: z.string().min(16),
  STRIPE_WEBHOOK_SECRET: z.string().min(16),
  EMAIL_WEBHOOK_SECRET: z.string().startsWith("whsec_").min(30),
  OFFER_PROMOTION_CODE: optional(z.string().max(40)),
  ALERT_EMAIL: optional(z.email()),
  /** What the provider's work of one account, and of all, may cost a day. */
  SPEND_LIMIT_ACCOUNT_USD: z.preprocess(emptyIsLeftOut, z.coerce.number().positive().default(50)),
  SPEND_LIMIT_TOTAL_USD: z.preprocess(emptyIsLeftOut, z.coerce.number().positive().default(500)),
  /** Credits a day for free tools of the provider's, whose visitors have no account; 0: there are none. */
  VISITOR_BUDGET_CREDITS: z.preprocess(emptyIsLeftOut, z.coerce.number().int().min(0).default(0)),
  /** What checking a password costs: the logarithm, to base two, of scrypt's N. */
  PASSWORD_HASH_COST: z.preprocess(emptyIsLeftOut, z.coerce.number().int().min(10).max(15).default(15)),
  /** Multiplies how often anything may be done: tests and measurements have no other strangers to hold off. */
  LIMIT_SCALE: z.preprocess(emptyIsLeftOut, z.coerce.number().int().min(1).default(1)),
  REGISTRATION_BONUS_CREDITS: z.coerce.number().int().min(0),
  AUTH_GOOGLE_ID: optional(z.string()),
  AUTH_GOOGLE_SECRET: optional(z.string()),
  AUTH_GOOGLE_ISSUER: optional(url),
});

/** Sign-in with Google, whole or not at all: an id alone would send people to a sign-in that cannot end. */
const whole = bindings.superRefine((env, context) => {
  if (!env.AUTH_GOOGLE_ID) return;
  for (const name of ["AUTH_GOOGLE_SECRET", "AUTH_GOOGLE_ISSUER"] as const) {
    if (env[name]) continue;
    context.addIssue({ code: "custom", path: [name], message: "is missing for sign-in with Google" });
  }
});

export type Config = Readonly<z.infer<typeof bindings>>;

/** The Worker's environment as the runtime hands it over, before it is parsed. */
export interface Env {
  MEDIA: R2Bucket;
  IMAGES: ImagesBinding;
  ASSETS: Fetcher;
  [name: string]: unknown;
}

export class ConfigError extends Error {
  override name = "ConfigError";
}

const parsed = new WeakMap<object, Config>();

/** Parses the bindings once per isolate; throws a ConfigError that names each bad variable but no value. */
export function parseEnv(env: Env): Config {
  const known = parsed.get(env);
  if (known) return known;
  const result = whole.safeParse(env);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new ConfigError(`The configuration is incomplete. ${problems.join("; ")}`);
  }
  for (const name of ["MEDIA", "IMAGES", "ASSETS"] as const) {
    if (!env[name]) throw new ConfigError(`The configuration is incomplete. ${name}: no such binding`);
  }
  parsed.set(env, result.data);
  return result.data;
}
