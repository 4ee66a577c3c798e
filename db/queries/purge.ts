import type { Db, Statement } from "../client.ts";
import { purgeAddresses } from "./accounts/first-proofs.ts";
import { dayOf } from "./credits/provider-spend.ts";

/** Deleting what is past its time: each call so many rows at most, so that it never holds others up for long. */

/** Deletes at most `limit` rows of a table whose moment is before `before`, the oldest first. */
function purgeOld(input: { table: string; at: string; before: number; limit: number }): Statement {
  return {
    sql: `DELETE FROM ${input.table} WHERE rowid IN
            (SELECT rowid FROM ${input.table} WHERE ${input.at} < ? ORDER BY ${input.at} LIMIT ?)`,
    args: [input.before, input.limit],
  };
}

/** Links, devices and network addresses past their time. Answers whether some may be left. */
export async function purgeLinksAndDevices(db: Db, input: { now: number; limit: number }): Promise<boolean> {
  const { now: before, limit } = input;
  const results = await db.write([
    purgeOld({ table: "verificationToken", at: "expires", before, limit }),
    purgeOld({ table: "session", at: "expires", before, limit }),
    purgeOld({ table: "unsubscribeToken", at: "expiresAt", before, limit }),
    purgeOld({ table: "passkeyChallenge", at: "expires", before, limit }),
    purgeAddresses({ now: before, limit }),
  ]);
  return results.some(({ rowsAffected }) => rowsAffected >= limit);
}

/** Stripe's events, records of emails, strikes and days of costs past their time. Answers whether some may be left. */
export async function purgeEventsAndEmails(
  db: Db,
  input: {
    eventsBefore: number;
    emailsBefore: number;
    safetyBefore: number;
    sharesBefore: number;
    limit: number;
  },
): Promise<boolean> {
  const { limit } = input;
  const results = await db.write([
    purgeOld({ table: "stripeEvent", at: "processedAt", before: input.eventsBefore, limit }),
    purgeOld({ table: "safetyStrike", at: "createdAt", before: input.safetyBefore, limit }),
    {
      sql: `DELETE FROM providerSpend WHERE rowid IN
              (SELECT rowid FROM providerSpend WHERE day < ? ORDER BY day LIMIT ?)`,
      args: [dayOf(input.safetyBefore), limit],
    },
    // with what became of them
    purgeOld({ table: "email", at: "createdAt", before: input.emailsBefore, limit }),
    purgeOld({ table: "shareLink", at: "expires", before: input.sharesBefore, limit }),
    {
      sql: `DELETE FROM takedownRequest WHERE rowid IN (SELECT rowid FROM takedownRequest
              WHERE decision IS NOT NULL AND decidedAt < ? ORDER BY decidedAt LIMIT ?)`,
      args: [input.safetyBefore, limit],
    },
    // what was taken down stays, so that it is not shared again
    {
      sql: `DELETE FROM shareReport WHERE rowid IN (SELECT rowid FROM shareReport
              WHERE decision = 'KEPT' AND decidedAt < ? ORDER BY decidedAt LIMIT ?)`,
      args: [input.safetyBefore, limit],
    },
  ]);
  return results.some(({ rowsAffected }) => rowsAffected >= limit);
}

const ROUND = "forget-jobs";

/**
 * Looks at the next `limit` jobs that ended before `before` and deletes those whose work is gone: no model, pack,
 * picture, video or film leads to any job of the same charge, so that what the audit compares stays whole. Goes round and round: what is
 * kept is looked at again when all others were. Answers whether some of this round are left.
 */
export async function purgeJobs(db: Db, input: { before: number; limit: number }): Promise<boolean> {
  const [, found] = await db.write([
    { sql: "INSERT INTO taskCursor (task, at, id) VALUES (?, 0, '') ON CONFLICT DO NOTHING", args: [ROUND] },
    {
      sql: `SELECT j.id, j.chargeId, j.finishedAt FROM taskCursor c CROSS JOIN job j
            WHERE c.task = ? AND j.finishedAt < ? AND (j.finishedAt, j.id) > (c.at, c.id)
            ORDER BY j.finishedAt, j.id LIMIT ?`,
      args: [ROUND, input.before, input.limit],
    },
  ]);
  const jobs = found?.rows ?? [];
  const last = jobs.length < input.limit ? undefined : jobs.at(-1);
  await db.write([
    {
      sql: `DELETE FROM job WHERE chargeId IN (SELECT value FROM json_each(?)) AND NOT EXISTS (
              SELECT 1 FROM job o WHERE o.chargeId = job.chargeId AND (
                coalesce(o.finishedAt >= ?, 1)
                OR EXISTS (SELECT 1 FROM training t WHERE t.id = o.subjectId)
                OR EXISTS (SELECT 1 FROM userGeneratedPack p WHERE p.id = o.subjectId)
                OR EXISTS (SELECT 1 FROM packInferenceJob i WHERE i.jobId = o.id)
                OR EXISTS (SELECT 1 FROM generation g WHERE g.jobId = o.id)
                OR EXISTS (SELECT 1 FROM imageToImageGeneration e WHERE e.jobId = o.id)
                OR EXISTS (SELECT 1 FROM videoGeneration v WHERE v.jobId = o.id)
                OR EXISTS (SELECT 1 FROM trainedVoice v WHERE v.jobId = o.id)
                OR EXISTS (SELECT 1 FROM speech s WHERE s.jobId = o.id)
                OR EXISTS (SELECT 1 FROM videoPack f WHERE f.id = o.subjectId)))`,
      args: [JSON.stringify([...new Set(jobs.map(({ chargeId }) => chargeId))]), input.before],
    },
    {
      sql: "UPDATE taskCursor SET at = ?, id = ? WHERE task = ?",
      args: [Number(last?.finishedAt ?? 0), String(last?.id ?? ""), ROUND],
    },
  ]);
  return last !== undefined;
}
