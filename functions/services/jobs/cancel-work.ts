import { requestOf } from "#db/queries/job-submission.ts";
import { listOpenJobs } from "#db/queries/jobs.ts";
import { AppError, orTell, signedIn } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { endJob } from "./end-job.ts";

/**
 * Cancels what the provider has not started of a training, a pack or a request of pictures; that part is paid back.
 * Refused when everything has started; nothing is found once everything has ended.
 */
export async function cancelWork(
  { deps, actor }: ActorCtx,
  input: { id: string },
): Promise<{ cancelled: number; running: number }> {
  const jobs = signedIn(await listOpenJobs(deps.db, actor, { subjectId: input.id, now: deps.now() }));
  if (jobs.length === 0) throw new AppError("NOT_FOUND");
  let cancelled = 0;
  for (const job of jobs) {
    if (job.status === "QUEUED") {
      if (await orTell(endJob(deps, { id: job.id, code: "CANCELLED", guard: { kind: "queued" }, by: actor })))
        cancelled++;
    } else if (job.status === "SUBMITTED") {
      const request = requestOf(job);
      if (!request) continue;
      const answer = await deps.inference.cancel(request);
      const guard = { kind: "submitted", attempt: job.attempt } as const;
      if (
        answer !== "started" &&
        (await orTell(endJob(deps, { id: job.id, code: "CANCELLED", guard, by: actor })))
      )
        cancelled++;
    }
  }
  if (cancelled === 0) throw new AppError("CANNOT_CANCEL");
  return { cancelled, running: jobs.length - cancelled };
}
