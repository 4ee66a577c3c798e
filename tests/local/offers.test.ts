import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { createClientFor, createDb } from "#db/client.ts";
import { createResend } from "#functions/providers/email/resend.ts";
import { createFalQueue } from "#functions/providers/inference/fal-queue.ts";
import { createQstash } from "#functions/providers/queue/qstash.ts";
import { createUpstashLimits } from "#functions/providers/rate-limit/upstash.ts";
import { PARSERS } from "#schema/operations/index.ts";
import { imagesOutput } from "#schema/operations/outputs.ts";
import { trainModel } from "#schema/operations/train-model.ts";
import type { DeploymentEnv } from "#scripts/deployment-env.ts";
import { startGoogle } from "#scripts/local/google/server.ts";
import { REQUESTS } from "#scripts/local/libsql/protocol.ts";
import { startLibsql } from "#scripts/local/libsql/server.ts";
import { startMail } from "#scripts/local/mail/server.ts";
import { OPTIONS } from "#scripts/local/qstash/publication.ts";
import { COMMANDS } from "#scripts/local/redis/commands.ts";
import { waitForToken } from "#scripts/mailbox.ts";
import { serviceChecks } from "#scripts/service-checks.ts";
import { API_KEY, PORTRAITS, startSetup, USER_ID, until } from "#tests/support/inference-setup.ts";
import { QUEUE_KEYS, startQueueSetup } from "#tests/support/queue-setup.ts";
import { startRedisSetup } from "#tests/support/redis-setup.ts";
import { scratchFolder } from "#tests/support/scratch-folder.ts";

/** A local server offers what the product and its scripts call, and what a person opens in a browser: no less, no more. */
afterEach(() => {
  vi.restoreAllMocks();
});

/** Notes each call that leaves this process for a server. */
function recordCalls(url: string): { method: string; path: string; request: Request }[] {
  const calls: ReturnType<typeof recordCalls> = [];
  const { fetch } = globalThis;
  vi.spyOn(globalThis, "fetch").mockImplementation((...args) => {
    const request = new Request(...args);
    const { origin, pathname } = new URL(request.url);
    if (origin === url) calls.push({ method: request.method, path: pathname, request: request.clone() });
    return fetch(request);
  });
  return calls;
}

/** The routes that answered these calls. */
function routesCalled(routes: string[], calls: { method: string; path: string }[]): string[] {
  const patterns = routes.map((route) => ({
    route,
    pattern: new RegExp(`^${route.replace("/:path{.+}?", "(/.+)?").replace(/:\w+/g, "[^/]+")}$`),
  }));
  const called = calls.map(({ method, path }) => {
    const found = patterns.find(({ pattern }) => pattern.test(`${method} ${path}`));
    return found?.route ?? `missing: ${method} ${path}`;
  });
  return [...new Set(called)].sort();
}

const check = (name: string, env: Partial<DeploymentEnv>) =>
  serviceChecks(env as DeploymentEnv)
    .find((each) => each.name === name)
    ?.problem();

test("inference: what the provider and the doctor call, and the page", async () => {
  const setup = await startSetup();
  const { url, routes } = setup.server;
  const input = setup.portraitInput();
  const env = {
    INFERENCE_QUEUE_URL: url,
    INFERENCE_KEY: API_KEY,
    INFERENCE_JWKS_URL: `${url}/.well-known/jwks.json`,
  };
  const provider = createFalQueue({
    ...{ queueUrl: url, storageUrl: url, jwksUrl: env.INFERENCE_JWKS_URL, key: API_KEY, userId: USER_ID },
    mediaHosts: [new URL(url).host],
  });
  const calls = recordCalls(url);
  const { webhookUrl } = setup.outside;
  const request = await provider.submit({ endpoint: PORTRAITS, input, webhookUrl });
  await until(async () => (await provider.status(request)).state === "ended");
  const result = await provider.result(request);
  const [image] = imagesOutput.schema(PARSERS).parse(result?.ok && result.output).images;
  await (await provider.download(image?.url ?? "")).body.cancel();
  const [webhook] = await until(() => setup.outside.webhooks.length > 0 && setup.outside.webhooks);
  const headers = new Headers(webhook?.headers as Record<string, string>);
  const rawBody = new TextEncoder().encode(webhook?.body);
  expect(await provider.verifyWebhook({ headers, rawBody, now: Date.now() })).toMatchObject({ status: "OK" });
  setup.engine.pause();
  for (let n = 0; n < 2; n++) await provider.submit({ endpoint: PORTRAITS, input, webhookUrl: null });
  const waiting = await provider.submit({ endpoint: PORTRAITS, input, webhookUrl: null });
  expect(await provider.cancel(waiting)).toBe("cancelled");
  setup.engine.resume();
  const imagesUrl = await provider.upload({
    content: new Blob(["x"], { type: "application/zip" }),
    keepSeconds: 60,
  });
  await provider.submit({
    ...{ endpoint: trainModel.endpoint, webhookUrl: null },
    input: { images_data_url: imagesUrl, trigger_word: "ohwx", steps: 1, is_style: false },
  });
  for (const name of ["inference", "inference webhook keys"]) expect(await check(name, env)).toBeNull();

  expect(routesCalled(routes, calls)).toEqual(routes.filter((route) => route !== "GET /").sort());
  await setup.close();
});

/** Basic to a publisher, though the product calls neither. */
const QUEUE_EXTRAS = { route: "POST /v2/publish/*", option: "upstash-deduplication-id" };

test("queue: what the publisher and the doctor call, with the options of its messages, and the page", async () => {
  const setup = await startQueueSetup();
  const { url, routes } = setup.qstash;
  setup.qstash.pause();
  const calls = recordCalls(url);
  const queue = createQstash({ url, token: "secret", ...QUEUE_KEYS, appUrl: setup.to("") });
  await queue.publish([{ job: "poll", body: { id: "a" }, delaySeconds: 5 }]);
  expect(await check("queue", { QSTASH_URL: url, QSTASH_TOKEN: "secret" })).toBeNull();

  expect([...routesCalled(routes, calls), QUEUE_EXTRAS.route].sort()).toEqual(
    routes.filter((route) => route !== "GET /").sort(),
  );
  const batches = calls.filter(({ path }) => path === "/v2/batch").map(({ request }) => request.json());
  const messages: { headers: object }[] = (await Promise.all(batches)).flat();
  const names = new Set(messages.flatMap(({ headers }) => Object.keys(headers)));
  const sent = [...names].filter((name) => name.startsWith("upstash-"));
  expect([...sent, QUEUE_EXTRAS.option].sort()).toEqual(OPTIONS.toSorted());
  await setup.close();
});

test("redis: what the limiter and the doctor call, with its commands, and the page", async () => {
  const setup = await startRedisSetup();
  const { url, routes } = setup.server;
  const calls = recordCalls(url);
  const limits = createUpstashLimits({ url, token: "secret" });
  await limits.ping();
  expect(await limits.allow("registerByAddress", "who")).toBe(true);
  expect(await check("rate limits", { REDIS_URL: url, REDIS_TOKEN: "secret" })).toBeNull();

  expect(routesCalled(routes, calls)).toEqual(routes.filter((route) => route !== "GET /").sort());
  const sent = calls.map(async ({ path, request }) => {
    const body = await request.json();
    return path === "/pipeline" ? body.map(([name]: [string]) => name) : [body[0]];
  });
  const names = (await Promise.all(sent)).flat().map((name) => name.toLowerCase());
  expect([...new Set(names)].sort()).toEqual(Object.keys(COMMANDS).sort());
  await setup.close();
});

test("mail: what the mailer, the doctor and the demo call, and the pages", async () => {
  const server = await startMail({ dataDir: scratchFolder(), apiKey: "re_key" });
  const { url, routes } = server;
  const calls = recordCalls(url);
  await createResend({ url, key: "re_key", webhookSecret: "" }).send({
    ...{ from: "a@example.com", to: "b@example.com", subject: "Hello", headers: {} },
    ...{ text: "/verify-email?token=abc", html: "<p>Hello</p>", emailId: "mail-1", idempotencyKey: "once" },
  });
  expect(await waitForToken(url, "b@example.com")).toBe("abc");
  expect(await check("mail", { EMAIL_API_URL: url, EMAIL_API_KEY: "re_key" })).toBeNull();

  const pages = ["GET /", "GET /mails/:id", "GET /mails/:id/html", "POST /mails/:id/events"];
  expect([...routesCalled(routes, calls), ...pages].sort()).toEqual(routes.toSorted());
  await server.close();
});

test("google: what a sign-in asks for, with what its discovery document must name, and the page", async () => {
  const server = await startGoogle({ clientId: "an-id", clientSecret: "a-secret" });
  expect(server.routes.toSorted()).toEqual(
    [
      "GET /.well-known/openid-configuration",
      "GET /o/oauth2/v2/auth",
      "POST /o/oauth2/v2/auth",
      "POST /token",
      "GET /pictures/profile.png",
      // the sign-in refuses a provider that names no user info, and a client that checks signatures asks for keys
      "GET /oauth2/v3/certs",
      "GET /v1/userinfo",
    ].sort(),
  );
  await server.close();
});

test("libsql: what the database client sends, and what tests prepare tables with", async () => {
  const server = await startLibsql({ file: join(scratchFolder(), "db.sqlite"), authToken: "token" });
  const { url, routes } = server;
  const calls = recordCalls(url);
  const client = createClientFor({ url, token: "token" });
  await client.migrate(["CREATE TABLE note (id INTEGER PRIMARY KEY)"]);
  await client.executeMultiple("INSERT INTO note VALUES (1); INSERT INTO note VALUES (2);");
  const db = createDb(client);
  await db.write([{ sql: "DELETE FROM note WHERE id = ?", args: [1] }]);
  expect(await db.first({ sql: "SELECT id FROM note", args: [] })).toMatchObject({ id: 2 });
  expect(await check("database", { DATABASE_URL: url, DATABASE_TOKEN: "token" })).toBeNull();
  db.close();

  expect(routesCalled(routes, calls)).toEqual(routes);
  const pipelines = await Promise.all(calls.map(({ request }) => request.json()));
  const sent = pipelines.flatMap(({ requests }) => requests.map(({ type }: { type: string }) => type));
  expect([...new Set(sent)].sort()).toEqual(REQUESTS.toSorted());
  await server.close();
});
