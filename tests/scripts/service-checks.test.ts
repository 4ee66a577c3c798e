import { beforeAll, expect, test } from "vitest";
import type { DeploymentEnv } from "#scripts/deployment-env.ts";
import { startCloud } from "#scripts/local/cloud.ts";
import { serviceChecks } from "#scripts/service-checks.ts";
import { duringFile } from "#tests/support/during-file.ts";
import { fakeCompute } from "#tests/support/fake-compute.ts";
import { scratchFolder } from "#tests/support/scratch-folder.ts";

const cloud = duringFile(
  () => startCloud({ dataDir: scratchFolder("doctor"), compute: fakeCompute().compute }),
  (started) => started.close(),
);
let env: DeploymentEnv;
beforeAll(() => {
  env = cloud.bindings("https://example.com") as DeploymentEnv;
});

async function problems(input: DeploymentEnv): Promise<Record<string, string | null>> {
  const checks = serviceChecks(input).map(async ({ name, problem }) => [name, await problem()] as const);
  return Object.fromEntries(await Promise.all(checks));
}

const NONE = {
  database: null,
  "rate limits": null,
  queue: null,
  inference: null,
  "inference webhook keys": null,
  mail: null,
  payments: null,
};

test("services that take their keys have no problem", async () => {
  expect(await problems(env)).toEqual(NONE);
});

test.each([
  ["database", "DATABASE_TOKEN"],
  ["rate limits", "REDIS_TOKEN"],
  ["queue", "QSTASH_TOKEN"],
  ["inference", "INFERENCE_KEY"],
  ["mail", "EMAIL_API_KEY"],
  ["payments", "STRIPE_SECRET_KEY"],
] as const)("a wrong key of the %s is told", async (service, variable) => {
  const found = await problems({ ...env, [variable]: "wrong" });
  expect(found).toEqual({ ...NONE, [service]: expect.stringMatching(/^HTTP 40[13]$/) });
});

test.each([
  ["database", "DATABASE_URL"],
  ["rate limits", "REDIS_URL"],
  ["queue", "QSTASH_URL"],
  ["inference", "INFERENCE_QUEUE_URL"],
  ["mail", "EMAIL_API_URL"],
  ["payments", "STRIPE_API_URL"],
] as const)("a %s that does not answer is told", async (service, variable) => {
  const found = await problems({ ...env, [variable]: "http://127.0.0.1:9" });
  expect(found).toEqual({ ...NONE, [service]: "no answer" });
});
