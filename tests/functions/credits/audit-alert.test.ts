import { beforeEach, expect, test } from "vitest";
import { SITE } from "#schema/site/site.ts";
import { emailsTo, inbox } from "#tests/support/accounts/emails.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import { paymentRows } from "#tests/support/database/rows.ts";
import { rowOf, rowsOf, sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { minuteLater } from "#tests/support/jobs/quiet.ts";
import { replaceDeps } from "#tests/support/replace-deps.ts";

const DAY = 86_400_000;
let userId: string;
const harness = harnessForFile({}, async (started) => {
  // no day ends in the middle of a test
  started.advance(1.5 * DAY - (started.now() % DAY));
  ({ userId } = await signedIn(started, { credits: 9 }));
  // what no statement could do as long as the triggers stand
  await started.db.write([sql("DROP TRIGGER user_guard")]);
});
let logged: unknown[][];
beforeEach(() => {
  logged = [];
  listen();
});

/** Errors are read, and alerts go there. A configuration of its own each time: health is remembered with it. */
const listen = (ALERT_EMAIL?: string) =>
  replaceDeps(harness, () => ({ config: { ALERT_EMAIL }, log: { error: (...line) => logged.push(line) } }));

const nightly = () => harness.cron("30 3 * * *");
const nextNight = () => {
  harness.advance(DAY);
  return nightly();
};
const setCredits = (credits: number) =>
  harness.db.write([sql("UPDATE user SET credits = ? WHERE id = ?", credits, userId)]);
const alerts = () => rowsOf(harness.db, "SELECT 1 FROM email WHERE template = 'ledger-alert'");
async function health(): Promise<Record<string, unknown>> {
  const response = await fetch(`${harness.url}/api/health`);
  return { http: response.status, ...((await response.json()) as object) };
}

test("before the first audit, and after one that found nothing, all is well and nobody is told", async () => {
  expect(await health()).toMatchObject({ http: 200, ok: true, status: "ok", ledgerAuditedAt: null });
  await nightly();
  const { ledgerAuditedAt, ...rest } = await health();
  expect(rest).toMatchObject({ http: 200, status: "ok", checks: { ledger: "ok" } });
  expect(Date.parse(String(ledgerAuditedAt))).toBeCloseTo(harness.now(), -5);
  expect([logged, await alerts()]).toEqual([[], []]);
});

test("a broken ledger is in the log, in the health and in one email a day, until an audit finds nothing", async () => {
  await setCredits(10);
  await nightly();
  expect(logged.map(([event]) => event)).toEqual(["ledger_audit"]);
  expect(JSON.stringify(logged[0]?.[2])).toContain(userId);
  const degraded = { http: 200, ok: true, status: "degraded" };
  expect(await health()).toMatchObject({ ...degraded, checks: { ledger: "does not add up" } });
  const [email] = await emailsTo(harness, SITE.supportEmail, 1);
  expect(email?.subject).toBe("The ledger does not add up");
  expect(email?.text).toContain(`balance ${userId}`);
  expect(email?.text).toContain(`${harness.url}/api/health`);

  // twice at once and again on the same day
  await Promise.all([nightly(), nightly()]);
  await nightly();
  expect(await alerts()).toHaveLength(1);
  await nextNight();
  expect(await alerts()).toHaveLength(2);
  const since = await rowOf(harness.db, `SELECT (auditedAt - brokenSince) / ${DAY} AS days FROM ledgerAudit`);
  expect(since).toEqual({ days: 1 });

  await setCredits(9);
  await nextNight();
  expect(await health()).toMatchObject({ status: "ok", checks: { ledger: "ok" } });
  expect(await emailsTo(harness, SITE.supportEmail, 2)).toHaveLength(2);
});

test("grants and debts that contradict the ledger are told of too, to the address that was set", async () => {
  listen("watch@example.com");
  // half refunded, nothing owed, and nothing of it in the ledger
  await harness.db.write(paymentRows(userId, { id: "pi_1", refundedCents: 450 }));
  await nextNight();
  const [email] = await emailsTo(harness, "watch@example.com", 1);
  for (const words of ["found 2 problems", "payment-granted pi_1", "payment-owed pi_1"])
    expect(email?.text).toContain(words);
  await harness.db.write([sql("DELETE FROM payment")]);
});

test("an audit that no longer happens shows", async () => {
  await nightly();
  expect(await health()).toMatchObject({ status: "ok" });
  harness.advance(1.4 * DAY);
  expect(await health()).toMatchObject({ status: "ok" });
  harness.advance(0.2 * DAY);
  const stale = { ok: true, status: "degraded", checks: { ledger: "not audited lately" } };
  expect(await health()).toMatchObject(stale);
});

test("a run that dies before its email is handed over has written it down: it is sent all the same", async () => {
  await setCredits(10);
  replaceDeps(harness, () => ({
    config: { ALERT_EMAIL: "later@example.com" },
    log: { error: () => {} },
    queue: { publish: () => Promise.reject(new Error("no queue")) },
  }));
  await nextNight();
  expect(await inbox(harness, "later@example.com")).toEqual([]);
  listen();
  await minuteLater(harness);
  expect(await emailsTo(harness, "later@example.com", 1)).toHaveLength(1);
  await setCredits(9);
});
