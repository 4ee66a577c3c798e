import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { fileURLToPath } from "node:url";
import { unstable_readConfig } from "wrangler";
import { OUTSIDE_SETTINGS } from "#schema/outside-services.ts";
import { TRAINING_CREDITS } from "#schema/pricing.ts";

const root = fileURLToPath(new URL("../", import.meta.url));

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
  "OFFER_PROMOTION_CODE",
  "ALERT_EMAIL",
  "AUTH_GOOGLE_ID",
  "AUTH_GOOGLE_ISSUER",
] as const;
/** What may be left out: sign-in with Google, its two together, a code in offers, whom alerts go to, and whatever pages are connected to. */
export const OPTIONAL: readonly string[] = [
  "AUTH_GOOGLE_ID",
  "AUTH_GOOGLE_SECRET",
  "OFFER_PROMOTION_CODE",
  "ALERT_EMAIL",
  ...OUTSIDE_SETTINGS,
];

export type DeploymentEnv = Record<
  (typeof SECRETS)[number] | (typeof PLAIN)[number] | (typeof OUTSIDE_SETTINGS)[number],
  string
>;

/** wrangler.toml's variables, then .env, then the environment; missing ones are empty. */
export function readDeploymentEnv(): DeploymentEnv {
  if (existsSync(`${root}.env`)) loadEnvFile(`${root}.env`);
  const { vars } = unstable_readConfig({ config: `${root}wrangler.toml` });
  const names = [...SECRETS, ...PLAIN, ...OUTSIDE_SETTINGS];
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
  for (const name of SECRETS) {
    if ([env[name], readBase64(env[name])].some((key) => key.startsWith("local_")))
      problems.push(`${name} is a key of a local installation`);
  }
  if (/^[sr]k_test_/.test(env.STRIPE_SECRET_KEY))
    problems.push("STRIPE_SECRET_KEY is a test key: nobody could pay");
  for (const name of ["AUTH_SECRET", "MEDIA_SIGNING_KEY", "JOB_SIGNING_KEY"] as const) {
    // AUTH_SECRET may be several, newest first
    const keys = name === "AUTH_SECRET" ? env[name].split(",") : [env[name]];
    if (env[name] !== "" && keys.some((key) => key.trim().length < 32))
      problems.push(`${name} is shorter than 32 characters`);
  }
  const own = [...env.AUTH_SECRET.split(","), env.MEDIA_SIGNING_KEY, env.JOB_SIGNING_KEY].filter(
    (value) => value !== "",
  );
  if (new Set(own).size < own.length)
    problems.push("AUTH_SECRET, MEDIA_SIGNING_KEY and JOB_SIGNING_KEY must differ");
  for (const name of PLAIN.filter((one) => one.endsWith("_URL") || one === "AUTH_GOOGLE_ISSUER")) {
    if (env[name] !== "" && !isPublicAddress(env[name]))
      problems.push(`${name} is not a public https address`);
  }
  for (const name of ["VITE_ANALYTICS_URL", "VITE_PIXEL_URL", "VITE_ERROR_DSN"] as const) {
    if (env[name] !== "" && !isPublicAddress(env[name]))
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
  if (env.REGISTRATION_BONUS_CREDITS !== "" && !/^\d+$/.test(env.REGISTRATION_BONUS_CREDITS)) {
    problems.push("REGISTRATION_BONUS_CREDITS is not a whole number");
  }
  if (Number(env.REGISTRATION_BONUS_CREDITS) >= TRAINING_CREDITS) {
    problems.push("REGISTRATION_BONUS_CREDITS would give a paid training away");
  }
  return problems;
}

/** What a webhook's secret (`whsec_` and base64) is made of. */
function readBase64(secret: string): string {
  return Buffer.from(secret.replace(/^whsec_/, ""), "base64").toString();
}

function isPublicAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  const inside =
    /^(localhost|0\.|10\.|127\.|169\.254\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[)|\.(local|internal|localhost)$/;
  return (protocol === "https:" || protocol === "libsql:") && !inside.test(hostname);
}
