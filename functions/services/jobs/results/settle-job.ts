import { constraintName } from "#db/constraint-name.ts";
import { claimStore, isAwaited, outputPrefix, releaseStore } from "#db/queries/jobs/job-storing.ts";
import { findJob, type Job } from "#db/queries/jobs/jobs.ts";
import { JOB_TIMES } from "#schema/jobs.ts";
import { OPERATIONS, PARSERS } from "#schema/operations/index.ts";
import type { Operation } from "#schema/operations/operation.ts";
import type { AudioFile, Images, ModelFiles, VideoFile } from "#schema/operations/outputs.ts";
import type { Deps } from "../../../deps.ts";
import {
  ProviderRefused,
  type ProviderRequest,
  type RequestResult,
} from "../../../providers/inference/inference.ts";
import { endJob } from "../end-job.ts";
import { OutputInvalid } from "./output-invalid.ts";
import { failureOf } from "./provider-failure.ts";
import { storeAudio } from "./store-audio.ts";
import { storeImages } from "./store-images.ts";
import { storeModel } from "./store-model.ts";
import { storeVideo } from "./store-video.ts";

/** An abandoned folder of outputs is deleted this long after it was announced, in milliseconds. */
const ABANDONED_MS = 3_600_000;

const UNUSABLE = { code: "OUTPUT_INVALID", heldBack: 0 } as const;

/**
 * Ends a job whose request ended at the provider: fetches, stores, then one batch, guarded by the fencing token.
 * Webhook, poll and sweeper may all call it: one claims, the others do nothing.
 * `orphan` is the id of a request whose submission was lost, or overtaken by its webhook.
 * Throws when another try later may help; the claim is given back first.
 */
export async function settleJob(deps: Deps, id: string, orphan?: string): Promise<void> {
  const request = orphan === undefined ? null : await locateOrphan(deps, id, orphan);
  const now = deps.now();
  const job = await claimStore(deps.db, {
    id,
    now,
    leaseUntil: now + JOB_TIMES.storeLease,
    garbageDueAt: now + ABANDONED_MS,
    request,
  });
  if (!job) return;
  const guard = { kind: "storing", fence: job.fence } as const;
  try {
    // a takedown lets nothing arrive, begun or not
    if (job.cancelRequestedAt && !(await isAwaited(deps.db, id))) {
      await endJob(deps, { id, guard, code: "CANCELLED", isMade: true });
      return;
    }
    const result = await fetchResult(deps, job);
    if (!result.ok) {
      await endJob(deps, { id, guard, ...failureOf(result.reasons) });
      return;
    }
    await store(deps, job, result.output);
    deps.log.info("job_completed", { jobId: id, kind: job.kind, operation: job.operation });
  } catch (error) {
    // deadline, cancel or a newer claim ended it: our folder is swept, theirs stands
    if (constraintName(error) === "moved_on") return;
    if (error instanceof OutputInvalid || error instanceof ProviderRefused) {
      deps.log.error("output_invalid", error, { jobId: id });
      const { code, heldBack } = error instanceof OutputInvalid ? error : UNUSABLE;
      await endJob(deps, { id, guard, code, heldBack });
      return;
    }
    const later = deps.now();
    await releaseStore(deps.db, {
      id,
      fence: job.fence,
      nextPollAt: later + OPERATIONS[job.operation].pollMs,
      garbageDueAt: later,
    });
    throw error;
  }
}

/** What comes back says how it is stored, whichever operation made it. */
async function store(deps: Deps, job: Job, answered: unknown): Promise<void> {
  const { output }: Operation = OPERATIONS[job.operation];
  const parsed = output.schema(PARSERS).safeParse(answered);
  if (!parsed.success) throw new OutputInvalid("the output has another shape than its operation's");
  const prefix = outputPrefix(job);
  switch (output.kind) {
    case "model":
      return storeModel(deps, job, prefix, parsed.data as ModelFiles);
    case "images":
      return storeImages(deps, job, prefix, parsed.data as Images);
    case "audio":
      return storeAudio(deps, job, prefix, parsed.data as AudioFile);
    case "video":
      return storeVideo(deps, job, prefix, parsed.data as VideoFile);
    default:
      throw new Error(`nothing stores what is ${output.kind satisfies never}`);
  }
}

async function fetchResult(deps: Deps, job: Job): Promise<RequestResult> {
  if (!job.responseUrl) throw new Error("a job without a request cannot be settled");
  const result = await deps.inference.result({ responseUrl: job.responseUrl });
  if (result === null) throw new Error("the provider has no result yet");
  return result;
}

async function locateOrphan(deps: Deps, id: string, requestId: string): Promise<ProviderRequest | null> {
  const job = await findJob(deps.db, id);
  return job && deps.inference.locate({ endpoint: OPERATIONS[job.operation].endpoint, requestId });
}
