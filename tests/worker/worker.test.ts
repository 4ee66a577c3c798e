import { expect, test } from "vitest";
import { NOT_FOUND_DOCUMENT } from "#schema/site/app-routes.ts";
import { PRERENDERED } from "#schema/site/pages.ts";
import { ApiClient } from "#scripts/api-client.ts";
import { PASSWORD, startApp } from "#tests/support/app.ts";
import { makePack, train } from "#tests/support/finished-work.ts";
import { eventually } from "#tests/support/people.ts";

/** The Worker as it is deployed, on the official runtime. */
const logs: string[] = [];
const app = startApp({ onLog: (line) => logs.push(line) });

test("the path works in the edge runtime: register, verify, sign in, upload, train, generate, download", async () => {
  await app.newcomer("ada@example.com");
  const client = new ApiClient(app.url);
  await client.signIn("ada@example.com", PASSWORD);
  const { id } = await train(client, { seeds: [1] });
  const { pictures } = await makePack(client, id);
  expect(pictures).toHaveLength(20);
  const picture = await client.fetch(`${pictures[0]!.imageUrl}?w=320`);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
});

test("every page answers 200 at its own address, pages of the app by any id, and no other address does", async () => {
  const statusOf = async (path: string) => {
    const answer = await fetch(app.url + path, { redirect: "manual" });
    // a document, a list for search engines, or an error of the API
    expect([path, /<title>|^<\?xml|^User-agent|^\{/.test(await answer.text())]).toEqual([path, true]);
    return answer.status;
  };
  const failed: string[] = [];
  for (const path of [...PRERENDERED, "/tools/trainings/abc"].filter((one) => one !== NOT_FOUND_DOCUMENT)) {
    const status = await statusOf(path);
    if (status !== 200) failed.push(`${path}: ${status}`);
  }
  expect(failed).toEqual([]);
  const unknown = [
    ...["/no-such-page", "/api/nothing", "/categories/no-such-theme", "/prompt-packs/pack/no-such-theme"],
    ...["/prompt-packs/pack/film-noir/no-such-pack", "/guides/no-such-section", "/free-tools/no-such-tool"],
    ...["/tools/info/no-such-tool", "/resources/no-such-text"],
  ];
  expect(await Promise.all(unknown.map(statusOf))).toEqual(unknown.map(() => 404));
  // one page, one address
  const moved = await fetch(`${app.url}/pricing/`, { redirect: "manual" });
  expect([Math.floor(moved.status / 100), moved.headers.get("location")]).toEqual([3, "/pricing"]);
});

test("cron triggers run", async () => {
  for (const cron of app.stack.worker.crons) await app.stack.worker.scheduled(cron);
  expect(logs.filter((line) => line.includes("cron_failed"))).toEqual([]);
});

test("pages forbid framing and foreign sources, and hashed files are cached for good", async () => {
  const page = await fetch(`${app.url}/`);
  expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  const html = await page.text();
  const named = (kind: string) => new RegExp(`"(/assets/[^" ]+\\.${kind})"`).exec(html)?.[1];
  const ofDocuments = ["content-security-policy", "permissions-policy", "x-frame-options"];
  for (const [kind, kept] of [
    ["js", 3],
    ["css", 0],
    ["woff2", 0],
  ] as const) {
    const { headers } = await fetch(app.url + named(kind));
    expect(headers.get("cache-control")).toContain("immutable");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect([kind, ofDocuments.filter((name) => headers.has(name)).length]).toEqual([kind, kept]);
  }
  const cover = await fetch(`${app.url}/covers/film-noir-480.avif`);
  expect([cover.headers.get("content-type"), cover.headers.has("content-security-policy")]).toEqual([
    "image/avif",
    false,
  ]);
  // where there is no picture, a document answers
  const none = await fetch(`${app.url}/covers/none.avif`);
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
    /photo-0\.jpg/,
    /127\.0\.0\.1/,
    // of a prompt: the word alone names an operation
    /portrait of/i,
  ]) {
    expect(logs.filter((line) => personal.test(line))).toEqual([]);
  }
});

test("an answer tells its request id and its trips to the database; a signed-out write tells no times", async () => {
  const client = new ApiClient(app.url);
  await client.signIn("ada@example.com", PASSWORD);
  const read = await client.fetch("/api/trpc/user.getCredits");
  expect(read.headers.get("server-timing")).toMatch(/^db;desc="1 trip";dur=\d+, total;dur=\d+$/);
  expect(read.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  const write = await fetch(`${app.url}/api/trpc/account.register`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: app.url },
    body: "{}",
  });
  expect(write.status).toBe(400);
  expect(write.headers.get("server-timing")).toBeNull();
});

test("without its database it says so, and the error id leads to the log line", async () => {
  const healthy = await fetch(`${app.url}/api/health`);
  expect([healthy.status, await healthy.json()]).toMatchObject([
    200,
    { ok: true, status: "ok", checks: { configuration: "ok", database: "ok" } },
  ]);
  const client = new ApiClient(app.url);
  await client.signIn("ada@example.com", PASSWORD);
  await app.cloud.libsql.close();
  const unhealthy = await eventually("an answer that was asked anew", async () => {
    const answer = await fetch(`${app.url}/api/health`);
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
