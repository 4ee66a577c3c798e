import { expect, test } from "vitest";
import type { DeploymentEnv } from "#scripts/deploy/deployment-env.ts";
import { serviceChecks } from "#scripts/deploy/service-checks.ts";
import { startCloud } from "#scripts/local/cloud.ts";
import { duringFile } from "#tests/support/during-file.ts";
import { fakeCompute } from "#tests/support/local/fake-compute.ts";
import { scratchFolder } from "#tests/support/scratch-folder.ts";

const cloud = duringFile(
  () => startCloud({ dataDir: scratchFolder("doctor"), compute: fakeCompute().compute }),
  (started) => started.close(),
);

/** Which services have a problem where the configuration is changed so. */
async function problems(change: Partial<DeploymentEnv>): Promise<Record<string, string | null>> {
  const env = { ...cloud.bindings("https://example.com"), ...change } as DeploymentEnv;
  const checks = serviceChecks(env).map(async ({ name, problem }) => [name, await problem()] as const);
  return Object.fromEntries((await Promise.all(checks)).filter(([, problem]) => problem !== null));
}

test.each([
  ["database", "DATABASE_TOKEN", "DATABASE_URL"],
  ["rate limits", "REDIS_TOKEN", "REDIS_URL"],
  ["queue", "QSTASH_TOKEN", "QSTASH_URL"],
  ["inference", "INFERENCE_KEY", "INFERENCE_QUEUE_URL"],
  ["email", "EMAIL_API_KEY", "EMAIL_API_URL"],
  ["payments", "STRIPE_SECRET_KEY", "STRIPE_API_URL"],
])("of the %s a wrong key is told, and that it does not answer", async (service, key, url) => {
  expect(await problems({ [key]: "wrong" })).toEqual({ [service]: expect.stringMatching(/^HTTP 40[13]$/) });
  expect(await problems({ [url]: "http://127.0.0.1:9" })).toEqual({ [service]: "no answer" });
});
