import { cancellableJobs, requestCancellation } from "#db/queries/jobs/job-cancellation.ts";
import { AppError } from "../../app-error.ts";
import { commit } from "../../commit.ts";
import type { ActorCtx } from "../../context.ts";
import { cancelJob } from "./cancel-job.ts";

/**
 * Cancels what the provider has not started of a training, a pack or a request of pictures; that part is paid back.
 * Refused when everything has started; nothing is found once everything has ended.
 * `running` counts what is finished, or told to stop as soon as the provider can be asked.
 */
export async function cancelWork({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { id: string };
}): Promise<{ cancelled: number; running: number }> {
  const { deps, actor } = ctx;
  const request = requestCancellation({ userId: actor.userId, subjectId: input.id, now: deps.now() });
  const jobs = cancellableJobs(await commit(ctx, { statements: [request] }));
  if (jobs.length === 0) throw new AppError("NOT_FOUND");
  let cancelled = 0;
  let begun = 0;
  // what waits for another goes first: it would end with that one, and not be counted
  for (const job of jobs.toReversed()) {
    const outcome = await cancelJob(deps, job, actor);
    if (outcome === "cancelled") cancelled++;
    if (outcome === "begun") begun++;
  }
  if (begun === jobs.length) throw new AppError("CANNOT_CANCEL");
  return { cancelled, running: jobs.length - cancelled };
}
