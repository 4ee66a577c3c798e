import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { SITE } from "#schema/site/site.ts";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { inbox, mailsTo } from "#tests/support/mailbox.ts";
import { insertInto } from "#tests/support/rows.ts";
import { signedIn } from "#tests/support/signed-in.ts";

const DAY = 86_400_000;
let harness: Harness;
let userId: string;
let logged: unknown[][];
beforeAll(async () => {
  harness = await startHarness();
  // no day ends in the middle of a test
  harness.advance(1.5 * DAY - (harness.now() % DAY));
  ({ userId } = await signedIn(harness, { credits: 9 }));
  // what no statement could do as long as the triggers stand
  await harness.db.write([{ sql: "DROP TRIGGER user_guard", args: [] }]);
});
afterAll(() => harness.close());
beforeEach(() => {
  logged = [];
  listen();
});

function listen(alertTo?: string): void {
  harness.wrapDeps((deps) => ({
    ...deps,
    config: { ...deps.config, ALERT_EMAIL: alertTo },
    log: { ...deps.log, error: (...line) => logged.push(line) },
  }));
}
const nightly = () => harness.cron("30 3 * * *");
const setCredits = (credits: number) =>
  harness.db.write([{ sql: "UPDATE user SET credits = ? WHERE id = ?", args: [credits, userId] }]);
const alerts = async () =>
  harness.db.orm.all<{ to: string; key: string }>(
    `SELECT "to", key FROM email WHERE template = 'ledger-alert' ORDER BY createdAt`,
  );
async function health(): Promise<{
  http: number;
  ok: boolean;
  status: string;
  checks: { ledger: string };
  ledgerAuditedAt: string | null;
}> {
  const response = await fetch(`${harness.url}/api/health`);
  return {
    http: response.status,
    ...((await response.json()) as Omit<Awaited<ReturnType<typeof health>>, "http">),
  };
}

test("before the first audit, and after one that found nothing, all is well and nobody is told", async () => {
  expect(await health()).toMatchObject({ http: 200, ok: true, status: "ok", ledgerAuditedAt: null });
  await nightly();
  const { http, status, checks, ledgerAuditedAt } = await health();
  expect([http, status, checks.ledger]).toEqual([200, "ok", "ok"]);
  expect(Date.parse(ledgerAuditedAt ?? "")).toBeCloseTo(harness.now(), -5);
  expect([logged, await alerts()]).toEqual([[], []]);
});

test("a broken ledger is in the log, in the health and in one mail a day, until an audit finds nothing", async () => {
  await setCredits(10);
  await nightly();
  expect(logged.map(([event]) => event)).toEqual(["ledger_audit"]);
  expect(JSON.stringify(logged[0]?.[2])).toContain(userId);
  expect(await health()).toMatchObject({
    http: 200,
    ok: true,
    status: "degraded",
    checks: { ledger: "does not add up" },
  });
  const [mail] = await mailsTo(harness, SITE.supportEmail, 1);
  expect(mail?.subject).toBe("The ledger does not add up");
  expect(mail?.text).toContain(`balance ${userId}`);
  expect(mail?.text).toContain(`${harness.url}/api/health`);

  // twice at once and again on the same day
  await Promise.all([nightly(), nightly()]);
  await nightly();
  expect(await alerts()).toHaveLength(1);
  harness.advance(DAY);
  await nightly();
  expect(await alerts()).toHaveLength(2);
  const [since] = await harness.db.orm.all<{ days: number }>(
    `SELECT (auditedAt - brokenSince) / ${DAY} AS days FROM ledgerAudit`,
  );
  expect(since?.days).toBe(1);

  await setCredits(9);
  harness.advance(DAY);
  await nightly();
  expect(await health()).toMatchObject({ status: "ok", checks: { ledger: "ok" } });
  expect(await alerts()).toHaveLength(2);
  expect(await mailsTo(harness, SITE.supportEmail, 2)).toHaveLength(2);
});

test("grants and debts that contradict the ledger are told of too, to the address that was set", async () => {
  listen("watch@example.com");
  await harness.db.write([
    insertInto("stripeCustomer", { id: "cus_1", userId, metadata: "{}", deleted: 0 }),
    insertInto("stripeProduct", { id: "prod_1", name: "500 credits", active: 1, metadata: "{}" }),
    insertInto("stripePrice", {
      ...{ id: "price_1", productId: "prod_1", active: 1, currency: "usd", unitAmount: 900 },
      ...{ type: "one_time", metadata: "{}" },
    }),
    // half refunded, nothing owed, and nothing of it in the ledger
    insertInto("payment", {
      ...{ id: "pi_1", userId, customerId: "cus_1", reason: "PURCHASE", priceId: "price_1", currency: "usd" },
      ...{ paidCents: 900, refundedCents: 450, createdAt: 1 },
      ...{ grantedCredits: 500, owedCredits: 0, clawedBackCredits: 0 },
    }),
  ]);
  harness.advance(DAY);
  await nightly();
  const [mail] = await mailsTo(harness, "watch@example.com", 1);
  expect(mail?.text).toContain("found 2 problems");
  for (const problem of ["payment-granted pi_1", "payment-owed pi_1"]) expect(mail?.text).toContain(problem);
  await harness.db.write([{ sql: "DELETE FROM payment", args: [] }]);
});

test("an audit that no longer happens shows", async () => {
  await nightly();
  expect(await health()).toMatchObject({ status: "ok" });
  harness.advance(1.4 * DAY);
  expect(await health()).toMatchObject({ status: "ok" });
  harness.advance(0.2 * DAY);
  expect(await health()).toMatchObject({
    ok: true,
    status: "degraded",
    checks: { ledger: "not audited lately" },
  });
});

test("a run that dies before its mail is handed over has written it down: it is sent all the same", async () => {
  await setCredits(10);
  harness.advance(DAY);
  harness.wrapDeps((deps) => ({
    ...deps,
    config: { ...deps.config, ALERT_EMAIL: "later@example.com" },
    log: { ...deps.log, error: () => {} },
    queue: { ...deps.queue, publish: () => Promise.reject(new Error("no queue")) },
  }));
  await nightly();
  expect(await inbox(harness, "later@example.com")).toEqual([]);
  listen();
  harness.advance(60_000);
  await harness.cron("* * * * *");
  expect(await mailsTo(harness, "later@example.com", 1)).toHaveLength(1);
  await setCredits(9);
});
