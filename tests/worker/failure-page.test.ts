import { readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { CRASH } from "#schema/crash.ts";
import { ERRORS } from "#schema/errors.ts";
import { ERROR_ID_PLACE } from "#schema/site/app-routes.ts";
import { build } from "#scripts/build.ts";
import { WORKER_BUNDLE } from "#scripts/local/worker.ts";
import { readFailure } from "#tests/support/read-failure.ts";

/** The built Worker on the official runtime, with files that fail and a configuration that is missing. */
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
const TEMPLATE = ".build/web/client/500/index.html";

let miniflare: Miniflare;
let assets: (path: string) => Response;
let logs: string[] = [];
beforeAll(async () => {
  build();
  miniflare = new Miniflare(
    convertV4MiniflareOptions({
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
        ASSETS: async (request: { url: string }) => {
          const { status, headers, body } = assets(new URL(request.url).pathname);
          return new (await import("miniflare")).Response(body && (await new Response(body).text()), {
            status,
            headers: Object.fromEntries(headers),
          });
        },
      },
    } as never),
  );
  await miniflare.ready;
}, 120_000);
beforeEach(() => {
  logs = [];
});
afterAll(() => miniflare?.dispose());

const file = (path: string) => new Response(readFileSync(path, "utf8"));
const missing = () => new Response(null, { status: 404 });
const broken = (): Response => {
  throw new Error("the files cannot be had");
};

async function ask(path: string, input: { accept?: string; method?: string } = {}) {
  const response = await miniflare.dispatchFetch(`https://likeness.example${path}`, {
    method: input.method ?? "GET",
    headers: { accept: input.accept ?? "text/html,application/xhtml+xml,*/*;q=0.8" },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Answers what was logged of it. */
async function expectFailurePage({ headers, text }: Awaited<ReturnType<typeof ask>>): Promise<string> {
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(text.startsWith("<!DOCTYPE html>")).toBe(true);
  for (const words of [CRASH.title, CRASH.text, CRASH.retry]) expect(text).toContain(words);
  const errorId = headers.get("x-request-id") ?? "";
  expect(errorId).toMatch(UUID);
  expect(text).toContain(errorId);
  expect(text).not.toContain(ERROR_ID_PLACE);
  const logged = () => logs.filter((line) => line.includes(errorId));
  await expect.poll(logged).toHaveLength(1);
  // it works without any, and none may run
  expect(text).not.toMatch(/<script|modulepreload/);
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(text).toMatch(/<meta name="robots" content="noindex"/);
  expect(headers.get("x-robots-tag")).toBe("noindex");
  expect(headers.get("cache-control")).toBe("no-store");
  return logged()[0] ?? "";
}

test.each(["/packs/a-pack", "/no-such-page"])(
  "where the document of %s is missing, the prerendered page is answered with 500 and an id of the log",
  async (path) => {
    assets = (asked) => (asked === "/500" ? file(TEMPLATE) : missing());
    const answer = await ask(path);
    expect(answer.status).toBe(500);
    const logged = await expectFailurePage(answer);
    expect(answer.text).toContain("/assets/");
    expect(JSON.parse(logged)).toMatchObject({ event: "request_failed", path });
  },
);

test("where no file can be had, the page stands on its own", async () => {
  assets = broken;
  const answer = await ask("/packs/a-pack");
  expect(answer.status).toBe(500);
  await expectFailurePage(answer);
  expect(answer.text).not.toContain("/assets/");
});

test("a template without a place for the id is not used", async () => {
  assets = (asked) => (asked === "/500" ? new Response("<html>another page</html>") : missing());
  const answer = await ask("/packs/a-pack");
  await expectFailurePage(answer);
  expect(answer.text).not.toContain("another page");
});

test("HEAD gets the same without a body", async () => {
  assets = (asked) => (asked === "/500" ? file(TEMPLATE) : broken());
  const answer = await ask("/packs/a-pack", { method: "HEAD" });
  expect([answer.status, answer.text]).toEqual([500, ""]);
});

test("what is no page being opened gets JSON", async () => {
  assets = broken;
  const answer = await ask("/packs/a-pack", { accept: "*/*" });
  expect(answer.status).toBe(500);
  expect(JSON.parse(answer.text)).toEqual({
    error: { code: "INTERNAL", message: ERRORS.INTERNAL.message, errorId: expect.stringMatching(UUID) },
  });
});

test("without a configuration a page says so with 503, an API in JSON", async () => {
  assets = (asked) => (asked === "/500" ? file(TEMPLATE) : missing());
  const page = await ask("/media/uploads/x.jpg");
  expect([page.status, page.headers.get("retry-after")]).toEqual([503, "60"]);
  await expectFailurePage(page);
  const api = await ask("/api/trpc/user.getCredits");
  const { errorId = "none" } = readFailure(JSON.parse(api.text));
  expect(api.status).toBe(503);
  await expect
    .poll(() => logs.some((line) => line.includes(errorId) && line.includes("not_configured")))
    .toBe(true);
});

test("a page cannot be written to", async () => {
  assets = missing;
  const answer = await ask("/packs/a-pack", { method: "POST" });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});
