import { beforeEach, describe, expect, test } from "vitest";
import { refundJob } from "#db/queries/credits/credits.ts";
import { failJob } from "#db/queries/jobs/job-failure.ts";
import { completeJob } from "#db/queries/jobs/job-storing.ts";
import { purgeEventsAndEmails } from "#db/queries/purge.ts";
import { findSafety, insertRefusal, requireNotPaused, writeReviewMessage } from "#db/queries/staff/safety.ts";
import { clearReview } from "#db/queries/staff/staff-reviews.ts";
import type { JobFailureCode } from "#schema/errors/job-failures.ts";
import { HELD_BACK_REFUNDS, REVIEW_AFTER, REVIEW_WINDOW_DAYS } from "#schema/staff/safety.ts";
import { insertPerson } from "#tests/support/accounts/people.ts";
import { databaseForFile, refusedBy } from "#tests/support/database/database.ts";
import { addCharge, insertInto, jobRow, trainingRow } from "#tests/support/database/rows.ts";
import { creditsIn, rowOf, rowsOf } from "#tests/support/database/sql.ts";

const base = databaseForFile();

const COST = 4;
const START = Date.now();
let userId: string;
beforeEach(async () => {
  ({ userId } = await insertPerson(base, { credits: 1000 }));
});

/** So many jobs of one charge, each of four outputs at a credit, waiting to be stored. */
async function request(jobs = 1): Promise<[string, ...string[]]> {
  const chargeId = await addCharge(base.db, userId, jobs * COST);
  const ids = Array.from({ length: jobs }, () => crypto.randomUUID());
  const work = { chargeId, userId, kind: "PICTURES", status: "STORING", outputs: COST };
  await base.db.write(ids.map((id) => jobRow({ id, subjectId: id, ...work })));
  return ids as [string];
}

/** The end of a job that delivered nothing: what broke in it, null where it was written. */
const fail = (id: string, code: JobFailureCode, input: { heldBack?: number; now?: number } = {}) => {
  const guard = { kind: "storing", fence: 0 } as const;
  const refundId = crypto.randomUUID();
  const nextRefundIds = { VIDEO: crypto.randomUUID(), VIDEO_UPSCALE: crypto.randomUUID() };
  return refusedBy(base.db, ...failJob({ id, refundId, nextRefundIds, code, guard, now: START, ...input }));
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
  for (let n = 0; n < count; n++) await holdAllBack((await request())[0], now);
}

const balance = () => creditsIn(base.db, userId);
/** How the person stands at the start. */
const standing = async () => (await base.db.read([findSafety(base.db, { userId, now: START })]))[0];
const isPaused = async (owner = userId) => {
  return (await refusedBy(base.db, requireNotPaused(owner))) === "under_review";
};

describe("held-back requests", () => {
  test("three are paid back, the fourth keeps its charge and says so, and a day later it begins anew", async () => {
    await heldBack(3);
    expect(await balance()).toBe(1000);
    expect(await standing()).toMatchObject({ refunded: 3, openedAt: null });
    const [fourth] = await request();
    await holdAllBack(fourth);
    expect(await balance()).toBe(1000 - COST);
    const kept = "SELECT errorCode, heldBack, kept FROM job WHERE id = ?";
    const all = { errorCode: "UNFIT_KEPT", heldBack: COST, kept: COST };
    expect(await rowOf(base.db, kept, fourth)).toEqual(all);
    const window = HELD_BACK_REFUNDS.hours * 3_600_000;
    for (const later of [window - 1, window]) {
      await heldBack(1, START + later);
      expect(await balance()).toBe(1000 - 2 * COST);
    }
  });

  test("nine that end at once, each reported twice: exactly three are paid back, whichever they are", async () => {
    const requests = await Promise.all(Array.from({ length: 9 }, () => request()));
    const ends = await Promise.all(requests.flatMap(([id]) => [holdAllBack(id), holdAllBack(id)]));
    expect(ends.filter((ended) => ended)).toHaveLength(9);
    expect(await balance()).toBe(1000 - 6 * COST);
    expect(await standing()).toMatchObject({ refunded: 3 });
  });

  test("all of a pack counts once: what is held back later in it is treated as the first was", async () => {
    await heldBack(2);
    const [first, ...others] = await request(5);
    await holdSomeBack(first, 1);
    await Promise.all(others.map((id) => holdSomeBack(id, 2)));
    const left = 1000 - 5 * COST + 9;
    expect(await balance()).toBe(left);
    expect(await standing()).toMatchObject({ refunded: 3 });
    const [late, later] = await request(2);
    await holdSomeBack(late, 1);
    await holdAllBack(later!);
    expect(await balance()).toBe(left - 2 * COST);
    expect(await rowOf(base.db, "SELECT kept FROM job WHERE id = ?", late)).toEqual({ kept: 1 });
  });

  test("what failed for another reason comes back, also beside pictures that keep their charge", async () => {
    await heldBack(3);
    // one arrived, two were held back, one was no picture
    await holdSomeBack((await request())[0], 2, 1);
    expect(await balance()).toBe(1000 - 3);
    expect(await fail((await request())[0], "OUTPUT_INVALID", { heldBack: 1 })).toBeNull();
    expect(await fail((await request())[0], "PROVIDER_FAILED")).toBeNull();
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
    const training = await rowOf(base.db, "SELECT error, status FROM training WHERE id = ?", id);
    expect(training).toEqual({ error: "UNFIT_KEPT", status: "FAILED" });
    expect(await balance()).toBe(1000 - 1);
  });
});

describe("a review", () => {
  const refuse = (id: string = crypto.randomUUID(), now = START, owner = userId) =>
    base.db.write(insertRefusal({ id, userId: owner, now }));
  /** As many prompts as open a review, less so many. */
  const refuseAllBut = async (left: number, now = START) => {
    for (let n = left; n < REVIEW_AFTER.PROMPT; n++) await refuse(undefined, now);
  };
  const open = "SELECT id, message FROM safetyReview WHERE userId = ? AND clearedAt IS NULL";
  const reviews = () => rowsOf<{ id: string; message: string | null }>(base.db, open, userId);
  const clear = async () => {
    const [review] = await reviews();
    await base.db.write(clearReview({ id: review!.id, staffId: userId, now: START + 1 }));
  };

  test("opens with the strike that reaches the limit, once, and pauses the account", async () => {
    await heldBack(REVIEW_AFTER.HELD_BACK - 1);
    expect(await isPaused()).toBe(false);
    await Promise.all([heldBack(1), heldBack(1), heldBack(1)]);
    expect(await isPaused()).toBe(true);
    expect(await reviews()).toHaveLength(1);
  });

  test("opens for refused prompts at a limit of their own; the same one again counts once", async () => {
    await refuseAllBut(1);
    const again = crypto.randomUUID();
    await refuse(again);
    expect(await isPaused()).toBe(true);
    await clear();
    await refuse(again, START + 2);
    expect(await isPaused()).toBe(false);
  });

  test("counts what lies within its days", async () => {
    await refuseAllBut(1);
    await refuse(undefined, START + REVIEW_WINDOW_DAYS * 86_400_000);
    expect(await isPaused()).toBe(false);
  });

  test("counts the accounts of one mailbox together, and pauses them together", async () => {
    const { userId: second } = await insertPerson(base);
    const proof = { mailboxHash: `box-${userId}`, bonus: 0, createdAt: 0 };
    await base.db.write([userId, second].map((id) => insertInto("firstProof", { userId: id, ...proof })));
    await refuseAllBut(1);
    await refuse(undefined, START, second);
    const { userId: stranger } = await insertPerson(base);
    const paused = [await isPaused(), await isPaused(second), await isPaused(stranger)];
    expect(paused).toEqual([true, true, false]);
  });

  test("is ended by staff: what counted before no longer does", async () => {
    await refuseAllBut(0);
    await base.db.write(writeReviewMessage({ userId, text: "I paint swimmers." }));
    expect(await reviews()).toMatchObject([{ message: "I paint swimmers." }]);
    expect(await standing()).toMatchObject({ openedAt: START });
    await clear();
    expect(await isPaused()).toBe(false);
    await refuse(undefined, START + 2);
    expect(await isPaused()).toBe(false);
    const message = writeReviewMessage({ userId, text: "again" });
    expect(await refusedBy(base.db, ...message)).toBe("nothing_to_appeal");
    await refuseAllBut(1, START + 3);
    expect(await isPaused()).toBe(true);
  });

  test("strikes are forgotten after their days", async () => {
    await refuse();
    for (const later of [0, 1]) {
      const before = { eventsBefore: 0, emailsBefore: 0, sharesBefore: 0, safetyBefore: START + later };
      await purgeEventsAndEmails(base.db, { ...before, limit: 1000 });
      const strikes = await rowsOf(base.db, "SELECT 1 FROM safetyStrike WHERE userId = ?", userId);
      expect(strikes).toHaveLength(1 - later);
    }
  });
});
