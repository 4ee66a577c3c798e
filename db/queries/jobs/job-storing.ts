import { and, eq, inArray, lt, or, sql } from "drizzle-orm";
import { job } from "#db/tables/work/job.ts";
import type { Db, Statement } from "../../client.ts";
import { expectChange } from "../guards.ts";
import { holdBack } from "../staff/safety.ts";
import type { Submission } from "./job-submission.ts";
import { dropJobInputs, findJob, type Job } from "./jobs.ts";

/** Where a job's outputs are stored: one folder per claim, so that a late loser never touches the winner's objects. */
export function outputPrefix(input: { userId: string; id: string; fence: number }): string {
  return `outputs/${input.userId}/${input.id}/${input.fence}/`;
}

/** The job that an output of this key belongs to; empty where it is none. */
export function jobOfOutput(key: string): string {
  return /^outputs\/[^/]+\/([^/]+)\//.exec(key)?.[1] ?? "";
}

/**
 * Takes a job for storing its outputs and announces the folder they go to, in one batch.
 * A webhook that overtook its own submission brings the request with it. Null: someone else has it, or it ended.
 */
export async function claimStore(
  db: Db,
  input: { id: string; now: number; leaseUntil: number; garbageDueAt: number; request: Submission | null },
): Promise<Job | null> {
  const request = input.request;
  const claim = db.orm
    .update(job)
    .set({
      status: "STORING",
      fence: sql`${job.fence} + 1`,
      leaseUntil: new Date(input.leaseUntil),
      ...(request ?? {}),
    })
    .where(
      and(
        eq(job.id, input.id),
        or(
          eq(job.status, "SUBMITTED"),
          request ? inArray(job.status, ["QUEUED", "SUBMITTING"]) : undefined,
          and(eq(job.status, "STORING"), lt(job.leaseUntil, new Date(input.now))),
        ),
      ),
    )
    .returning({ fence: job.fence });
  const results = await db.write([
    claim,
    {
      sql: `INSERT INTO mediaGarbage (prefix, dueAt)
            SELECT 'outputs/' || userId || '/' || id || '/' || fence || '/', ? FROM job WHERE id = ? AND changes() = 1`,
      args: [input.garbageDueAt, input.id],
    },
  ]);
  const claimed = results[0]?.rows[0];
  if (!claimed) return null;
  const row = await findJob(db, input.id);
  // whoever slept past the lease here must not pass for the newer claimant
  return row && row.fence === Number(claimed.fence) ? row : null;
}

/** Whether anything is left that waits for what a job makes. */
export async function isAwaited(db: Db, jobId: string): Promise<boolean> {
  const found = await db.first({
    sql: `SELECT 1 FROM job j WHERE j.id = ? AND (
            EXISTS (SELECT 1 FROM training w WHERE w.id = j.subjectId)
            OR EXISTS (SELECT 1 FROM packInferenceJob w WHERE w.jobId = j.id)
            OR EXISTS (SELECT 1 FROM generation w WHERE w.jobId = j.id)
            OR EXISTS (SELECT 1 FROM imageToImageGeneration w WHERE w.jobId = j.id)
            OR EXISTS (SELECT 1 FROM videoGeneration w WHERE w.jobId = j.id)
            OR EXISTS (SELECT 1 FROM videoGeneration w WHERE w.id = j.subjectId)
            OR EXISTS (SELECT 1 FROM videoPack w WHERE w.id = j.subjectId)
            OR EXISTS (SELECT 1 FROM trainedVoice w WHERE w.jobId = j.id)
            OR EXISTS (SELECT 1 FROM speech w WHERE w.jobId = j.id)
            OR EXISTS (SELECT 1 FROM visitorRequest w WHERE w.id = j.id))`,
    args: [jobId],
  });
  return found !== null;
}

/** Keeps a claim for longer; throws `moved_on` where a newer one, or an end, came first. */
export async function extendStore(db: Db, input: { id: string; fence: number; leaseUntil: number }) {
  await db.write([
    ...expectChange(
      {
        sql: "UPDATE job SET leaseUntil = ? WHERE id = ? AND status = 'STORING' AND fence = ?",
        args: [input.leaseUntil, input.id, input.fence],
      },
      "moved_on",
    ),
  ]);
}

/** Gives a claim back: the outputs could not be fetched now. */
export async function releaseStore(
  db: Db,
  input: { id: string; fence: number; nextPollAt: number; garbageDueAt: number },
) {
  await db.write([
    {
      sql: `UPDATE job SET status = 'SUBMITTED', leaseUntil = NULL, nextPollAt = ?
            WHERE id = ? AND status = 'STORING' AND fence = ?`,
      args: [input.nextPollAt, input.id, input.fence],
    },
    {
      sql: `UPDATE mediaGarbage SET dueAt = ? WHERE prefix = (SELECT 'outputs/' || userId || '/' || id || '/' || ? || '/' FROM job WHERE id = ?)`,
      args: [input.garbageDueAt, input.fence, input.id],
    },
  ]);
}

/** The end of a job with outputs, to stand first in its batch: aborts unless this claim is still the newest. */
export function completeJob(input: {
  id: string;
  fence: number;
  delivered: number;
  /** Outputs that the safety check held back. */
  heldBack?: number;
  result: Record<string, unknown>;
  now: number;
}): Statement[] {
  return [
    ...expectChange(
      {
        sql: `UPDATE job SET status = 'COMPLETED', leaseUntil = NULL, delivered = ?, heldBack = ?, result = ?, options = '{}', finishedAt = ?
            WHERE id = ? AND status = 'STORING' AND fence = ?`,
        args: [
          input.delivered,
          input.heldBack ?? 0,
          JSON.stringify(input.result),
          input.now,
          input.id,
          input.fence,
        ],
      },
      "moved_on",
    ),
    dropJobInputs(input.id),
    ...(input.heldBack ? holdBack({ jobId: input.id, now: input.now }) : []),
  ];
}
