import { setTimeout as sleep } from "node:timers/promises";
import { unstable_readConfig } from "wrangler";
import { OUTSIDE_SETTINGS } from "#schema/site/outside-services.ts";
import { build } from "../build/build.ts";
import { PLAIN, problemsOf, readDeploymentEnv, SECRETS } from "./deployment-env.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { withSecretsFile, wrangler } from "./wrangler.ts";

/**
 * The bucket if it is missing, the database (it only ever gains), then the Worker, its pages and its secrets in one
 * step, and a look whether it is well. Refuses what is not ready for the world. Safe to repeat.
 */
const env = readDeploymentEnv();
const problems = problemsOf(env);
if (problems.length > 0) {
  fail(`Not deployed:\n${problems.map((problem) => `  ${problem}`).join("\n")}\nSee .env.example.`);
}
if (!wrangler(["whoami", "--json"], true)) {
  fail("Not deployed: sign in to Cloudflare with `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.");
}

const config = unstable_readConfig({ config: new URL("../../wrangler.toml", import.meta.url).pathname });
for (const { bucket_name: bucket } of config.r2_buckets) {
  if (!bucket || wrangler(["r2", "bucket", "info", bucket], true)) continue;
  if (!wrangler(["r2", "bucket", "create", bucket])) fail(`The bucket ${bucket} could not be made.`);
}

const { applied, made } = await prepareDatabase({ url: env.DATABASE_URL, token: env.DATABASE_TOKEN });
console.info(applied.length > 0 ? `Database: applied ${applied.join(", ")}.` : "Database: up to date.");
build({
  url: env.APP_URL,
  services: Object.fromEntries(OUTSIDE_SETTINGS.map((name) => [name, env[name]])),
  made,
  engine: "provider",
  sample: env.SAMPLE_PHOTO ? { photo: env.SAMPLE_PHOTO, credit: env.SAMPLE_CREDIT } : null,
});

const secrets = Object.fromEntries(
  SECRETS.filter((name) => env[name] !== "").map((name) => [name, env[name]]),
);
const host = new URL(env.APP_URL).hostname;
const deployed = withSecretsFile(secrets, (file) =>
  wrangler([
    "deploy",
    ...["--secrets-file", file],
    ...PLAIN.filter((name) => env[name] !== "").flatMap((name) => ["--var", `${name}:${env[name]}`]),
    // an address of one's own is connected here; one under workers.dev comes by itself
    ...(host.endsWith(".workers.dev") ? [] : ["--domain", host]),
  ]),
);
if (!deployed) fail("The Worker was not deployed; what ran before still runs.");

if (await becomesHealthy(`${env.APP_URL}/api/health`)) console.info(`Likeness is well at ${env.APP_URL}`);
else fail(`Deployed, but ${env.APP_URL}/api/health does not say it is well yet. A new domain takes minutes.`);

async function becomesHealthy(url: string): Promise<boolean> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
    if (answer?.ok) return true;
    await sleep(3000);
  }
  return false;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
