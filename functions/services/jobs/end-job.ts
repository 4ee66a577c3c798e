import { constraintName } from "#db/constraint-name.ts";
import { insertWorkEmails } from "#db/queries/emails/work-emails.ts";
import { type FailGuard, failJob } from "#db/queries/jobs/job-failure.ts";
import type { JobFailureCode } from "#schema/errors/job-failures.ts";
import type { Deps } from "../../deps.ts";
import { commit } from "../commit.ts";
import type { Actor } from "../context.ts";

/**
 * Fails a job and pays back what it held, as far as the safety check's rules let it, in one batch. False when it is no longer as the guard says:
 * someone else moved it, and that stands. `by` is the person who asked for it, if one did.
 */
export async function endJob(
  deps: Deps,
  input: {
    id: string;
    code: JobFailureCode;
    guard: FailGuard;
    result?: Record<string, unknown>;
    heldBack?: number;
    isMade?: boolean;
    by?: Actor;
  },
): Promise<boolean> {
  const { by, ...how } = input;
  const now = deps.now();
  try {
    await commit(
      { deps, ...(by ? { actor: by } : {}) },
      {
        statements: [
          ...failJob({
            ...how,
            refundId: crypto.randomUUID(),
            nextRefundIds: { VIDEO: crypto.randomUUID(), VIDEO_UPSCALE: crypto.randomUUID() },
            now,
          }),
          ...insertWorkEmails({ jobId: input.id, from: deps.config.EMAIL_FROM, now }),
        ],
      },
    );
  } catch (error) {
    if (constraintName(error) === "moved_on") return false;
    throw error;
  }
  deps.log.info("job_failed", { jobId: input.id, code: input.code });
  return true;
}
