import { problemsOf, readDeploymentEnv } from "./deployment-env.ts";

/** Says what a deployment would run on, what is missing, and whether the configured services answer. */
const env = readDeploymentEnv();
const problems = problemsOf(env);

console.info("Configuration");
for (const problem of problems) console.info(`  missing  ${problem}`);
if (problems.length === 0) console.info("  ok       everything a deployment needs is set");

const checks: [string, string, Record<string, string>][] = [
  [
    "database",
    env.DATABASE_URL.replace(/^libsql:/, "https:"),
    { authorization: `Bearer ${env.DATABASE_TOKEN}` },
  ],
  ["rate limits", env.REDIS_URL && `${env.REDIS_URL}/ping`, { authorization: `Bearer ${env.REDIS_TOKEN}` }],
  [
    "queue",
    env.QSTASH_URL && env.QSTASH_TOKEN && `${env.QSTASH_URL}/v2/keys`,
    { authorization: `Bearer ${env.QSTASH_TOKEN}` },
  ],
  ["inference keys", env.INFERENCE_KEY && env.INFERENCE_JWKS_URL, {}],
  [
    "mail",
    env.EMAIL_API_KEY && `${env.EMAIL_API_URL}/domains`,
    { authorization: `Bearer ${env.EMAIL_API_KEY}` },
  ],
];
console.info("Services");
let unreachable = 0;
for (const [name, url, headers] of checks) {
  if (!url) {
    console.info(`  not set  ${name}`);
    continue;
  }
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(8000) }).then(
    (response) => response.status,
    () => null,
  );
  const ok = answer !== null && answer < 500 && answer !== 401 && answer !== 403;
  if (!ok) unreachable++;
  console.info(
    `  ${ok ? "ok      " : "failed  "} ${name}${answer === null ? ": no answer" : ok ? "" : `: HTTP ${answer}`}`,
  );
}
console.info("\n`npm start` needs none of this.");
process.exit(problems.length > 0 || unreachable > 0 ? 1 : 0);
