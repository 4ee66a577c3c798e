import { claimSubmit, type Job, requeueJob, storeSubmission } from "#db/queries/jobs.ts";
import { findPicturesOfJob } from "#db/queries/packs.ts";
import { findTrainingOfJob } from "#db/queries/trainings.ts";
import { JOB_TIMES, MAX_ATTEMPTS } from "#schema/jobs.ts";
import { OPERATIONS, portraitInput, trainInput } from "#schema/models.ts";
import type { Deps } from "../../deps.ts";
import { ProviderRefused, type ProviderRequest } from "../../providers/inference/inference.ts";
import { providerUrl } from "../media/provider-url.ts";
import { webhookUrl } from "./attempt-mac.ts";
import { endJob } from "./end-job.ts";
import { publishSoon } from "./publish-soon.ts";

/**
 * Hands a queued job to the provider. Safe to call any number of times: a lease lets one caller through,
 * and whoever dies between the provider's answer and our note of it is healed by the webhook.
 * Throws when another try later may help.
 */
export async function submitJob(deps: Deps, id: string): Promise<void> {
  const now = deps.now();
  const job = await claimSubmit(deps.db, { id, now, leaseUntil: now + JOB_TIMES.submitLease });
  if (!job) return;
  const guard = { kind: "submitting", attempt: job.attempt } as const;
  if (job.attempt > MAX_ATTEMPTS) {
    await endJob(deps, { id, code: "EXHAUSTED", guard });
    return;
  }

  const submission = await handOver(deps, job);
  if (submission === null) {
    await endJob(deps, { id, code: "PROVIDER_REFUSED", guard });
    return;
  }
  const pollMs = JOB_TIMES.pollEvery[job.kind];
  const after = deps.now();
  const stored = await storeSubmission(deps.db, {
    id,
    attempt: job.attempt,
    submission,
    nextPollAt: after + pollMs,
    now: after,
  });
  if (stored) await publishSoon(deps, [{ job: "poll", body: { id }, delaySeconds: pollMs / 1000 }]);
}

/** Null: the provider will never take it. */
async function handOver(deps: Deps, job: Job): Promise<ProviderRequest | null> {
  const input = await inputOf(deps, job);
  if (input === null) return null;
  try {
    return await deps.inference.submit({
      endpoint: OPERATIONS[job.kind].endpoint,
      input,
      webhookUrl: await webhookUrl(deps, { jobId: job.id, attempt: job.attempt }),
    });
  } catch (error) {
    if (error instanceof ProviderRefused) {
      deps.log.error("provider_refused", error, { jobId: job.id });
      return null;
    }
    await requeueJob(deps.db, { id: job.id, attempt: job.attempt, from: "SUBMITTING" });
    throw error;
  }
}

/** Null: what the job works on is gone. */
async function inputOf(deps: Deps, job: Job): Promise<unknown> {
  const deadline = job.deadline.getTime();
  switch (job.kind) {
    case "TRAINING": {
      const training = await findTrainingOfJob(deps.db, job.id);
      if (!training) return null;
      const imagesUrl = await providerUrl(deps, { key: training.imagesZipUrl, deadline });
      return trainInput({ imagesUrl, triggerWord: training.triggerWord });
    }
    case "PACK_PROMPT": {
      const [picture] = await findPicturesOfJob(deps.db, job.id);
      if (!picture?.loraUrl) return null;
      return portraitInput({
        prompt: picture.prompt,
        loraUrl: await providerUrl(deps, { key: picture.loraUrl, deadline }),
        strength: picture.modelStrength,
        width: picture.width,
        height: picture.height,
        count: job.outputs,
        seed: job.seed,
      });
    }
  }
}
