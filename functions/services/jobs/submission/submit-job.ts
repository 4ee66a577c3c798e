import { claimSubmit, renewSubmit, requeueJob, storeSubmission } from "#db/queries/jobs/job-submission.ts";
import type { Job } from "#db/queries/jobs/jobs.ts";
import { JOB_TIMES, MAX_ATTEMPTS, waitBefore } from "#schema/jobs.ts";
import { OPERATIONS } from "#schema/operations/index.ts";
import type { Deps } from "../../../deps.ts";
import {
  ProviderRefused,
  type ProviderRequest,
  ProviderUnavailable,
} from "../../../providers/inference/inference.ts";
import { enqueue } from "../../enqueue.ts";
import { providerReachesUs } from "../../media/provider/provider-input.ts";
import { endJob } from "../end-job.ts";
import { webhookUrl } from "./attempt-mac.ts";
import { buildRequest } from "./build-request.ts";

/**
 * Hands a queued job to the provider. Safe to call any number of times: a lease lets one caller through,
 * and whoever dies between the provider's answer and our note of it is healed by the webhook.
 * A provider out of reach costs no try of the queue's: the job waits and asks for its own next delivery.
 */
export async function submitJob(deps: Deps, id: string): Promise<void> {
  const now = deps.now();
  const lease = providerReachesUs(deps.config) ? JOB_TIMES.submitLease : JOB_TIMES.uploadLease;
  const job = await claimSubmit(deps.db, { id, now, leaseUntil: now + lease });
  if (!job) return;
  const guard = { kind: "submitting", attempt: job.attempt } as const;
  if (job.cancelRequestedAt) {
    await endJob(deps, { id, code: "CANCELLED", guard });
    return;
  }
  if (job.attempt > MAX_ATTEMPTS) {
    await endJob(deps, { id, code: "EXHAUSTED", guard });
    return;
  }

  const submission = await submitToProvider(deps, job);
  if (submission === "refused") {
    await endJob(deps, { id, code: "PROVIDER_REFUSED", guard });
    return;
  }
  if (submission === "later") return;
  const pollMs = OPERATIONS[job.operation].pollMs;
  const after = deps.now();
  const stored = await retryOnce(() =>
    storeSubmission(deps.db, {
      id,
      attempt: job.attempt,
      submission,
      nextPollAt: after + pollMs,
      now: after,
    }),
  );
  // cancelled while it was submitted: asked about at once, before the provider begins it
  const delaySeconds = stored?.cancelRequested ? 0 : pollMs / 1000;
  if (stored) await enqueue(deps, [{ job: "poll", body: { id }, delaySeconds }]);
}

/** "refused": the provider will never take it. "later": it is out of reach, and the next try is seen to. */
async function submitToProvider(deps: Deps, job: Job): Promise<ProviderRequest | "refused" | "later"> {
  const reached = providerReachesUs(deps.config);
  try {
    const request = await buildRequest(deps, job);
    if (request === null) return "refused";
    // putting inputs into the provider's storage may have outlasted the lease
    if (
      !reached &&
      !(await renewSubmit(deps.db, { ...job, leaseUntil: deps.now() + JOB_TIMES.submitLease }))
    ) {
      return "later";
    }
    return await deps.inference.submit({
      ...request,
      webhookUrl: reached ? await webhookUrl(deps, { jobId: job.id, attempt: job.attempt }) : null,
    });
  } catch (error) {
    if (!(error instanceof ProviderRefused || error instanceof ProviderUnavailable)) throw error;
    if (error instanceof ProviderRefused) {
      deps.log.error("provider_refused", error, { jobId: job.id });
      return "refused";
    }
    deps.log.error("submit_failed", error, { jobId: job.id, attempt: job.attempt });
    // it may have been taken all the same: then its webhook finds the job before the lease runs out
    const unknown = !error.surelyNotTaken;
    const waitMs = unknown ? JOB_TIMES.submitLease : waitBefore(job.attempt);
    if (!unknown) {
      const notBefore = deps.now() + waitMs;
      await requeueJob(deps.db, { id: job.id, attempt: job.attempt, from: "SUBMITTING", notBefore });
    }
    await enqueue(deps, [
      { job: "submit", body: { id: job.id }, delaySeconds: Math.ceil(waitMs / 1000) + 1 },
    ]);
    return "later";
  }
}

/** A request already paid for is worth a second try to note it. */
async function retryOnce<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    return work();
  }
}
