import { expect, test } from "vitest";
import { NOT_FOUND_DOCUMENT } from "#schema/site/app-routes.ts";
import { PRERENDERED } from "#schema/site/pages.ts";
import { ApiClient } from "#scripts/api-client.ts";
import { PASSWORD } from "#tests/support/accounts/people.ts";
import { startApp } from "#tests/support/app.ts";
import { makePack, train } from "#tests/support/jobs/finished-work.ts";

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
  for (const path of [...PRERENDERED, "/tools/trainings/abc"].filter((one) => one !== NOT_FOUND_DOCUMENT))
    expect([path, await statusOf(path)]).toEqual([path, 200]);
  const below =
    "categories prompt-packs/pack prompt-packs/pack/film-noir guides free-tools tools/info resources api";
  for (const folder of ["", ...below.split(" ").map((name) => `/${name}`)])
    expect([folder, await statusOf(`${folder}/no-such-page`)]).toEqual([folder, 404]);
  // one page, one address
  const moved = await fetch(`${app.url}/pricing/`, { redirect: "manual" });
  expect([Math.floor(moved.status / 100), moved.headers.get("location")]).toEqual([3, "/pricing"]);
});

test("an unknown name below known pages gets the page of unknown addresses, without the scripts that would start there", async () => {
  const response = await fetch(`${app.url}/free-tools/no-such-tool`);
  const { headers } = response;
  expect([response.status, headers.get("content-type")]).toEqual([404, "text/html; charset=UTF-8"]);
  expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*form-action 'self'/);
  const page = await response.text();
  for (const part of ["This page does not exist", "<header", "<footer", 'rel="stylesheet"'])
    expect(page).toContain(part);
  expect(page).not.toMatch(/<script\b|modulepreload/);
});

test("cron triggers run", async () => {
  for (const cron of app.worker.crons) await app.worker.scheduled(cron);
  expect(logs.filter((line) => line.includes("cron_failed"))).toEqual([]);
});

test("documents carry what protects them, files that are only shown do without, and hashed ones are kept for good", async () => {
  const headersOf = async (path: string) => (await fetch(app.url + path)).headers;
  const forDocuments = ["content-security-policy", "permissions-policy", "x-frame-options"];
  const page = await fetch(app.url);
  const { headers } = page;
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(Object.fromEntries(headers)).toMatchObject({
    "referrer-policy": "strict-origin",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "x-content-type-options": "nosniff",
  });
  const html = await page.text();
  for (const [kind, kept] of [
    ["js", 3],
    ["css", 0],
    ["woff2", 0],
  ] as const) {
    const file = await headersOf(new RegExp(`"(/assets/[^" ]+\\.${kind})"`).exec(html)?.[1] ?? kind);
    expect(file.get("cache-control")).toContain("public, max-age=31536000, immutable");
    expect(file.get("x-content-type-options")).toBe("nosniff");
    expect([kind, forDocuments.filter((name) => file.has(name)).length]).toEqual([kind, kept]);
  }
  const cover = await headersOf("/covers/film-noir-480.avif");
  expect(cover.get("content-type")).toBe("image/avif");
  expect(forDocuments.filter((name) => cover.has(name))).toEqual([]);
  // where there is no picture, a document answers
  const none = await headersOf("/covers/none.avif");
  expect(forDocuments.filter((name) => none.has(name))).toEqual(forDocuments);
});

test("logs are structured, carry request and job ids, and hold nothing personal", async () => {
  const lines = logs.map((line) => JSON.parse(line) as Record<string, unknown>);
  const stamp = { event: expect.any(String), requestId: expect.any(String) };
  for (const line of lines) expect(line).toMatchObject(stamp);
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

test("an answer tells its trips to the database; a write that is open to anyone tells no times", async () => {
  const client = new ApiClient(app.url);
  await client.signIn("ada@example.com", PASSWORD);
  const read = await client.fetch("/api/trpc/user.getCredits");
  expect(read.headers.get("server-timing")).toMatch(/^db;desc="1 trip";dur=\d+, total;dur=\d+$/);
  const headers = { "content-type": "application/json" };
  const write = (path: string) => client.fetch(path, { method: "POST", headers, body: "{}" });
  const own = await write("/api/trpc/account.rename");
  expect([own.status, own.headers.get("server-timing")]).toEqual([400, expect.stringContaining("trip")]);
  // a cookie of one's own does not show what is done for others
  for (const path of ["/api/trpc/account.register", "/api/trpc/account.rename%2Caccount.register?batch=1"]) {
    const open = await write(path);
    expect([open.status, open.headers.get("server-timing")]).toEqual([expect.any(Number), null]);
  }
  const form = await client.fetch("/api/auth/callback/credentials", { method: "POST" });
  expect(form.headers.get("server-timing")).toBeNull();
});
