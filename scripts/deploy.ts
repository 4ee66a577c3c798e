import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { build } from "./build.ts";
import { PLAIN, problemsOf, readDeploymentEnv, SECRETS } from "./deployment-env.ts";
import { prepareDatabase } from "./prepare-database.ts";

/** Database first (it only ever gains), then the Worker with its secrets. Refuses what is not ready for the world. */
const env = readDeploymentEnv();
const problems = problemsOf(env);
if (problems.length > 0) {
  console.error(`Not deployed:\n${problems.map((problem) => `  ${problem}`).join("\n")}\nSee .env.example.`);
  process.exit(1);
}

build();
const { applied } = await prepareDatabase({ url: env.DATABASE_URL, token: env.DATABASE_TOKEN });
console.info(applied.length > 0 ? `Database: applied ${applied.join(", ")}.` : "Database: up to date.");

const secrets = Object.fromEntries(
  SECRETS.filter((name) => env[name] !== "").map((name) => [name, env[name]]),
);
wrangler(["secret", "bulk"], JSON.stringify(secrets));
wrangler([
  "deploy",
  ...PLAIN.filter((name) => env[name] !== "").flatMap((name) => ["--var", `${name}:${env[name]}`]),
]);

function wrangler(args: string[], input?: string): void {
  const { status } = spawnSync(process.execPath, ["node_modules/wrangler/bin/wrangler.js", ...args], {
    cwd: fileURLToPath(new URL("../", import.meta.url)),
    input,
    stdio: [input === undefined ? "inherit" : "pipe", "inherit", "inherit"],
  });
  if (status !== 0) process.exit(status ?? 1);
}
