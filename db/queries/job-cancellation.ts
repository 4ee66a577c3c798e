import type { Db } from "../client.ts";
import type { Job } from "./jobs.ts";
import { type Actor, requireSession } from "./session.ts";

/** What must be known of a job to cancel it. */
export type CancellableJob = Pick<
  Job,
  "id" | "status" | "attempt" | "requestId" | "statusUrl" | "responseUrl" | "cancelUrl"
>;

/**
 * Marks the open jobs of one piece of work as cancelled by their owner, and lists them. The mark outlives whoever
 * acts on it: a job that is being handed over, or whose cancellation was cut short, is ended by what comes next.
 */
export async function requestCancellation(
  db: Db,
  actor: Actor,
  input: { subjectId: string; now: number },
): Promise<CancellableJob[]> {
  const [, marked] = await db.write([
    requireSession(actor, input.now),
    {
      sql: `UPDATE job SET cancelRequestedAt = coalesce(cancelRequestedAt, ?)
            WHERE userId = ? AND subjectId = ? AND status NOT IN ('COMPLETED', 'FAILED')
            RETURNING id, status, attempt, requestId, statusUrl, responseUrl, cancelUrl`,
      args: [input.now, actor.userId, input.subjectId],
    },
  ]);
  return (marked?.rows ?? []) as unknown as CancellableJob[];
}
