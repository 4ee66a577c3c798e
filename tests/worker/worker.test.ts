import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NOT_FOUND_DOCUMENT } from "#schema/site/app-routes.ts";
import { PRERENDERED } from "#schema/site/pages.ts";
import { ApiClient } from "#scripts/api-client.ts";
import { type Stack, startStack } from "#scripts/local/stack.ts";
import { waitForToken } from "#scripts/mailbox.ts";
import { fakeCompute } from "#tests/support/fake-compute.ts";
import { eventually, photo } from "#tests/support/people.ts";

/** The Worker as it is deployed, on the official runtime. */
let dataDir: string;
let stack: Stack;
const logs: string[] = [];
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "likeness-worker-"));
  stack = await startStack({
    dataDir,
    port: null,
    compute: fakeCompute().compute,
    retryScale: 0.01,
    onLog: (line) => logs.push(line),
  });
}, 120_000);
afterAll(async () => {
  if (process.env.LIKENESS_TEST_LOG) console.info(logs.join("\n"));
  await stack.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test("the path works in the edge runtime: register, verify, sign in, upload, train, generate, download", async () => {
  const client = new ApiClient(stack.url);
  await client.trpc.account.register.mutate({
    name: "Ada",
    email: "ada@example.com",
    password: "a long password",
  });
  const token = await waitForToken(stack.cloud.mail.url, "ada@example.com");
  await client.trpc.account.verifyEmail.mutate({ token });
  await client.signIn("ada@example.com", "a long password");

  const { id: uploadId } = await client.upload("me.jpg", await photo(1));
  const training = await client.trpc.trainings.start.mutate({
    requestKey: crypto.randomUUID(),
    name: "Me",
    genderOrCategory: "WOMAN",
    uploadIds: [uploadId],
    consent: true,
  });
  await eventually(
    "training",
    async () => (await client.trpc.trainings.get.query(training)).status === "COMPLETED",
  );
  const pack = await client.trpc.packs.generate.mutate({
    requestKey: crypto.randomUUID(),
    trainingId: training.id,
    themeSlug: "cyberpunk",
    packSlug: "neon-noir",
  });
  await eventually("pack", async () => (await client.trpc.packs.get.query(pack)).status === "COMPLETED");
  const { items } = await client.trpc.generations.list.query({ limit: 100 });
  expect(items).toHaveLength(20);
  const picture = await client.fetch(`${items[0]!.imageUrl}?w=320`);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
});

test("prerendered pages, app routes and unknown addresses answer as what they are", async () => {
  const answers = await Promise.all(
    [
      "/",
      "/login",
      "/categories/travel",
      "/dashboard",
      "/tools/trainings/abc",
      "/no-such-page",
      "/api/nothing",
    ].map(async (path) => {
      const response = await fetch(stack.url + path);
      const text = await response.text();
      return [path, response.status, text.includes("<title>") || text.startsWith("{")];
    }),
  );
  expect(answers).toEqual([
    ["/", 200, true],
    ["/login", 200, true],
    ["/categories/travel", 200, true],
    ["/dashboard", 200, true],
    ["/tools/trainings/abc", 200, true],
    ["/no-such-page", 404, true],
    ["/api/nothing", 404, true],
  ]);
});

test("every page of the site answers 200 at its own address, and no other address does", async () => {
  const statusOf = async (path: string) => (await fetch(stack.url + path, { redirect: "manual" })).status;
  const failed: string[] = [];
  for (const path of PRERENDERED.filter((one) => one !== NOT_FOUND_DOCUMENT)) {
    const status = await statusOf(path);
    if (status !== 200) failed.push(`${path}: ${status}`);
  }
  expect(failed).toEqual([]);
  const unknown = [
    ...[
      "/categories/no-such-theme",
      "/prompt-packs/pack/film-noir/no-such-pack",
      "/prompt-packs/pack/no-such-theme",
    ],
    ...[
      "/guides/no-such-section",
      "/free-tools/no-such-tool",
      "/tools/info/no-such-tool",
      "/resources/no-such-text",
    ],
  ];
  expect(await Promise.all(unknown.map(statusOf))).toEqual(unknown.map(() => 404));
  // one page, one address
  const moved = await fetch(`${stack.url}/pricing/`, { redirect: "manual" });
  expect([Math.floor(moved.status / 100), moved.headers.get("location")]).toEqual([3, "/pricing"]);
});

test("cron triggers run", async () => {
  for (const cron of stack.worker.crons) await stack.worker.scheduled(cron);
  expect(logs.filter((line) => line.includes("cron_failed"))).toEqual([]);
});

test("pages forbid framing and foreign sources, and hashed files are cached for good", async () => {
  const page = await fetch(`${stack.url}/`);
  expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  const html = await page.text();
  const named = (kind: string) => new RegExp(`"(/assets/[^" ]+\\.${kind})"`).exec(html)?.[1];
  const ofDocuments = ["content-security-policy", "permissions-policy", "x-frame-options"];
  for (const [kind, kept] of [
    ["js", 3],
    ["css", 0],
    ["woff2", 0],
  ] as const) {
    const { headers } = await fetch(stack.url + named(kind));
    expect(headers.get("cache-control")).toContain("immutable");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect([kind, ofDocuments.filter((name) => headers.has(name)).length]).toEqual([kind, kept]);
  }
  const cover = await fetch(`${stack.url}/covers/film-noir-480.avif`);
  expect([cover.headers.get("content-type"), cover.headers.has("content-security-policy")]).toEqual([
    "image/avif",
    false,
  ]);
  // where there is no picture, a document answers
  const none = await fetch(`${stack.url}/covers/none.avif`);
  expect(none.status).toBe(404);
  for (const name of ofDocuments) expect(none.headers.has(name)).toBe(true);
});

test("logs are structured, carry request and job ids, and hold nothing personal", async () => {
  const lines = logs.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines)
    expect(line).toMatchObject({ event: expect.any(String), requestId: expect.any(String) });
  const delivered = lines.filter((line) => line.event === "job_delivered" && line.job === "submit");
  const completed = lines.filter((line) => line.event === "job_completed");
  // a training and a pack of five prompts
  expect(completed).toHaveLength(6);
  for (const { jobId } of completed) expect(delivered.map((line) => line.id)).toContain(jobId);
  const written = lines.find((line) => line.route === "account.register");
  expect(written).toMatchObject({ event: "request", method: "POST", status: 200, trips: expect.any(Number) });
  for (const personal of [
    // a word: the letters alone also occur in ids
    /\bada\b/i,
    /example\.com/,
    /a long password/,
    /me\.jpg/,
    /127\.0\.0\.1/,
    // of a prompt: the word alone names an operation
    /portrait of/i,
  ]) {
    expect(logs.filter((line) => personal.test(line))).toEqual([]);
  }
});

test("an answer tells its request id and its trips to the database; a signed-out write tells no times", async () => {
  const client = new ApiClient(stack.url);
  await client.signIn("ada@example.com", "a long password");
  const read = await client.fetch("/api/trpc/user.getCredits");
  expect(read.headers.get("server-timing")).toMatch(/^db;desc="1 trip";dur=\d+, total;dur=\d+$/);
  expect(read.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  const write = await fetch(`${stack.url}/api/trpc/account.register`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: stack.url },
    body: "{}",
  });
  expect(write.status).toBe(400);
  expect(write.headers.get("server-timing")).toBeNull();
});

test("without its database it says so, and the error id leads to the log line", async () => {
  const healthy = await fetch(`${stack.url}/api/health`);
  expect([healthy.status, await healthy.json()]).toMatchObject([
    200,
    { ok: true, status: "ok", checks: { configuration: "ok", database: "ok" } },
  ]);
  const client = new ApiClient(stack.url);
  await client.signIn("ada@example.com", "a long password");
  await stack.cloud.libsql.close();
  const unhealthy = await eventually("an answer that was asked anew", async () => {
    const answer = await fetch(`${stack.url}/api/health`);
    return answer.status === 503 && answer.json();
  });
  expect(unhealthy).toEqual({
    ...{ ok: false, status: "down" },
    checks: { configuration: "ok", database: "no answer", rateLimits: "ok" },
  });
  const failed = await client.fetch("/api/trpc/user.getCredits");
  const { error } = (await failed.json()) as { error: { json: { data: { errorId: string } } } };
  expect(failed.status).toBe(500);
  const { errorId } = error.json.data;
  expect(failed.headers.get("x-request-id")).toBe(errorId);
  const line = await eventually("log line", async () =>
    logs.find((one) => one.includes(errorId) && one.includes("procedure_failed")),
  );
  expect(JSON.parse(line)).toMatchObject({
    path: "user.getCredits",
    error: expect.stringContaining("Error"),
  });
});
