import type { ResultSet, Statement } from "../../client.ts";
import { isOpenJob } from "../../job-state.ts";
import type { Job } from "./jobs.ts";

/** What must be known of a job to cancel it. */
export type CancellableJob = Pick<
  Job,
  "id" | "status" | "attempt" | "requestId" | "statusUrl" | "responseUrl" | "cancelUrl"
>;

/**
 * Marks the open jobs of one piece of work as cancelled by their owner; `cancellableJobs` lists them. The mark outlives
 * whoever acts on it: a job that is being submitted, or whose cancellation was cut short, is ended by what comes next.
 */
export function requestCancellation(input: { userId: string; subjectId: string; now: number }): Statement {
  return {
    sql: `UPDATE job SET cancelRequestedAt = coalesce(cancelRequestedAt, ?)
          WHERE userId = ? AND subjectId = ? AND ${isOpenJob()}
          RETURNING id, status, attempt, requestId, statusUrl, responseUrl, cancelUrl`,
    args: [input.now, input.userId, input.subjectId],
  };
}

export function cancellableJobs([marked]: ResultSet[]): CancellableJob[] {
  return (marked?.rows ?? []) as unknown as CancellableJob[];
}
