import type { CreditReason } from "#schema/accounts/account.ts";
import type { ResultSet, Statement } from "../../client.ts";
import { refundJobWhere } from "../credits/credits.ts";
import { releaseSpendWhere } from "../credits/provider-spend.ts";

/** What waits for another job of the same video, and which of them come before it. */
const BEFORE = {
  VIDEO: ["VIDEO_STILL"],
  VIDEO_UPSCALE: ["VIDEO_STILL", "VIDEO"],
} as const satisfies Record<string, readonly string[]>;
type Waiting = keyof typeof BEFORE;

/** Such a job as waits for this one: held until its own deadline, and so known from one that waits for another try. */
const waiting = (kind: Waiting) =>
  `subjectId = (SELECT subjectId FROM job WHERE id = ? AND kind IN (${BEFORE[kind].map((one) => `'${one}'`).join(", ")}))
    AND kind = '${kind}' AND status = 'QUEUED' AND nextPollAt = deadline`;

/** Lets what waited for this job's output begin, unless it was cancelled meanwhile. `begunJobs` says what that was. */
export function beginNextJob(input: {
  jobId: string;
  next: Waiting;
  role: string;
  key: string;
  now: number;
}): Statement[] {
  const { jobId, next, role, key, now } = input;
  const where = waiting(next);
  return [
    {
      sql: `INSERT INTO jobInput (jobId, position, role, key) SELECT id, 0, ?, ? FROM job WHERE ${where}`,
      args: [role, key, jobId],
    },
    { sql: `UPDATE job SET nextPollAt = ? WHERE ${where} RETURNING id AS begun`, args: [now, jobId] },
  ];
}

/** The jobs that a batch let begin. */
export const begunJobs = (results: readonly ResultSet[]): string[] =>
  results.flatMap(({ rows }) => rows.flatMap(({ begun }) => (typeof begun === "string" ? [begun] : [])));

/** Nothing is left for what waited for this job: it ends the same way, and is paid back whole. */
export function failNextJobs(input: {
  jobId: string;
  refundIds: Readonly<Record<Waiting, string>>;
  reason: CreditReason;
  now: number;
}): Statement[] {
  const { jobId, refundIds, reason, now } = input;
  return (Object.keys(BEFORE) as Waiting[]).flatMap((kind) => {
    const where = waiting(kind);
    return [
      releaseSpendWhere({ where, args: [jobId] }),
      refundJobWhere({ id: refundIds[kind], where, args: [jobId], reason, now }),
      {
        sql: `UPDATE videoGeneration SET status = 'FAILED' WHERE jobId = (SELECT id FROM job WHERE ${where})`,
        args: [jobId],
      },
      // last, for until now it was known by waiting
      {
        sql: `UPDATE job SET status = 'FAILED', errorCode = (SELECT errorCode FROM job WHERE id = ?), heldBack = 0,
                options = '{}', fence = fence + 1, finishedAt = ? WHERE ${where}`,
        args: [jobId, now, jobId],
      },
    ];
  });
}
