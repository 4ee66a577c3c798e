import { and, eq, isNull, lt, lte, not, or, sql } from "drizzle-orm";
import { job, jobInput } from "#db/tables/work/job.ts";
import type { Db, Statement } from "../../client.ts";
import { earlierMs } from "./earlier-jobs.ts";

export type Job = typeof job.$inferSelect;

/** An object a job works on. */
export interface JobInput {
  role: string;
  key: string;
}

export function insertJob(
  db: Db,
  input: Pick<
    Job,
    | "id"
    | "kind"
    | "operation"
    | "options"
    | "userId"
    | "subjectId"
    | "seed"
    | "outputs"
    | "creditsPerOutput"
    | "costMicroUsd"
    | "chargeId"
  > & {
    inputs: readonly JobInput[];
    deadline: number;
    /** It waits for another job, which lets it begin; without one for nothing. */
    waits?: boolean;
    now: number;
  },
): Statement[] {
  const { inputs, waits = false, now, ...row } = input;
  const deadline = new Date(input.deadline);
  const rows = inputs.map((one, position) => ({ ...one, jobId: row.id, position }));
  return [
    db.orm.insert(job).values({
      ...row,
      status: "QUEUED",
      deadline,
      // not before it would be over anyway
      nextPollAt: waits ? deadline : null,
      createdAt: new Date(now),
    }),
    ...(rows.length > 0 ? [db.orm.insert(jobInput).values(rows)] : []),
  ];
}

/** What a job works on, in order. */
export async function listJobInputs(db: Db, jobId: string): Promise<JobInput[]> {
  return db.orm
    .select({ role: jobInput.role, key: jobInput.key })
    .from(jobInput)
    .where(eq(jobInput.jobId, jobId))
    .orderBy(jobInput.position);
}

/** What was asked for and what with is nobody's business once a job has ended. */
export const dropJobInputs = (jobId: string): Statement => ({
  sql: "DELETE FROM jobInput WHERE jobId = ?",
  args: [jobId],
});

export async function findJob(db: Db, id: string): Promise<Job | null> {
  const [row] = await db.orm.select().from(job).where(eq(job.id, id));
  return row ?? null;
}

/** The job a provider's request is known to belong to; null when none has noted it. */
export async function findJobOfRequest(db: Db, requestId: string): Promise<string | null> {
  const [row] = await db.orm.select({ id: job.id }).from(job).where(eq(job.requestId, requestId));
  return row?.id ?? null;
}

/** What the sweeper must look at: everything open that has gone quiet, oldest first. */
export async function listStalled(
  db: Db,
  input: { now: number; unclaimedBefore: number; quietBefore: number; limit: number },
) {
  const now = new Date(input.now);
  return db.orm
    .select({ id: job.id, status: job.status, overdue: sql<number>`${job.deadline} <= ${input.now}` })
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
              and(isNull(job.nextPollAt), lt(job.createdAt, new Date(input.unclaimedBefore))),
            ),
          ),
          and(sql`${job.status} IN ('SUBMITTING', 'STORING')`, lt(job.leaseUntil, now)),
          and(
            eq(job.status, "SUBMITTED"),
            or(isNull(job.nextPollAt), lt(job.nextPollAt, new Date(input.quietBefore))),
          ),
        ),
      ),
    )
    .orderBy(job.createdAt)
    .limit(input.limit);
}

/** Open jobs of one piece of work. */
export function listOpenJobs(db: Db, input: { userId: string; subjectId: string }) {
  return db.orm
    .select()
    .from(job)
    .where(
      and(
        eq(job.userId, input.userId),
        eq(job.subjectId, input.subjectId),
        not(sql`${job.status} IN ('COMPLETED', 'FAILED')`),
      ),
    );
}

/** Open jobs of one person, with how long such work took of late. */
export function listActiveJobs(db: Db, { userId, now }: { userId: string; now: number }) {
  return db.orm
    .select({
      id: job.id,
      kind: job.kind,
      operation: job.operation,
      subjectId: job.subjectId,
      status: job.status,
      queuePosition: job.queuePosition,
      createdAt: job.createdAt,
      earlierMs: earlierMs(now),
    })
    .from(job)
    .where(and(eq(job.userId, userId), not(sql`${job.status} IN ('COMPLETED', 'FAILED')`)))
    .orderBy(job.createdAt)
    .limit(100);
}
