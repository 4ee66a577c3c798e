import { and, eq, isNull, lt, lte, or, sql } from "drizzle-orm";
import { job } from "#db/tables/work/job.ts";
import type { Db } from "../../client.ts";
import { movePictures } from "../pictures/pictures.ts";
import type { Job } from "./jobs.ts";

/** Takes a job for submission: a queued one, or one whose submitter's lease ran out. Null: someone else has it. */
export async function claimSubmit(
  db: Db,
  input: { id: string; now: number; leaseUntil: number },
): Promise<Job | null> {
  const [row] = await db.orm
    .update(job)
    .set({ status: "SUBMITTING", attempt: sql`${job.attempt} + 1`, leaseUntil: new Date(input.leaseUntil) })
    .where(
      and(
        eq(job.id, input.id),
        or(
          and(eq(job.status, "QUEUED"), or(isNull(job.nextPollAt), lte(job.nextPollAt, new Date(input.now)))),
          and(eq(job.status, "SUBMITTING"), lt(job.leaseUntil, new Date(input.now))),
        ),
      ),
    )
    .returning();
  return row ?? null;
}

/** A submitter's lease for longer; false when someone else took the job meanwhile. */
export async function renewSubmit(
  db: Db,
  input: { id: string; attempt: number; leaseUntil: number },
): Promise<boolean> {
  const { rowsAffected } = await db.orm
    .update(job)
    .set({ leaseUntil: new Date(input.leaseUntil) })
    .where(and(eq(job.id, input.id), eq(job.status, "SUBMITTING"), eq(job.attempt, input.attempt)));
  return rowsAffected === 1;
}

/** Back to the queue, for another try not before a time: the provider could not be reached, or no longer knows the request. */
export async function requeueJob(
  db: Db,
  input: { id: string; attempt: number; from: "SUBMITTING" | "SUBMITTED"; notBefore: number },
) {
  const back = "(SELECT subjectId FROM job WHERE id = ? AND status = 'QUEUED' AND attempt = ?)";
  await db.write([
    {
      sql: `UPDATE job SET status = 'QUEUED', leaseUntil = NULL, requestId = NULL, statusUrl = NULL, responseUrl = NULL,
              cancelUrl = NULL, queuePosition = NULL, nextPollAt = ?
            WHERE id = ? AND status = ? AND attempt = ?`,
      args: [input.notBefore, input.id, input.from, input.attempt],
    },
    {
      sql: `UPDATE training SET status = 'PENDING' WHERE id = ${back} AND status = 'TRAINING'`,
      args: [input.id, input.attempt],
    },
    {
      sql: `UPDATE packInferenceJob SET status = 'PENDING' WHERE jobId = ? AND packId = ${back} AND status = 'PROCESSING'`,
      args: [input.id, input.id, input.attempt],
    },
    ...movePictures({ jobId: input.id, to: "PENDING" }, `jobId = ${back}`, [input.id, input.attempt]),
  ]);
}

export interface Submission {
  requestId: string;
  statusUrl: string;
  responseUrl: string;
  cancelUrl: string;
}

/** The request a job lives on at the provider; null before it was submitted. */
export function requestOf(job: Pick<Job, keyof Submission>): Submission | null {
  const { requestId, statusUrl, responseUrl, cancelUrl } = job;
  return requestId && statusUrl && responseUrl && cancelUrl
    ? { requestId, statusUrl, responseUrl, cancelUrl }
    : null;
}

/** Records what the provider answered; null when the job moved on meanwhile (its webhook was faster, or it ended). */
export async function storeSubmission(
  db: Db,
  input: { id: string; attempt: number; submission: Submission; nextPollAt: number; now: number },
): Promise<{ cancelRequested: boolean } | null> {
  const mine = "EXISTS (SELECT 1 FROM job WHERE id = ? AND status = 'SUBMITTED' AND attempt = ?)";
  const [first] = await db.write([
    {
      sql: `UPDATE job SET status = 'SUBMITTED', leaseUntil = NULL, requestId = ?, statusUrl = ?, responseUrl = ?,
              cancelUrl = ?, nextPollAt = ?, submittedAt = ?
            WHERE id = ? AND status = 'SUBMITTING' AND attempt = ? RETURNING cancelRequestedAt`,
      args: [
        input.submission.requestId,
        input.submission.statusUrl,
        input.submission.responseUrl,
        input.submission.cancelUrl,
        input.nextPollAt,
        input.now,
        input.id,
        input.attempt,
      ],
    },
    {
      sql: `UPDATE training SET status = 'TRAINING', requestId = ?
            WHERE id = (SELECT subjectId FROM job WHERE id = ?) AND status = 'PENDING' AND ${mine}`,
      args: [input.submission.requestId, input.id, input.id, input.attempt],
    },
    {
      sql: `UPDATE packInferenceJob SET status = 'PROCESSING' WHERE jobId = ? AND status = 'PENDING' AND ${mine}`,
      args: [input.id, input.id, input.attempt],
    },
    {
      sql: `UPDATE userGeneratedPack SET status = 'PROCESSING' WHERE status = 'PENDING'
            AND id = (SELECT subjectId FROM job WHERE id = ?) AND ${mine}`,
      args: [input.id, input.id, input.attempt],
    },
    ...movePictures({ jobId: input.id, to: "PROCESSING" }, mine, [input.id, input.attempt]),
  ]);
  const stored = first?.rows[0];
  return stored ? { cancelRequested: stored.cancelRequestedAt !== null } : null;
}

/**
 * Notes a poll that found the request waiting or at work. False when another poll noted something since `seen`
 * was read: that one has a successor, so this one needs none.
 */
export async function notePoll(
  db: Db,
  input: { seen: Job; queuePosition: number | null; nextPollAt: number },
): Promise<boolean> {
  const { seen } = input;
  const noted = await db.orm
    .update(job)
    .set({ queuePosition: input.queuePosition, nextPollAt: new Date(input.nextPollAt) })
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
