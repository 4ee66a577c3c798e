import { notePoll, requeueJob } from "#db/queries/jobs/job-submission.ts";
import { findJob } from "#db/queries/jobs/jobs.ts";
import { OPERATIONS } from "#schema/operations/index.ts";
import type { Deps } from "../../deps.ts";
import { enqueue } from "../enqueue.ts";
import { cancelJob } from "./cancellation/cancel-job.ts";
import { settleJob } from "./results/settle-job.ts";

/** Asks the provider how a job is doing: the webhook's safety net. Repeating it changes nothing. */
export async function pollJob(deps: Deps, id: string): Promise<void> {
  const job = await findJob(deps.db, id);
  if (!job || job.status === "COMPLETED" || job.status === "FAILED") return;
  if (job.status === "STORING") {
    // whoever was storing has gone quiet if its lease ran out; otherwise this claims nothing, and looks again then
    await settleJob(deps, id);
    const waitMs = (job.leaseUntil?.getTime() ?? 0) - deps.now();
    if (waitMs > 0) {
      await enqueue(deps, [{ job: "poll", body: { id }, delaySeconds: Math.ceil(waitMs / 1000) + 1 }]);
    }
    return;
  }
  if (job.status !== "SUBMITTED" || !job.statusUrl) return;

  const status = await deps.inference.status({ statusUrl: job.statusUrl });
  if (status.state === "ended") {
    await settleJob(deps, id);
    return;
  }
  if (job.cancelRequestedAt && status.state !== "running" && (await cancelJob(deps, job)) === "cancelled")
    return;
  if (status.state === "unknown") {
    await requeueJob(deps.db, { id, attempt: job.attempt, from: "SUBMITTED", notBefore: deps.now() });
    await enqueue(deps, [{ job: "submit", body: { id } }]);
    return;
  }
  const pollMs = OPERATIONS[job.operation].pollMs;
  const noted = await notePoll(deps.db, {
    seen: job,
    queuePosition: status.state === "waiting" ? status.queuePosition : null,
    nextPollAt: deps.now() + pollMs,
  });
  if (noted) await enqueue(deps, [{ job: "poll", body: { id }, delaySeconds: pollMs / 1000 }]);
}
