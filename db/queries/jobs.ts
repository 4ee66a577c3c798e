import { and, eq, inArray, isNull, lt, lte, not, or, sql } from "drizzle-orm";
import type { JobFailureCode } from "#schema/errors.ts";
import type { Db, Statement } from "../client.ts";
import { job } from "../tables/job.ts";
import { refundJob } from "./credits.ts";
import { derivePackStatus } from "./packs.ts";
import { type Actor, liveSession, requireChanged } from "./session.ts";

export type Job = typeof job.$inferSelect;
export const OPEN = "status NOT IN ('COMPLETED', 'FAILED')";

export function insertJob(
  db: Db,
  of: Pick<
    Job,
    "id" | "kind" | "userId" | "subjectId" | "seed" | "outputs" | "creditsPerOutput" | "chargeId"
  > & { deadline: number; now: number },
): Statement {
  const { deadline, now, ...row } = of;
  return db.orm
    .insert(job)
    .values({ ...row, status: "QUEUED", deadline: new Date(deadline), createdAt: new Date(now) });
}

export async function findJob(db: Db, id: string): Promise<Job | null> {
  const [row] = await db.orm.select().from(job).where(eq(job.id, id));
  return row ?? null;
}

/** Takes a job for submission: a queued one, or one whose submitter's lease ran out. Null: someone else has it. */
export async function claimSubmit(
  db: Db,
  of: { id: string; now: number; leaseUntil: number },
): Promise<Job | null> {
  const [row] = await db.orm
    .update(job)
    .set({ status: "SUBMITTING", attempt: sql`${job.attempt} + 1`, leaseUntil: new Date(of.leaseUntil) })
    .where(
      and(
        eq(job.id, of.id),
        or(
          and(eq(job.status, "QUEUED"), or(isNull(job.nextPollAt), lte(job.nextPollAt, new Date(of.now)))),
          and(eq(job.status, "SUBMITTING"), lt(job.leaseUntil, new Date(of.now))),
        ),
      ),
    )
    .returning();
  return row ?? null;
}

/** Back to the queue, for another try not before a time: the provider could not be reached, or no longer knows the request. */
export async function requeueJob(
  db: Db,
  of: { id: string; attempt: number; from: "SUBMITTING" | "SUBMITTED"; notBefore: number },
) {
  const back = "(SELECT subjectId FROM job WHERE id = ? AND status = 'QUEUED' AND attempt = ?)";
  await db.write([
    {
      sql: `UPDATE job SET status = 'QUEUED', leaseUntil = NULL, requestId = NULL, statusUrl = NULL, responseUrl = NULL,
              cancelUrl = NULL, queuePosition = NULL, nextPollAt = ?
            WHERE id = ? AND status = ? AND attempt = ?`,
      args: [of.notBefore, of.id, of.from, of.attempt],
    },
    {
      sql: `UPDATE training SET status = 'PENDING' WHERE id = ${back} AND status = 'TRAINING'`,
      args: [of.id, of.attempt],
    },
    {
      sql: `UPDATE packInferenceJob SET status = 'PENDING' WHERE jobId = ? AND packId = ${back} AND status = 'PROCESSING'`,
      args: [of.id, of.id, of.attempt],
    },
  ]);
}

export interface Submission {
  requestId: string;
  statusUrl: string;
  responseUrl: string;
  cancelUrl: string;
}

/** The request a job lives on at the provider; null before it was handed over. */
export function requestOf(job: Job): Submission | null {
  const { requestId, statusUrl, responseUrl, cancelUrl } = job;
  return requestId && statusUrl && responseUrl && cancelUrl
    ? { requestId, statusUrl, responseUrl, cancelUrl }
    : null;
}

/** Records what the provider answered; false when the job moved on meanwhile (its webhook was faster, or it ended). */
export async function storeSubmission(
  db: Db,
  of: { id: string; attempt: number; submission: Submission; nextPollAt: number; now: number },
): Promise<boolean> {
  const mine = "EXISTS (SELECT 1 FROM job WHERE id = ? AND status = 'SUBMITTED' AND attempt = ?)";
  const [first] = await db.write([
    {
      sql: `UPDATE job SET status = 'SUBMITTED', leaseUntil = NULL, requestId = ?, statusUrl = ?, responseUrl = ?,
              cancelUrl = ?, nextPollAt = ?, submittedAt = ?
            WHERE id = ? AND status = 'SUBMITTING' AND attempt = ?`,
      args: [
        of.submission.requestId,
        of.submission.statusUrl,
        of.submission.responseUrl,
        of.submission.cancelUrl,
        of.nextPollAt,
        of.now,
        of.id,
        of.attempt,
      ],
    },
    {
      sql: `UPDATE training SET status = 'TRAINING', requestId = ?, retryCount = ? - 1
            WHERE id = (SELECT subjectId FROM job WHERE id = ?) AND status = 'PENDING' AND ${mine}`,
      args: [of.submission.requestId, of.attempt, of.id, of.id, of.attempt],
    },
    {
      sql: `UPDATE packInferenceJob SET status = 'PROCESSING' WHERE jobId = ? AND status = 'PENDING' AND ${mine}`,
      args: [of.id, of.id, of.attempt],
    },
    {
      sql: `UPDATE userGeneratedPack SET status = 'PROCESSING' WHERE status = 'PENDING'
            AND id = (SELECT subjectId FROM job WHERE id = ?) AND ${mine}`,
      args: [of.id, of.id, of.attempt],
    },
  ]);
  return (first?.rowsAffected ?? 0) === 1;
}

/**
 * Notes a poll that found the request waiting or at work. False when another poll noted something since `seen`
 * was read: that one has a successor, so this one needs none.
 */
export async function notePoll(
  db: Db,
  of: { seen: Job; queuePosition: number | null; nextPollAt: number },
): Promise<boolean> {
  const { seen } = of;
  const noted = await db.orm
    .update(job)
    .set({ queuePosition: of.queuePosition, nextPollAt: new Date(of.nextPollAt) })
    .where(
      and(
        eq(job.id, seen.id),
        eq(job.status, "SUBMITTED"),
        eq(job.attempt, seen.attempt),
        seen.nextPollAt ? eq(job.nextPollAt, seen.nextPollAt) : isNull(job.nextPollAt),
      ),
    );
  return noted.rowsAffected === 1;
}

/** Where a job's outputs are stored: one folder per claim, so that a late loser never touches the winner's objects. */
export function outputPrefix(of: { userId: string; id: string; fence: number }): string {
  return `outputs/${of.userId}/${of.id}/${of.fence}/`;
}

/**
 * Takes a job for storing its outputs and announces the folder they go to, in one batch.
 * A webhook that overtook its own submission brings the request with it. Null: someone else has it, or it ended.
 */
export async function claimStore(
  db: Db,
  of: { id: string; now: number; leaseUntil: number; garbageDueAt: number; request: Submission | null },
): Promise<Job | null> {
  const request = of.request;
  const claim = db.orm
    .update(job)
    .set({
      status: "STORING",
      fence: sql`${job.fence} + 1`,
      leaseUntil: new Date(of.leaseUntil),
      ...(request ?? {}),
    })
    .where(
      and(
        eq(job.id, of.id),
        or(
          eq(job.status, "SUBMITTED"),
          request ? inArray(job.status, ["QUEUED", "SUBMITTING"]) : undefined,
          and(eq(job.status, "STORING"), lt(job.leaseUntil, new Date(of.now))),
        ),
      ),
    )
    .returning({ fence: job.fence });
  const results = await db.write([
    claim,
    {
      sql: `INSERT INTO mediaGarbage (prefix, dueAt)
            SELECT 'outputs/' || userId || '/' || id || '/' || fence || '/', ? FROM job WHERE id = ? AND changes() = 1`,
      args: [of.garbageDueAt, of.id],
    },
  ]);
  const claimed = results[0]?.rows[0];
  if (!claimed) return null;
  const row = await findJob(db, of.id);
  // whoever slept past the lease here must not pass for the newer claimant
  return row && row.fence === Number(claimed.fence) ? row : null;
}

/** Gives a claim back: the outputs could not be fetched now. */
export async function releaseStore(
  db: Db,
  of: { id: string; fence: number; nextPollAt: number; garbageDueAt: number },
) {
  await db.write([
    {
      sql: `UPDATE job SET status = 'SUBMITTED', leaseUntil = NULL, nextPollAt = ?
            WHERE id = ? AND status = 'STORING' AND fence = ?`,
      args: [of.nextPollAt, of.id, of.fence],
    },
    {
      sql: `UPDATE mediaGarbage SET dueAt = ? WHERE prefix = (SELECT 'outputs/' || userId || '/' || id || '/' || ? || '/' FROM job WHERE id = ?)`,
      args: [of.garbageDueAt, of.fence, of.id],
    },
  ]);
}

/** The end of a job with outputs, to stand first in its batch: aborts unless this claim is still the newest. */
export function completeJob(of: {
  id: string;
  fence: number;
  delivered: number;
  result: Record<string, unknown>;
  now: number;
}): Statement[] {
  return [
    {
      sql: `UPDATE job SET status = 'COMPLETED', leaseUntil = NULL, delivered = ?, result = ?, finishedAt = ?
            WHERE id = ? AND status = 'STORING' AND fence = ?`,
      args: [of.delivered, JSON.stringify(of.result), of.now, of.id, of.fence],
    },
    requireChanged("moved_on"),
  ];
}

/** In which state a job may be failed: whoever fails it must have seen it there. */
export type FailGuard =
  | { kind: "deadline" }
  | { kind: "submitting"; attempt: number }
  | { kind: "submitted"; attempt: number }
  | { kind: "storing"; fence: number }
  | { kind: "queued" }
  /** Retries are used up: not while someone holds a live lease, nor once the provider has it. */
  | { kind: "unsubmitted" };

/** Ends a job without outputs: status, subject and refund, to be written as one batch. */
export function failJob(of: {
  id: string;
  refundId: string;
  code: JobFailureCode;
  guard: FailGuard;
  result?: Record<string, unknown>;
  now: number;
}): Statement[] {
  const [where, args] = guardSql(of.guard, of.now);
  const subject = "(SELECT subjectId FROM job WHERE id = ?)";
  return [
    {
      sql: `UPDATE job SET status = 'FAILED', errorCode = ?, result = ?, fence = fence + 1, leaseUntil = NULL, finishedAt = ?
            WHERE id = ? AND ${OPEN} AND ${where}`,
      args: [of.code, of.result ? JSON.stringify(of.result) : null, of.now, of.id, ...args],
    },
    requireChanged("moved_on"),
    {
      sql: `UPDATE training SET status = 'FAILED', error = ?, logs = ?, finishedAt = ? WHERE id = ${subject}`,
      args: [of.code, of.result?.photos ? JSON.stringify(of.result.photos) : null, of.now, of.id],
    },
    { sql: "UPDATE packInferenceJob SET status = 'FAILED' WHERE jobId = ?", args: [of.id] },
    refundJob({
      id: of.refundId,
      jobId: of.id,
      reason: of.code === "CANCELLED" ? "CANCELLED_GENERATION" : "FAILED_GENERATION",
      now: of.now,
    }),
    derivePackStatus(of.id, of.now),
  ];
}

function guardSql(guard: FailGuard, now: number): [string, (string | number)[]] {
  const free = "(status NOT IN ('STORING', 'SUBMITTING') OR leaseUntil < ?)";
  switch (guard.kind) {
    case "deadline":
      return [`deadline <= ? AND ${free}`, [now, now]];
    case "submitting":
      return ["status = 'SUBMITTING' AND attempt = ?", [guard.attempt]];
    case "submitted":
      return ["status = 'SUBMITTED' AND attempt = ?", [guard.attempt]];
    case "storing":
      return ["status = 'STORING' AND fence = ?", [guard.fence]];
    case "queued":
      return ["status = 'QUEUED'", []];
    case "unsubmitted":
      return ["(status = 'QUEUED' OR (status = 'SUBMITTING' AND leaseUntil < ?))", [now]];
  }
}

/** What the sweeper must look at: everything open that has gone quiet, oldest first. */
export async function listStalled(
  db: Db,
  of: { now: number; unclaimedBefore: number; quietBefore: number; limit: number },
) {
  const now = new Date(of.now);
  return db.orm
    .select({ id: job.id, status: job.status, overdue: sql<number>`${job.deadline} <= ${of.now}` })
    .from(job)
    .where(
      and(
        not(sql`${job.status} IN ('COMPLETED', 'FAILED')`),
        or(
          lte(job.deadline, now),
          and(
            eq(job.status, "QUEUED"),
            or(
              lte(job.nextPollAt, now),
              and(isNull(job.nextPollAt), lt(job.createdAt, new Date(of.unclaimedBefore))),
            ),
          ),
          and(sql`${job.status} IN ('SUBMITTING', 'STORING')`, lt(job.leaseUntil, now)),
          and(
            eq(job.status, "SUBMITTED"),
            or(isNull(job.nextPollAt), lt(job.nextPollAt, new Date(of.quietBefore))),
          ),
        ),
      ),
    )
    .orderBy(job.createdAt)
    .limit(of.limit);
}

/** Open jobs of one piece of work, for cancelling. */
export async function listOpenJobs(db: Db, actor: Actor, of: { subjectId: string; now: number }) {
  const [alive, rows] = await db.read([
    liveSession(db, actor, of.now),
    db.orm
      .select()
      .from(job)
      .where(
        and(
          eq(job.userId, actor.userId),
          eq(job.subjectId, of.subjectId),
          not(sql`${job.status} IN ('COMPLETED', 'FAILED')`),
        ),
      ),
  ] as const);
  return alive.length === 0 ? null : rows;
}

/** Open jobs of one person, with how long the last twenty of the same kind took, in milliseconds. */
export async function listActiveJobs(db: Db, actor: Actor, now: number) {
  const earlier = sql<number | null>`(SELECT avg(t) FROM (SELECT e.finishedAt - e.createdAt AS t FROM job AS e
    WHERE e.kind = job.kind AND e.status = 'COMPLETED' ORDER BY e.finishedAt DESC LIMIT 20))`;
  const [alive, rows] = await db.read([
    liveSession(db, actor, now),
    db.orm
      .select({
        id: job.id,
        kind: job.kind,
        subjectId: job.subjectId,
        status: job.status,
        queuePosition: job.queuePosition,
        createdAt: job.createdAt,
        earlierMs: earlier,
      })
      .from(job)
      .where(and(eq(job.userId, actor.userId), not(sql`${job.status} IN ('COMPLETED', 'FAILED')`)))
      .orderBy(job.createdAt)
      .limit(100),
  ] as const);
  return alive.length === 0 ? null : rows;
}
