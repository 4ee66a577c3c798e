import { requestOf } from "#db/queries/jobs/job-submission.ts";
import { type Job, listOpenJobs } from "#db/queries/jobs/jobs.ts";
import type { CancellationView } from "#schema/jobs.ts";
import type { Deps } from "../../../deps.ts";
import { ProviderUnavailable } from "../../../providers/inference/inference.ts";
import { AppError } from "../../app-error.ts";
import type { ActorCtx } from "../../context.ts";
import { readAs } from "../../read-as.ts";

/** What cancelling a training, a pack or a request of pictures would end right now, and what it would not. */
export async function previewCancellation({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { id: string };
}): Promise<CancellationView> {
  const { deps, actor } = ctx;
  const [jobs] = await readAs(ctx, listOpenJobs(deps.db, { userId: actor.userId, subjectId: input.id }));
  if (jobs.length === 0) throw new AppError("NOT_FOUND");
  const view = { beingMade: 0, beingMadeCredits: 0, cancellable: 0, creditsBack: 0 };
  const begun = await Promise.all(jobs.map((job) => hasBegun(deps, job)));
  jobs.forEach(({ outputs, creditsPerOutput }, index) => {
    if (begun[index]) {
      view.beingMade += outputs;
      view.beingMadeCredits += outputs * creditsPerOutput;
    } else {
      view.cancellable += outputs;
      view.creditsBack += outputs * creditsPerOutput;
    }
  });
  return view;
}

/** Where the provider cannot be asked, its last answer counts, and without one the work passes for begun. */
async function hasBegun(deps: Deps, job: Job): Promise<boolean> {
  if (job.status === "QUEUED" || job.status === "SUBMITTING") return false;
  const request = requestOf(job);
  if (job.status !== "SUBMITTED" || !request) return true;
  try {
    const { state } = await deps.inference.status(request);
    return state === "running" || state === "ended";
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    return job.queuePosition === null;
  }
}
