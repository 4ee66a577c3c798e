import { cancellableJobs } from "#db/queries/jobs/job-cancellation.ts";
import { requestVisitorCancellation } from "#db/queries/visitors/visitor-requests.ts";
import { AppError } from "../app-error.ts";
import { commit } from "../commit.ts";
import type { Ctx } from "../context.ts";
import { cancelJob } from "../jobs/cancellation/cancel-job.ts";
import { knownVisitor } from "./visitor-browser.ts";

/** Stops what this browser asked for, unless the provider has begun it; what it took of the budget comes back. */
export async function cancelVisitorRequest({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { id: string };
}): Promise<{ ok: true }> {
  const { deps } = ctx;
  const visitor = await knownVisitor(ctx);
  if (!visitor) throw new AppError("NOT_FOUND");
  const { browserHash } = visitor;
  const marked = requestVisitorCancellation({ browserHash, id: input.id, now: deps.now() });
  const [job] = cancellableJobs(await commit({ deps }, { statements: [marked] }));
  if (!job) throw new AppError("NOT_FOUND");
  if ((await cancelJob(deps, job)) === "begun") throw new AppError("VISITOR_BEGUN");
  return { ok: true };
}
