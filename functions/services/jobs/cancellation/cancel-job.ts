import type { Actor } from "#db/queries/accounts/session.ts";
import type { CancellableJob } from "#db/queries/jobs/job-cancellation.ts";
import { requestOf } from "#db/queries/jobs/job-submission.ts";
import type { Deps } from "../../../deps.ts";
import { ProviderUnavailable } from "../../../providers/inference/inference.ts";
import { endJob } from "../end-job.ts";

/**
 * "begun": the provider has started it, and it ends as delivered.
 * "later": the next submission or poll acts on the mark the job carries.
 */
export type Cancellation = "cancelled" | "begun" | "later";

/** Ends a job that is marked as cancelled, unless the provider has begun it. `by` is the person who just asked. */
export async function cancelJob(deps: Deps, job: CancellableJob, by?: Actor): Promise<Cancellation> {
  const end = (guard: Parameters<typeof endJob>[1]["guard"]) =>
    endJob(deps, { id: job.id, code: "CANCELLED", guard, ...(by ? { by } : {}) });
  if (job.status === "QUEUED") return (await end({ kind: "queued" })) ? "cancelled" : "later";
  if (job.status === "SUBMITTING") return "later";
  const request = requestOf(job);
  if (job.status !== "SUBMITTED" || !request) return "begun";
  try {
    if ((await deps.inference.cancel(request)) === "started") return "begun";
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    deps.log.error("cancel_failed", error, { jobId: job.id });
    return "later";
  }
  return (await end({ kind: "submitted", attempt: job.attempt })) ? "cancelled" : "begun";
}
