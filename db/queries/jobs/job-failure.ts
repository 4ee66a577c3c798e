import type { JobFailureCode } from "#schema/errors/job-failures.ts";
import type { Statement } from "../../client.ts";
import { isOpenJob } from "../../job-state.ts";
import { refundJob } from "../credits/credits.ts";
import { releaseSpend } from "../credits/provider-spend.ts";
import { expectChange } from "../guards.ts";
import { derivePackStatus } from "../packs/packs.ts";
import { movePictures } from "../pictures/pictures.ts";
import { holdBack } from "../staff/safety.ts";
import { dropJobInputs } from "./jobs.ts";
import { failNextJobs } from "./next-job.ts";

/** Ends of what the provider never made, and so asks nothing for. */
const UNMADE: ReadonlySet<JobFailureCode> = new Set(["CANCELLED", "PROVIDER_REFUSED"]);

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
export function failJob(input: {
  id: string;
  refundId: string;
  /** For what waited for it, if anything did. */
  nextRefundIds: Parameters<typeof failNextJobs>[0]["refundIds"];
  code: JobFailureCode;
  guard: FailGuard;
  result?: Record<string, unknown>;
  /** Outputs that the safety check held back; all of them where that is why it failed. */
  heldBack?: number;
  /** The provider made it all the same, and asks for it. */
  isMade?: boolean;
  now: number;
}): Statement[] {
  const { id: jobId, code, now } = input;
  const [where, args] = guardSql(input.guard, now);
  const reason = code === "CANCELLED" ? "CANCELLED_GENERATION" : "FAILED_GENERATION";
  const subject = "(SELECT subjectId FROM job WHERE id = ?)";
  return [
    ...expectChange(
      {
        sql: `UPDATE job SET status = 'FAILED', errorCode = ?, heldBack = CASE ? WHEN 'UNFIT' THEN outputs ELSE ? END, result = ?, options = '{}', fence = fence + 1, leaseUntil = NULL, finishedAt = ?
            WHERE id = ? AND ${isOpenJob()} AND ${where}`,
        args: [
          input.code,
          input.code,
          input.heldBack ?? 0,
          input.result ? JSON.stringify(input.result) : null,
          input.now,
          input.id,
          ...args,
        ],
      },
      "moved_on",
    ),
    dropJobInputs(input.id),
    {
      sql: `UPDATE training SET status = 'FAILED', error = ?, logs = ?, finishedAt = ? WHERE id = ${subject}`,
      args: [
        input.code,
        input.result?.photos ? JSON.stringify(input.result.photos) : null,
        input.now,
        input.id,
      ],
    },
    { sql: "UPDATE packInferenceJob SET status = 'FAILED' WHERE jobId = ?", args: [input.id] },
    ...movePictures({ jobId: input.id, to: "FAILED" }),
    ...(input.code === "UNFIT" || input.heldBack ? holdBack({ jobId: input.id, now: input.now }) : []),
    ...(UNMADE.has(input.code) && !input.isMade ? [releaseSpend(input.id)] : []),
    refundJob({ id: input.refundId, jobId, reason, now }),
    ...failNextJobs({ jobId, refundIds: input.nextRefundIds, reason, now }),
    derivePackStatus(input.id, input.now),
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
