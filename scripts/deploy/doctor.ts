import { readOutsideServices } from "#schema/site/outside-services.ts";
import { problemsOf, readDeploymentEnv } from "./deployment-env.ts";
import { runningHealth } from "./running-health.ts";
import { serviceChecks } from "./service-checks.ts";

/** Says what a deployment would run on, what is missing, and whether each configured service takes its key. */
const env = readDeploymentEnv();
const problems = problemsOf(env);

console.info("Configuration");
for (const problem of problems) console.info(`  missing  ${problem}`);
if (problems.length === 0) console.info("  ok       everything a deployment needs is set");

const { analytics, pixel, errors } = readOutsideServices(env);
console.info("In pages, once a person allows it");
for (const [name, connected] of Object.entries({ analytics, pixel, "error reports": errors })) {
  console.info(`  ${connected ? "ok       " : "not set  "}${name}${connected ? "" : ": not in the pages"}`);
}

console.info("Services");
const results = await Promise.all(
  serviceChecks(env).map(async ({ name, needs, problem }) => {
    const unset = needs.filter((variable) => env[variable] === "");
    if (unset.length > 0) return { name, told: `not set  ${name}: ${unset.join(", ")}`, ok: false };
    const why = await problem();
    return { name, told: why === null ? `ok       ${name}` : `failed   ${name}: ${why}`, ok: why === null };
  }),
);
for (const { told } of results) console.info(`  ${told}`);

let well: boolean | null = null;
if (env.APP_URL !== "") {
  const running = await runningHealth(env.APP_URL);
  well = running.well;
  const mark = well === null ? "unknown " : well ? "ok      " : "failed  ";
  console.info(`What runs\n  ${mark} ${env.APP_URL}: ${running.told}`);
}

console.info("\n`npm start` needs none of this; `npm start -- --fal` needs INFERENCE_KEY alone.");
process.exit(problems.length > 0 || results.some(({ ok }) => !ok) || well === false ? 1 : 0);
