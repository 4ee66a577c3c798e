import { findJob, findJobOfRequest } from "#db/queries/jobs/jobs.ts";
import { OPERATIONS } from "#schema/operations/index.ts";
import type { Deps } from "../../deps.ts";
import type { VerifiedWebhook } from "../../providers/inference/inference.ts";

/**
 * A provider says a request of one attempt ended. Signature and attempt code are checked by the route.
 * It is a hint: what happened is read from the provider itself, in a delivery of the queue's, which has the time
 * that a webhook's sender does not give. An attempt whose submission was lost attaches there.
 * Throws when the queue cannot be reached: the provider then reports again.
 */
export async function acceptWebhook(
  deps: Deps,
  input: { jobId: string; attempt: number; webhook: VerifiedWebhook },
): Promise<void> {
  const job = await findJob(deps.db, input.jobId);
  if (!job || input.attempt > job.attempt) return;
  if (job.status === "COMPLETED" || job.status === "FAILED") return;
  if (job.requestId === input.webhook.requestId) {
    await deps.queue.publish([{ job: "settle", body: { id: job.id } }]);
    return;
  }
  // another attempt is under way: an older one's success is welcome, its failure is not the last word
  const superseded = input.attempt < job.attempt || job.requestId !== null;
  if (superseded && input.webhook.status === "ERROR") return;
  // the provider's signature does not cover the address it calls: another job's request is never this one's
  const owner = await findJobOfRequest(deps.db, input.webhook.requestId);
  // this very job: its submission was noted in between
  if (owner !== null && owner !== job.id) {
    deps.log.error("webhook_job_mismatch", new Error("a webhook names another job's request"), {
      jobId: job.id,
      requestId: input.webhook.requestId,
    });
    return;
  }
  const { endpoint } = OPERATIONS[job.operation];
  const request = deps.inference.locate({ endpoint, requestId: input.webhook.requestId });
  // it takes the place of the request we know of, so it must really be there and over
  if ((await deps.inference.status(request)).state !== "ended") return;
  await deps.queue.publish([{ job: "settle", body: { id: job.id, requestId: request.requestId } }]);
}
