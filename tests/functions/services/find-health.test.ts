import { afterEach, expect, test, vi } from "vitest";
import type { Deps } from "#functions/deps.ts";
import { findHealth, HEALTH_FRESH_MS } from "#functions/services/find-health.ts";

const NOON = Date.parse("2026-11-22T12:00:00Z");
const AUDIT = { auditedAt: NOON - 60_000, problems: 0 };
const never = () => new Promise<never>(() => {});
const refuse = () => Promise.reject(new Error("database is locked at 10.0.0.1"));

/** One deployment: its own configuration, a clock, and what is asked of its database and its rate limits. */
function deployment() {
  const state = { now: NOON };
  const write = vi.fn<() => Promise<unknown>>(async () => [{}, { rows: [AUDIT] }]);
  const first = vi.fn<() => Promise<unknown>>(async () => AUDIT);
  const ping = vi.fn<() => Promise<void>>(async () => {});
  const error = vi.fn();
  const deps = {
    config: { SPEND_LIMIT_TOTAL_USD: 100 },
    db: { write, first },
    limits: { ping },
    log: { error },
    now: () => state.now,
  } as unknown as Deps;
  return { state, write, first, ping, error, deps, ask: () => findHealth(deps) };
}

afterEach(() => {
  vi.useRealTimers();
});

test("all is well when a write goes through", async () => {
  const { ask, write } = deployment();
  const stored = { database: "ok", writes: "ok", ledger: "ok", spend: "ok" };
  const checks = { configuration: "ok", rateLimits: "ok", ...stored };
  const ledgerAuditedAt = new Date(AUDIT.auditedAt).toISOString();
  expect(await ask()).toEqual({ ok: true, status: "ok", checks, ledgerAuditedAt });
  expect(write).toHaveBeenCalledTimes(1);
});

test("writes that do not go through are down, though all can be read", async () => {
  const { ask, write, error } = deployment();
  write.mockImplementation(refuse);
  const health = await ask();
  const checks = { database: "ok", writes: "do not go through", ledger: "ok" };
  expect(health).toMatchObject({ ok: false, status: "down", checks });
  expect(JSON.stringify(health)).not.toContain("10.0.0.1");
  expect(error.mock.calls).toEqual([["unhealthy", expect.any(Error), { part: "writes" }]]);
});

test("a database that says nothing is waited for six seconds at most", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { ask, write, first, error } = deployment();
  write.mockImplementation(never);
  first.mockImplementation(never);
  const answer = ask();
  await vi.advanceTimersByTimeAsync(6000);
  const checks = { configuration: "ok", database: "no answer", rateLimits: "ok" };
  expect(await answer).toEqual({ ok: false, status: "down", checks });
  expect(error).toHaveBeenCalledTimes(2);
});

test("without rate limits it is degraded, and the log says so", async () => {
  const { ask, ping, error } = deployment();
  ping.mockImplementation(refuse);
  expect(await ask()).toMatchObject({ ok: true, status: "degraded", checks: { rateLimits: "no answer" } });
  expect(error).toHaveBeenCalledWith("unhealthy", expect.any(Error), { part: "rate limits" });
});

test("however often it is asked, it asks the services once in some seconds", async () => {
  const { ask, write, ping, state } = deployment();
  await ask();
  write.mockImplementation(refuse);
  state.now += HEALTH_FRESH_MS - 1;
  const soon = await Promise.all(Array.from({ length: 100 }, ask));
  expect([soon.every(({ ok }) => ok), write.mock.calls.length, ping.mock.calls.length]).toEqual([true, 1, 1]);
  state.now += 1;
  expect((await ask()).ok).toBe(false);
  // while one asks anew, others get what is known
  state.now += HEALTH_FRESH_MS;
  write.mockImplementation(never);
  void ask();
  expect((await ask()).ok).toBe(false);
  expect(write).toHaveBeenCalledTimes(3);
});

test("deployments in one isolate do not answer for each other", async () => {
  const [well, ill] = [deployment(), deployment()];
  ill.write.mockImplementation(refuse);
  expect([(await well.ask()).ok, (await ill.ask()).ok]).toEqual([true, false]);
});
