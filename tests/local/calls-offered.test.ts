import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { createQstash } from "#functions/providers/queue/qstash.ts";
import { createUpstashLimits } from "#functions/providers/rate-limit/upstash.ts";
import type { DeploymentEnv } from "#scripts/deployment-env.ts";
import { createApi as createQstashApi } from "#scripts/local/qstash/api.ts";
import { OPTIONS } from "#scripts/local/qstash/publication.ts";
import { createApi as createRedisApi } from "#scripts/local/redis/api.ts";
import { COMMANDS } from "#scripts/local/redis/commands.ts";
import { serviceChecks } from "#scripts/service-checks.ts";
import { QUEUE_KEYS, startQueueSetup } from "#tests/support/queue-setup.ts";
import { startRedisSetup } from "#tests/support/redis-setup.ts";

// A stand-in offers what the product and its scripts call, and no more: what they call is recorded here.

/** Offered beside: publishing one message is a batch of one, and deduplication is the queue's promise to publishers. */
const BESIDE = { routes: ["POST /v2/publish/*"], options: ["upstash-deduplication-id"] };

afterEach(() => vi.restoreAllMocks());

/** Every call made from now on: `METHOD /path`, and its body as JSON. */
function record(): { call: string; body: unknown }[] {
  const calls: { call: string; body: unknown }[] = [];
  const original = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const text = await request.clone().text();
    const call = `${request.method} ${new URL(request.url).pathname}`;
    calls.push({ call, body: text ? JSON.parse(text) : null });
    return original(request);
  });
  return calls;
}

/** Routes of an API but for its page, with those that were called in the place of what they match. */
function routesOf(api: { routes: { method: string; path: string }[] }, called: string[]): string[] {
  return api.routes
    .filter(({ method, path }) => method !== "ALL" && `${method} ${path}` !== "GET /")
    .map(({ method, path }) => {
      const pattern = new RegExp(`^${method} ${path.replace(/:\w+/g, "[^/]+").replaceAll("*", ".*")}$`);
      return called.find((call) => pattern.test(call)) ?? `${method} ${path}`;
    });
}

const unique = (names: string[]) => [...new Set(names)].sort();
const check = (name: string, env: Partial<DeploymentEnv>) =>
  serviceChecks(env as DeploymentEnv).find((each) => each.name === name);

test("qstash: the calls and options of the product and its scripts", async () => {
  const set = await startQueueSetup();
  onTestFinished(set.close);
  set.qstash.pause();
  const calls = record();
  const { url } = set.qstash;
  const queue = createQstash({ url, token: "secret", ...QUEUE_KEYS, appUrl: set.to("") });
  await queue.publish([{ job: "poll", body: { id: "a" }, delaySeconds: 5 }]);
  expect(await check("queue", { QSTASH_URL: url, QSTASH_TOKEN: "secret" })?.problem()).toBeNull();

  const called = unique(calls.map(({ call }) => call));
  const routes = routesOf(createQstashApi({} as never), called);
  expect(unique(routes)).toEqual(unique([...called, ...BESIDE.routes]));
  const parts = calls.flatMap(({ body }) => (Array.isArray(body) ? body : []));
  const sent = parts.flatMap(({ headers }) => Object.keys(headers).map((name) => name.toLowerCase()));
  const used = sent.filter((name) => name.startsWith("upstash-"));
  expect(unique(OPTIONS)).toEqual(unique([...used, ...BESIDE.options]));
});

test("redis: the calls and commands of the product and its scripts", async () => {
  const set = await startRedisSetup();
  onTestFinished(set.close);
  const calls = record();
  const { url } = set.server;
  const limits = createUpstashLimits({ url, token: "secret" });
  await limits.ping();
  expect(await limits.allow("registerByAddress", "who")).toBe(true);
  expect(await check("rate limits", { REDIS_URL: url, REDIS_TOKEN: "secret" })?.problem()).toBeNull();

  const called = unique(calls.map(({ call }) => call));
  expect(unique(routesOf(createRedisApi({} as never), called))).toEqual(called);
  const names = calls.flatMap(({ call, body }) =>
    call === "POST /" ? [(body as string[])[0]] : (body as string[][]).map(([name]) => name),
  );
  expect(unique(Object.keys(COMMANDS))).toEqual(unique(names.map((name) => String(name).toLowerCase())));
});
