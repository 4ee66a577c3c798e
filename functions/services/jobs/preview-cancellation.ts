import { requestOf } from "#db/queries/job-submission.ts";
import { type Job, listOpenJobs } from "#db/queries/jobs.ts";
import type { CancellationView } from "#schema/jobs.ts";
import type { Deps } from "../../deps.ts";
import { ProviderUnavailable } from "../../providers/inference/inference.ts";
import { AppError, unwrapSession } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";

/** What cancelling a training, a pack or a request of pictures would end right now, and what it would not. */
export async function previewCancellation(
  { deps, actor }: ActorCtx,
  input: { id: string },
): Promise<CancellationView> {
  const jobs = unwrapSession(await listOpenJobs(deps.db, actor, { subjectId: input.id, now: deps.now() }));
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
