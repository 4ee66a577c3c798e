import { expect, test } from "vitest";
import { OVERVIEW_DAYS } from "#schema/staff/overview.ts";
import { insertPerson, signedIn } from "#tests/support/accounts/people.ts";
import { insertInto, move } from "#tests/support/database/rows.ts";
import { rowsOf, sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";

const DAY = 86_400_000;
/** Noon, so that neither clock nor test crosses midnight. */
const NOON = Math.floor(Date.now() / DAY) * DAY + DAY / 2;
let desk: Awaited<ReturnType<typeof signedIn>>["client"]["trpc"]["staff"];
const harness = harnessForFile({ now: () => NOON }, async (started) => {
  desk = (await signedIn(started, { role: "STAFF" })).client.trpc.staff;
});
const dayAgo = (days: number) => new Date(NOON - days * DAY).toISOString().slice(0, 10);

test("each day of a range is there, with what was registered, moved and spent on it", async () => {
  const before = await desk.overview.query({ days: 7 });
  const ada = await insertPerson(harness, { createdAt: NOON - 2 * DAY });
  await harness.db.write([
    move(ada.userId, 50, { key: "given", reason: "PROMOTION", now: NOON - DAY }),
    move(ada.userId, -20, { key: "spent", reason: "OTHER", now: NOON - DAY }),
    // before the range
    move(ada.userId, 7, { key: "old", reason: "PROMOTION", now: NOON - 7 * DAY }),
    insertInto("providerSpend", { day: dayAgo(1), scope: "", microUsd: 1_250_000 }),
    insertInto("providerSpend", { day: dayAgo(1), scope: ada.userId, microUsd: 1_250_000 }),
  ]);
  const { days, credits } = await desk.overview.query({ days: 7 });
  expect(days.map(({ day }) => day)).toEqual([6, 5, 4, 3, 2, 1, 0].map(dayAgo));
  const grown = (day: string, key: "signups" | "creditsGiven" | "creditsTaken" | "providerMicroUsd") =>
    days.find((one) => one.day === day)![key] - before.days.find((one) => one.day === day)![key];
  expect(grown(dayAgo(2), "signups")).toBe(1);
  expect([grown(dayAgo(1), "creditsGiven"), grown(dayAgo(1), "creditsTaken")]).toEqual([50, 20]);
  expect(grown(dayAgo(1), "providerMicroUsd")).toBe(1_250_000);
  expect(credits.find(({ reason }) => reason === "PROMOTION")).toMatchObject({ given: 50, taken: 0 });
  expect((await desk.overview.query({ days: 30 })).credits).toContainEqual({
    reason: "PROMOTION",
    given: 57,
    taken: 0,
  });
});

test("what the trigger counts by day is what the ledger says", async () => {
  const counted = await rowsOf(harness.db, "SELECT day, reason, given, taken FROM creditDay ORDER BY 1, 2");
  const ledger = await rowsOf(
    harness.db,
    `SELECT date(createdAt / 1000, 'unixepoch') AS day, reason, sum(max(credits, 0)) AS given,
       sum(max(-credits, 0)) AS taken FROM userCreditHistory GROUP BY 1, 2 ORDER BY 1, 2`,
  );
  expect(counted.length).toBeGreaterThan(2);
  expect(counted).toEqual(ledger);
});

async function job(userId: string, columns: Record<string, string | number | null>) {
  const chargeId = crypto.randomUUID();
  await harness.db.write([
    move(userId, -1, { key: chargeId, id: chargeId, now: NOON }),
    insertInto("job", {
      ...{
        id: chargeId,
        kind: "PICTURES",
        operation: "portrait",
        userId,
        subjectId: "x",
        seed: 1,
        outputs: 1,
      },
      ...{ creditsPerOutput: 1, deadline: NOON + DAY, chargeId, createdAt: NOON, status: "QUEUED" },
      ...columns,
    }),
  ]);
}

test("open work is told by state and age, what hangs by why, what ended by operation", async () => {
  const { userId } = await insertPerson(harness, { credits: 100 });
  await job(userId, { createdAt: NOON - 10_000 });
  await job(userId, { createdAt: NOON - 30 * 60_000 });
  await job(userId, {
    ...{ createdAt: NOON - 3 * DAY, status: "SUBMITTED", attempt: 1 },
    ...{ nextPollAt: NOON - DAY, deadline: NOON - 1 },
  });
  const ended = { finishedAt: NOON - DAY, createdAt: NOON - DAY };
  await job(userId, { ...ended, status: "COMPLETED", delivered: 1 });
  await job(userId, { ...ended, status: "FAILED", errorCode: "DEADLINE" });
  await job(userId, { ...ended, status: "FAILED", errorCode: "DEADLINE" });
  await job(userId, { ...ended, status: "FAILED", errorCode: "CANCELLED" });
  const found = await desk.overview.query({ days: 7 });
  expect(found.openJobs.toSorted((a, b) => a.age.localeCompare(b.age))).toEqual([
    { status: "QUEUED", age: "1 hour", count: 1 },
    { status: "QUEUED", age: "5 minutes", count: 1 },
    { status: "SUBMITTED", age: "longer", count: 1 },
  ]);
  expect(found.queue).toEqual({ unclaimed: 1, overdue: 1, expired: 1, oldest: new Date(NOON - 3 * DAY) });
  expect(found.operations).toEqual([
    {
      ...{ operation: "portrait", completed: 1, cancelled: 1, failed: 2 },
      codes: [{ code: "DEADLINE", count: 2 }],
    },
  ]);
  // made up: the file's audit would miss their refunds
  await harness.db.write([sql("DELETE FROM job WHERE userId = ?", userId)]);
});

test("emails that wait and addresses that refuse are told", async () => {
  await harness.cloud.qstash.idle();
  const before = await desk.overview.query({ days: 7 });
  await harness.db.write([
    insertInto("email", {
      ...{ id: "waiting", fromEmail: "x", to: "a@example.com", subject: "x", sendAt: NOON - 60_000 },
      ...{ emailType: "OTHER", template: "verify-email", params: "{}", createdAt: NOON, attempts: 0 },
    }),
    insertInto("emailSuppression", { address: "b@example.com", reason: "BOUNCED", createdAt: NOON }),
  ]);
  const { email } = await desk.overview.query({ days: 7 });
  expect(email.waiting - before.email.waiting).toBe(1);
  expect(email.suppressed).toEqual([{ reason: "BOUNCED", count: 1 }]);
  await harness.db.write([sql("DELETE FROM email WHERE id = 'waiting'")]);
});

test("only ranges that are offered, only for staff", async () => {
  for (const days of OVERVIEW_DAYS) expect((await desk.overview.query({ days })).days).toHaveLength(days);
  expect(await refusal(desk.overview.query({ days: 8 as never }))).toBe("BAD_INPUT");
  const { client } = await signedIn(harness);
  expect(await refusal(client.trpc.staff.overview.query({ days: 7 }))).toBe("STAFF_ONLY");
});
