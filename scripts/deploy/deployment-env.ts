import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { fileURLToPath } from "node:url";
import { unstable_readConfig } from "wrangler";
import { TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { OUTSIDE_SETTINGS } from "#schema/site/outside-services.ts";
import { areServiceHosts, isPublicAddress } from "./public-address.ts";
import { weaknessOf } from "./weak-secret.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Variables that must be secret, and those that may be read by anyone who can read the deployment. */
export const SECRETS = [
  "AUTH_SECRET",
  "MEDIA_SIGNING_KEY",
  "JOB_SIGNING_KEY",
  "DATABASE_TOKEN",
  "REDIS_TOKEN",
  "QSTASH_TOKEN",
  "QSTASH_CURRENT_SIGNING_KEY",
  "QSTASH_NEXT_SIGNING_KEY",
  "INFERENCE_KEY",
  "EMAIL_API_KEY",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "EMAIL_WEBHOOK_SECRET",
  "AUTH_GOOGLE_SECRET",
] as const;
export const PLAIN = [
  "APP_URL",
  "DATABASE_URL",
  "REDIS_URL",
  "QSTASH_URL",
  "INFERENCE_USER_ID",
  "EMAIL_FROM",
  "INFERENCE_QUEUE_URL",
  "INFERENCE_STORAGE_URL",
  "INFERENCE_JWKS_URL",
  "INFERENCE_MEDIA_HOSTS",
  "INFERENCE_KIND",
  "EMAIL_API_URL",
  "STRIPE_API_URL",
  "REGISTRATION_BONUS_CREDITS",
  "SPEND_LIMIT_ACCOUNT_USD",
  "SPEND_LIMIT_TOTAL_USD",
  "VISITOR_BUDGET_CREDITS",
  "OFFER_PROMOTION_CODE",
  "ALERT_EMAIL",
  "AUTH_GOOGLE_ID",
  "AUTH_GOOGLE_ISSUER",
] as const;
/** A photo for visitors without one at hand, and its credit. */
const SAMPLE_SETTINGS = ["SAMPLE_PHOTO", "SAMPLE_CREDIT"] as const;
/** What may be left out: sign-in with Google, its two together, a code in offers, whom alerts go to, a sample photo, and whatever pages are connected to. */
export const OPTIONAL: readonly string[] = [
  "AUTH_GOOGLE_ID",
  "AUTH_GOOGLE_SECRET",
  "OFFER_PROMOTION_CODE",
  "ALERT_EMAIL",
  ...SAMPLE_SETTINGS,
  ...OUTSIDE_SETTINGS,
];

export type DeploymentEnv = Record<
  | (typeof SECRETS)[number]
  | (typeof PLAIN)[number]
  | (typeof SAMPLE_SETTINGS)[number]
  | (typeof OUTSIDE_SETTINGS)[number],
  string
>;

/** wrangler.toml's variables, then .env, then the environment; missing ones are empty. */
export function readDeploymentEnv(): DeploymentEnv {
  if (existsSync(`${root}.env`)) loadEnvFile(`${root}.env`);
  const { vars } = unstable_readConfig({ config: `${root}wrangler.toml` });
  const names = [...SECRETS, ...PLAIN, ...SAMPLE_SETTINGS, ...OUTSIDE_SETTINGS];
  return Object.fromEntries(
    names.map((name) => [name, process.env[name] ?? String(vars[name] ?? "")]),
  ) as DeploymentEnv;
}

/** Why this configuration must not be deployed; empty when it may. Names variables, never values. */
export function problemsOf(env: DeploymentEnv): string[] {
  const problems: string[] = [];
  for (const [name, value] of Object.entries(env)) {
    if (value === "" && !OPTIONAL.includes(name)) problems.push(`${name} is empty`);
  }
  if ((env.AUTH_GOOGLE_ID === "") !== (env.AUTH_GOOGLE_SECRET === "")) {
    problems.push("AUTH_GOOGLE_ID and AUTH_GOOGLE_SECRET go together");
  }
  if ((env.SAMPLE_PHOTO === "") !== (env.SAMPLE_CREDIT === "")) {
    problems.push("SAMPLE_PHOTO and SAMPLE_CREDIT go together");
  }
  if (env.SAMPLE_PHOTO !== "" && !existsSync(env.SAMPLE_PHOTO)) {
    problems.push("SAMPLE_PHOTO names no file on this machine");
  }
  for (const name of SECRETS) {
    const bare = env[name].replace(/^whsec_/, "");
    if ([bare, Buffer.from(bare, "base64").toString()].some((key) => key.startsWith("local_")))
      problems.push(`${name} is a key of a local installation`);
  }
  if (env.STRIPE_SECRET_KEY !== "" && !/^[sr]k_live_/.test(env.STRIPE_SECRET_KEY)) {
    problems.push("STRIPE_SECRET_KEY is not a live secret key (sk_live_…): nobody could pay");
  }
  for (const name of ["STRIPE_WEBHOOK_SECRET", "EMAIL_WEBHOOK_SECRET"] as const) {
    if (env[name] !== "" && !/^whsec_.{24,}$/.test(env[name]))
      problems.push(`${name} is not the signing secret of a webhook (whsec_…)`);
  }
  // may be several, newest first
  const authSecrets = env.AUTH_SECRET.split(",").map((key) => key.trim());
  const own = { AUTH_SECRET: authSecrets, MEDIA_SIGNING_KEY: [env.MEDIA_SIGNING_KEY] };
  for (const [name, keys] of Object.entries({ ...own, JOB_SIGNING_KEY: [env.JOB_SIGNING_KEY] })) {
    const weakness = keys.filter((key) => key !== "").flatMap((key) => weaknessOf(key) ?? [])[0];
    if (weakness) problems.push(`${name} ${weakness}`);
  }
  const names = new Map<string, string>();
  for (const name of SECRETS) {
    for (const key of name === "AUTH_SECRET" ? authSecrets : [env[name]]) {
      if (key !== "" && names.has(key)) problems.push(`${name} is the same as ${names.get(key)}`);
      names.set(key, name);
    }
  }
  for (const name of PLAIN.filter((one) => one.endsWith("_URL") || one === "AUTH_GOOGLE_ISSUER")) {
    if (env[name] !== "" && !isPublicAddress(env[name], name === "DATABASE_URL" ? { also: ["libsql:"] } : {}))
      problems.push(`${name} is not a public https address`);
  }
  if (URL.canParse(env.APP_URL) && !/^\/?$/.test(env.APP_URL.replace(new URL(env.APP_URL).origin, ""))) {
    problems.push("APP_URL has more than https:// and a name in it");
  }
  if (env.INFERENCE_MEDIA_HOSTS !== "" && !areServiceHosts(env.INFERENCE_MEDIA_HOSTS)) {
    problems.push("INFERENCE_MEDIA_HOSTS names more than the provider's own hosts");
  }
  for (const name of ["VITE_ANALYTICS_URL", "VITE_PIXEL_URL", "VITE_ERROR_DSN"] as const) {
    // the key of a DSN stands before its @
    if (env[name] !== "" && !isPublicAddress(env[name], name === "VITE_ERROR_DSN" ? { also: ["user"] } : {}))
      problems.push(`${name} is not a public https address`);
  }
  if (!/^(\/(?!\/)|$)/.test(env.VITE_ERROR_ENDPOINT) && !isPublicAddress(env.VITE_ERROR_ENDPOINT)) {
    problems.push("VITE_ERROR_ENDPOINT is neither a public https address nor a path of ours");
  }
  if (env.INFERENCE_KIND !== "" && env.INFERENCE_KIND !== "provider") {
    problems.push("INFERENCE_KIND must be provider: the embedded engine runs on a laptop only");
  }
  for (const name of ["SPEND_LIMIT_ACCOUNT_USD", "SPEND_LIMIT_TOTAL_USD"] as const) {
    if (env[name] !== "" && !(Number(env[name]) > 0)) problems.push(`${name} is not a sum of money`);
  }
  for (const name of ["REGISTRATION_BONUS_CREDITS", "VISITOR_BUDGET_CREDITS"] as const) {
    if (env[name] !== "" && !/^\d+$/.test(env[name])) problems.push(`${name} is not a whole number`);
  }
  if (Number(env.REGISTRATION_BONUS_CREDITS) >= TRAINING_CREDITS) {
    problems.push("REGISTRATION_BONUS_CREDITS would give a paid training away");
  }
  return problems;
}
