import type { CreditReason } from "#schema/accounts/account.ts";
import type { Statement } from "../../client.ts";
import { refundJobWhere } from "../credits/credits.ts";
import { releaseSpendWhere } from "../credits/provider-spend.ts";

/** The movement that waits for a job's still: a still's subject is its video, and so the video's job. */
const NEXT = "id = (SELECT subjectId FROM job WHERE id = ? AND kind = 'VIDEO_STILL') AND status = 'QUEUED'";

/** Lets the movement begin that waited for this job's still, unless it was cancelled meanwhile. */
export function beginNextJob(input: { jobId: string; key: string; now: number }): Statement[] {
  const { jobId, key, now } = input;
  return [
    {
      sql: `INSERT INTO jobInput (jobId, position, role, key) SELECT id, 0, 'image', ? FROM job WHERE ${NEXT}`,
      args: [key, jobId],
    },
    { sql: `UPDATE job SET nextPollAt = ? WHERE ${NEXT}`, args: [now, jobId] },
  ];
}

/** Nothing is left for the movement that waited for this job's still: it ends the same way, and is paid back whole. */
export function failNextJob(input: {
  jobId: string;
  refundId: string;
  reason: CreditReason;
  now: number;
}): Statement[] {
  const { jobId, refundId: id, reason, now } = input;
  return [
    releaseSpendWhere({ where: NEXT, args: [jobId] }),
    refundJobWhere({ id, where: NEXT, args: [jobId], reason, now }),
    {
      sql: `UPDATE videoGeneration SET status = 'FAILED' WHERE jobId = (SELECT id FROM job WHERE ${NEXT})`,
      args: [jobId],
    },
    // last, for until now it was known by being open
    {
      sql: `UPDATE job SET status = 'FAILED', errorCode = (SELECT errorCode FROM job WHERE id = ?), heldBack = 0, options = '{}', fence = fence + 1, finishedAt = ?
            WHERE ${NEXT}`,
      args: [jobId, now, jobId],
    },
  ];
}
