import { beforeEach, describe, expect, test } from "vitest";
import { refundJob } from "#db/queries/credits/credits.ts";
import { failJob } from "#db/queries/jobs/job-failure.ts";
import { completeJob } from "#db/queries/jobs/job-storing.ts";
import { purgeEventsAndEmails } from "#db/queries/purge.ts";
import { findSafety, insertRefusal, requireNotPaused, writeReviewMessage } from "#db/queries/staff/safety.ts";
import { clearReview } from "#db/queries/staff/staff-reviews.ts";
import type { JobFailureCode } from "#schema/errors.ts";
import { HELD_BACK_REFUNDS, REVIEW_AFTER, REVIEW_WINDOW_DAYS } from "#schema/staff/safety.ts";
import { databaseForFile, refusedBy } from "#tests/support/database.ts";
import { insertPerson } from "#tests/support/people.ts";
import { addCharge, insertInto, jobRow, trainingRow } from "#tests/support/rows.ts";
import { creditsIn, rowOf, rowsOf } from "#tests/support/sql.ts";

const base = databaseForFile();

const COST = 4;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.now();
let userId: string;
beforeEach(async () => {
  ({ userId } = await insertPerson(base, { credits: 1000 }));
});

/** So many jobs of one charge, each of four outputs at a credit, waiting to be stored. */
async function request(jobs = 1, owner = userId): Promise<string[]> {
  const chargeId = await addCharge(base.db, owner, jobs * COST);
  const ids = Array.from({ length: jobs }, () => crypto.randomUUID());
  await base.db.write(
    ids.map((id) =>
      jobRow({
        ...{ id, chargeId, userId: owner, subjectId: id, kind: "PICTURES", status: "STORING", outputs: COST },
      }),
    ),
  );
  return ids;
}

/** The end of a job that delivered nothing: what broke in it, null where it was written. */
const fail = (id: string, code: JobFailureCode, input: { heldBack?: number; now?: number } = {}) => {
  const guard = { kind: "storing", fence: 0 } as const;
  const refundId = crypto.randomUUID();
  return refusedBy(base.db, ...failJob({ id, refundId, code, guard, now: START, ...input }));
};
/** All of a job's outputs were held back; false where it had ended before. */
async function holdAllBack(id: string, now = START): Promise<boolean> {
  const broken = await fail(id, "UNFIT", { now });
  expect([null, "moved_on"]).toContain(broken);
  return broken === null;
}

/** So many outputs were held back, and others arrived. */
async function holdSomeBack(id: string, heldBack: number, delivered = COST - heldBack): Promise<void> {
  await base.db.write([
    ...completeJob({ id, fence: 0, delivered, heldBack, result: {}, now: START }),
    refundJob({ id: crypto.randomUUID(), jobId: id, reason: "FAILED_GENERATION", now: START }),
  ]);
}
/** So many new requests of which nothing is delivered. */
async function heldBack(count: number, now = START): Promise<void> {
  for (let n = 0; n < count; n++) await holdAllBack((await request())[0]!, now);
}

const balance = () => creditsIn(base.db, userId);
const one = (sql: string, id: string) => rowOf(base.db, sql, id);
const actor = (owner = userId) => ({ userId: owner, sessionId: `session-${owner}` });
/** How the person stands at the start. */
const standing = async () => (await base.db.read([findSafety(base.db, { userId, now: START })]))[0];
const isPaused = async (owner = userId) =>
  (await refusedBy(base.db, requireNotPaused(actor(owner)))) === "under_review";

describe("held-back requests", () => {
  test("three are paid back, the fourth keeps its charge and says so, and a day later it begins anew", async () => {
    await heldBack(3);
    expect(await balance()).toBe(1000);
    expect(await standing()).toMatchObject({ refunded: 3, openedAt: null });
    const [fourth] = await request();
    await holdAllBack(fourth!);
    expect(await balance()).toBe(1000 - COST);
    expect(await one("SELECT errorCode, heldBack, kept FROM job WHERE id = ?", fourth!)).toMatchObject({
      ...{ errorCode: "UNFIT_KEPT", heldBack: COST, kept: COST },
    });
    await heldBack(1, START + HELD_BACK_REFUNDS.hours * HOUR - 1);
    expect(await balance()).toBe(1000 - 2 * COST);
    await heldBack(1, START + HELD_BACK_REFUNDS.hours * HOUR);
    expect(await balance()).toBe(1000 - 2 * COST);
  });

  test("nine that end at once: exactly three are paid back, whichever they are", async () => {
    const requests = await Promise.all(Array.from({ length: 9 }, () => request()));
    await Promise.all(requests.map(([id]) => holdAllBack(id!)));
    expect(await balance()).toBe(1000 - 6 * COST);
  });

  test("an end that is reported again changes nothing", async () => {
    const [id] = await request();
    expect(await Promise.all([1, 2, 3].map(() => holdAllBack(id!)))).toContain(true);
    expect(await holdAllBack(id!)).toBe(false);
    expect(await balance()).toBe(1000);
    expect(await standing()).toMatchObject({ refunded: 1 });
  });

  test("all of a pack counts once: what is held back later in it is treated as the first was", async () => {
    await heldBack(2);
    const pack = await request(5);
    await holdSomeBack(pack[0]!, 1);
    await Promise.all(pack.slice(1).map((id) => holdSomeBack(id, 2)));
    expect(await balance()).toBe(1000 - 5 * COST + 9);
    expect(await standing()).toMatchObject({ refunded: 3 });
    const late = await request(2);
    await holdSomeBack(late[0]!, 1);
    await holdAllBack(late[1]!);
    expect(await balance()).toBe(1000 - 5 * COST + 9 - 2 * COST);
    expect(await one("SELECT errorCode, kept FROM job WHERE id = ?", late[0]!)).toMatchObject({ kept: 1 });
  });

  test("what failed for another reason comes back, also beside pictures that keep their charge", async () => {
    await heldBack(3);
    const [mixed] = await request();
    // one arrived, two were held back, one was no picture
    await holdSomeBack(mixed!, 2, 1);
    expect(await balance()).toBe(1000 - 3);
    const [unusable, broken] = [await request(), await request()];
    expect(await fail(unusable[0]!, "OUTPUT_INVALID", { heldBack: 1 })).toBeNull();
    expect(await fail(broken[0]!, "PROVIDER_FAILED")).toBeNull();
    expect(await balance()).toBe(1000 - 3 - 1);
  });

  test("a training keeps its charge alike, and its page says why", async () => {
    await heldBack(3);
    const id = crypto.randomUUID();
    const owned = { userId, chargeId: await addCharge(base.db, userId) };
    await base.db.write([
      trainingRow({ id, ...owned, status: "TRAINING" }),
      jobRow({ id: `${id}-job`, ...owned, subjectId: id, status: "STORING" }),
    ]);
    await holdAllBack(`${id}-job`);
    expect(await one("SELECT error, status FROM training WHERE id = ?", id)).toEqual({
      ...{ error: "UNFIT_KEPT", status: "FAILED" },
    });
    expect(await balance()).toBe(1000 - 1);
  });
});

describe("a review", () => {
  const strike = async () => holdAllBack((await request())[0]!);
  const refuse = (id: string = crypto.randomUUID(), now = START, owner = userId) =>
    base.db.write(insertRefusal({ id, userId: owner, now }));
  const openOf = (owner = userId) =>
    one("SELECT id, message FROM safetyReview WHERE userId = ? AND clearedAt IS NULL", owner);

  test("opens with the strike that reaches the limit, once, and pauses the account", async () => {
    for (let n = 1; n < REVIEW_AFTER.HELD_BACK; n++) await strike();
    expect(await isPaused()).toBe(false);
    await Promise.all([strike(), strike(), strike()]);
    expect(await isPaused()).toBe(true);
    expect(await rowsOf(base.db, "SELECT id FROM safetyReview WHERE userId = ?", userId)).toHaveLength(1);
  });

  test("opens for refused prompts at a limit of their own; the same one again counts once", async () => {
    for (let n = 1; n < REVIEW_AFTER.PROMPT; n++) await refuse();
    const again = crypto.randomUUID();
    await refuse(again);
    expect(await isPaused()).toBe(true);
    await base.db.write(clearReview({ id: String((await openOf())?.id), staffId: userId, now: START + 1 }));
    await refuse(again, START + 2);
    expect(await isPaused()).toBe(false);
  });

  test("counts what lies within its days", async () => {
    for (let n = 1; n < REVIEW_AFTER.PROMPT; n++) await refuse();
    await refuse(undefined, START + REVIEW_WINDOW_DAYS * DAY);
    expect(await isPaused()).toBe(false);
  });

  test("counts the accounts of one mailbox together, and pauses them together", async () => {
    const { userId: second } = await insertPerson(base, { credits: 100 });
    for (const id of [userId, second]) {
      await base.db.write([
        insertInto("firstProof", { userId: id, mailboxHash: `box-${userId}`, bonus: 0, createdAt: 0 }),
      ]);
    }
    for (let n = 1; n < REVIEW_AFTER.PROMPT; n++) await refuse();
    await refuse(undefined, START, second);
    expect([await isPaused(), await isPaused(second)]).toEqual([true, true]);
    const { userId: stranger } = await insertPerson(base, { credits: 1 });
    expect(await isPaused(stranger)).toBe(false);
  });

  test("is ended by staff: what counted before no longer does", async () => {
    for (let n = 0; n < REVIEW_AFTER.PROMPT; n++) await refuse();
    await base.db.write(writeReviewMessage({ userId, text: "I paint swimmers." }));
    const open = await openOf();
    expect(open).toMatchObject({ message: "I paint swimmers." });
    expect(await standing()).toMatchObject({ openedAt: START });
    await base.db.write(clearReview({ id: String(open?.id), staffId: userId, now: START + 1 }));
    expect(await isPaused()).toBe(false);
    await refuse(undefined, START + 2);
    expect(await isPaused()).toBe(false);
    const message = writeReviewMessage({ userId, text: "again" });
    expect(await refusedBy(base.db, ...message)).toBe("nothing_to_appeal");
    for (let n = 1; n < REVIEW_AFTER.PROMPT; n++) await refuse(undefined, START + 3);
    expect(await isPaused()).toBe(true);
  });

  test("strikes are forgotten after their days", async () => {
    await refuse();
    const left = async () =>
      (await rowsOf(base.db, "SELECT 1 FROM safetyStrike WHERE userId = ?", userId)).length;
    expect(await left()).toBe(1);
    const forget = (safetyBefore: number) =>
      purgeEventsAndEmails(base.db, { eventsBefore: 0, emailsBefore: 0, safetyBefore, limit: 1000 });
    await forget(START);
    expect(await left()).toBe(1);
    await forget(START + 1);
    expect(await left()).toBe(0);
  });
});
