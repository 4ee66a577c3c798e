import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { runningHealth } from "#scripts/running-health.ts";

/** A deployment that answers this at /api/health. */
async function answering(body: string, status = 200) {
  const server = createServer((request, response) => {
    response.writeHead(request.url === "/api/health" ? status : 404).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await runningHealth(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test("a deployment whose ledger does not add up is not well, and says since when one knows", async () => {
  const ledgerAuditedAt = "2026-11-21T03:30:00.000Z";
  const broken = { ok: true, status: "degraded", checks: { ledger: "does not add up" }, ledgerAuditedAt };
  expect(await answering(JSON.stringify(broken))).toEqual({
    well: false,
    told: "degraded; the ledger: does not add up, last audited 2026-11-21T03:30:00.000Z",
  });
  const locked = {
    status: "down",
    checks: { writes: "do not go through", rateLimits: "no answer", ledger: "ok" },
  };
  expect((await answering(JSON.stringify(locked), 503)).told).toBe(
    "down; writes: do not go through; rate limits: no answer; the ledger: ok",
  );
  const fine = { ok: true, status: "ok", checks: { ledger: "ok" }, ledgerAuditedAt };
  expect((await answering(JSON.stringify(fine))).well).toBe(true);
  const down = { ok: false, status: "down", checks: { database: "no answer" } };
  expect((await answering(JSON.stringify(down), 503)).well).toBe(false);
});

test("one that is not there, or is something else, is neither well nor ill", async () => {
  expect((await answering("<h1>parked</h1>")).well).toBeNull();
  expect((await runningHealth("http://127.0.0.1:9")).well).toBeNull();
});
