import { expect, test } from "vitest";
import { runningHealth } from "#scripts/deploy/running-health.ts";
import { listen } from "#scripts/local/server/local-server.ts";

/** What is said of a deployment that answers this at /api/health. */
async function healthOf(body: string | object, status = 200) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const answer = ({ url }: Request) =>
    new Response(text, { status: url.endsWith("/api/health") ? status : 404 });
  const server = await listen("deployment", answer);
  const health = await runningHealth(server.url);
  await server.close();
  return health;
}

const ledgerAuditedAt = "2026-11-21T03:30:00.000Z";

test("a deployment whose ledger does not add up is not well, and says since when one knows", async () => {
  const broken = { ok: true, status: "degraded", checks: { ledger: "does not add up" }, ledgerAuditedAt };
  expect(await healthOf(broken)).toEqual({
    well: false,
    told: "degraded; the ledger: does not add up, last audited 2026-11-21T03:30:00.000Z",
  });
  const checks = { writes: "do not go through", rateLimits: "no answer", ledger: "ok" };
  expect(await healthOf({ status: "down", checks }, 503)).toEqual({
    well: false,
    told: "down; writes: do not go through; rate limits: no answer; the ledger: ok",
  });
  const fine = { ok: true, status: "ok", checks: { ledger: "ok" }, ledgerAuditedAt };
  expect((await healthOf(fine)).well).toBe(true);
});

test("one that is not there, or is something else, is neither well nor ill", async () => {
  expect((await healthOf("<h1>parked</h1>")).well).toBeNull();
  expect((await runningHealth("http://127.0.0.1:9")).well).toBeNull();
});
