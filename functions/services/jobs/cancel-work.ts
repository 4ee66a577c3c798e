import { listOpenJobs, requestOf } from "#db/queries/jobs.ts";
import { AppError, signedIn } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { endJob } from "./end-job.ts";

/**
 * Cancels what the provider has not started of a training or a pack; that part is paid back.
 * Refused when everything has started. Repeating it is harmless.
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
      if (await endJob(deps, { id: job.id, code: "CANCELLED", guard: { kind: "queued" } })) cancelled++;
    } else if (job.status === "SUBMITTED") {
      const request = requestOf(job);
      if (!request) continue;
      const answer = await deps.inference.cancel(request);
      const guard = { kind: "submitted", attempt: job.attempt } as const;
      if (answer !== "started" && (await endJob(deps, { id: job.id, code: "CANCELLED", guard }))) cancelled++;
    }
  }
  if (cancelled === 0) throw new AppError("CANNOT_CANCEL");
  return { cancelled, running: jobs.length - cancelled };
}
