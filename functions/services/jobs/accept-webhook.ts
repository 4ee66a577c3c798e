import { findJob } from "#db/queries/jobs.ts";
import { OPERATIONS } from "#schema/models.ts";
import type { Deps } from "../../deps.ts";
import type { VerifiedWebhook } from "../../providers/inference/inference.ts";
import { settleJob } from "./settle-job.ts";

/**
 * A provider says a request of one attempt ended. Signature and attempt code are checked by the route.
 * It is a hint: what happened is read from the provider itself. An attempt whose submission was lost attaches here.
 */
export async function acceptWebhook(
  deps: Deps,
  of: { jobId: string; attempt: number; webhook: VerifiedWebhook },
): Promise<void> {
  const job = await findJob(deps.db, of.jobId);
  if (!job || of.attempt > job.attempt) return;
  if (job.requestId === of.webhook.requestId) {
    await settleJob(deps, job.id);
    return;
  }
  // another attempt is under way: an older one's success is welcome, its failure is not the last word
  const superseded = of.attempt < job.attempt || job.requestId !== null;
  if (superseded && of.webhook.status === "ERROR") return;
  const endpoint = OPERATIONS[job.kind].endpoint;
  const request = deps.inference.locate({ endpoint, requestId: of.webhook.requestId });
  // it takes the place of the request we know of, so it must really be there and over
  if ((await deps.inference.status(request)).state === "ended") await settleJob(deps, job.id, request);
}
