import { readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, Response as RuntimeResponse } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CRASH } from "#schema/crash.ts";
import { ERRORS } from "#schema/errors/errors.ts";
import { ERROR_ID_PLACE } from "#schema/site/app-routes.ts";
import { build } from "#scripts/build/build.ts";
import { WORKER_BUNDLE } from "#scripts/local/worker/worker.ts";
import { readFailure } from "#tests/support/procedures/read-failure.ts";

/** The built Worker on the official runtime, with files that fail and a configuration that is missing. */
const OPENED = "text/html,application/xhtml+xml,*/*;q=0.8";
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

let miniflare: Miniflare;
/** What stands at each path: nothing else is there; null where files cannot be had at all. */
let files: Record<string, string> | null;
/** The failure page alone, as it was prerendered. */
let template: Record<string, string>;
const logs: string[] = [];
beforeAll(async () => {
  build();
  template = { "/500": readFileSync(".build/web/client/500/index.html", "utf8") };
  const options = {
    cf: false,
    log: new Log(LogLevel.ERROR),
    logRequests: false,
    telemetry: { enabled: false },
    modules: [{ type: "ESModule", path: WORKER_BUNDLE }],
    modulesRoot: ".build/worker",
    compatibilityDate: "2026-10-01",
    compatibilityFlags: ["nodejs_compat"],
    handleStructuredLogs: ({ message }: { message: string }) => logs.push(message),
    serviceBindings: {
      ASSETS: ({ url }: { url: string }) => {
        if (!files) throw new Error("the files cannot be had");
        const file = files[new URL(url).pathname];
        return new RuntimeResponse(file ?? null, { status: file ? 200 : 404 });
      },
    },
  };
  miniflare = new Miniflare(convertV4MiniflareOptions(options as never));
  await miniflare.ready;
}, 120_000);
afterAll(() => miniflare?.dispose());

async function ask(path: string, { accept = OPENED, method = "GET" } = {}) {
  const call = { method, headers: { accept } };
  const response = await miniflare.dispatchFetch(`https://likeness.example${path}`, call);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Expects the failure page under an id that is logged; answers the log line. */
async function expectFailurePage({ headers, text }: Awaited<ReturnType<typeof ask>>): Promise<string> {
  expect(text).toMatch(/^<!DOCTYPE html>/);
  const errorId = headers.get("x-request-id") ?? "";
  expect(errorId).toMatch(UUID);
  for (const words of [CRASH.title, CRASH.text, CRASH.retry, errorId]) expect(text).toContain(words);
  expect(text).not.toContain(ERROR_ID_PLACE);
  const logged = () => logs.filter((line) => line.includes(errorId));
  await expect.poll(logged).toHaveLength(1);
  // it works without any, and none may run
  expect(text).not.toMatch(/<script|modulepreload/);
  expect(text).toMatch(/<meta name="robots" content="noindex"/);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "x-robots-tag": "noindex",
    "cache-control": "no-store",
  });
  return logged()[0] ?? "";
}

test.each(["/packs/a-pack", "/no-such-page"])(
  "where the document of %s is missing, the prerendered page is answered with 500 and an id of the log",
  async (path) => {
    files = template;
    const answer = await ask(path);
    expect(answer.status).toBe(500);
    const logged = await expectFailurePage(answer);
    expect(answer.text).toContain("/assets/");
    expect(JSON.parse(logged)).toMatchObject({ event: "request_failed", path });
  },
);

test("where no file can be had, or the page has no place for the id, the page stands on its own", async () => {
  for (const there of [null, { "/500": "<html>another page</html>" }]) {
    files = there;
    const answer = await ask("/packs/a-pack");
    expect(answer.status).toBe(500);
    await expectFailurePage(answer);
    expect(answer.text).not.toMatch(/\/assets\/|another page/);
  }
});

test("HEAD gets the same without a body, what is no page being opened JSON, and nothing can be written to", async () => {
  files = template;
  const head = await ask("/packs/a-pack", { method: "HEAD" });
  expect([head.status, head.text]).toEqual([500, ""]);
  const plain = await ask("/packs/a-pack", { accept: "*/*" });
  const { message } = ERRORS.INTERNAL;
  expect([plain.status, JSON.parse(plain.text)]).toEqual([
    500,
    { error: { code: "INTERNAL", message, errorId: expect.stringMatching(UUID) } },
  ]);
  const written = await ask("/packs/a-pack", { method: "POST" });
  expect([written.status, written.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("without a configuration a page says so with 503, an API in JSON", async () => {
  files = template;
  const page = await ask("/media/uploads/x.jpg");
  expect([page.status, page.headers.get("retry-after")]).toEqual([503, "60"]);
  await expectFailurePage(page);
  const api = await ask("/api/trpc/user.getCredits");
  expect(api.status).toBe(503);
  const { errorId = "none" } = readFailure(JSON.parse(api.text));
  const named = () => logs.some((line) => line.includes(errorId) && line.includes("not_configured"));
  await expect.poll(named).toBe(true);
});
