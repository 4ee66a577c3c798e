import { listUnsentEmails } from "#db/queries/emails/emails.ts";
import { requestOf } from "#db/queries/jobs/job-submission.ts";
import { findJob, listStalled } from "#db/queries/jobs/jobs.ts";
import { listPackOrders } from "#db/queries/packs/pack-orders.ts";
import { JOB_TIMES } from "#schema/jobs.ts";
import type { Deps } from "../../deps.ts";
import type { Message } from "../../providers/queue/queue.ts";
import { enqueue } from "../enqueue.ts";
import { endJob } from "./end-job.ts";

const BATCH_SIZE = 200;
/** An email that could not leave for a day is of no use any more. */
const GIVE_UP_EMAIL_MS = 24 * 3_600_000;

/**
 * Finds work that has gone quiet and sets it going again: never claimed, submitter or storer dead, poll lost,
 * email unsent, ordered pack not begun. What passed its deadline fails and is paid back.
 */
export async function sweepJobs(deps: Deps): Promise<{ published: number; failed: number }> {
  const now = deps.now();
  const stalled = await listStalled(deps.db, {
    now,
    unclaimedBefore: now - JOB_TIMES.unclaimed,
    quietBefore: now - JOB_TIMES.quiet,
    limit: BATCH_SIZE,
  });
  const overdue = stalled.filter((job) => job.overdue);
  const messages: Message[] = stalled
    .filter((job) => !job.overdue)
    .map((job) => ({
      job: job.status === "QUEUED" || job.status === "SUBMITTING" ? "submit" : "poll",
      body: { id: job.id },
    }));
  const mails = await listUnsentEmails(deps.db, {
    after: now - GIVE_UP_EMAIL_MS,
    before: now - JOB_TIMES.unclaimed,
    limit: BATCH_SIZE,
  });
  for (const { id } of mails) messages.push({ job: "send-email", body: { id } });
  const orders = await listPackOrders(deps.db, { before: now - JOB_TIMES.unclaimed, limit: BATCH_SIZE });
  for (const { trainingId: id } of orders) messages.push({ job: "make-ordered-pack", body: { id } });
  // revivals first: what follows talks to the provider and may take its time
  await enqueue(deps, messages);
  let failed = 0;
  for (const job of overdue) {
    try {
      if (await expire(deps, job.id)) failed++;
    } catch (error) {
      deps.log.error("expire_failed", error, { jobId: job.id });
    }
  }
  return { published: messages.length, failed };
}

/** Fails an overdue job, and tells the provider to stop if it can still be told. */
async function expire(deps: Deps, id: string): Promise<boolean> {
  const job = await findJob(deps.db, id);
  if (!(await endJob(deps, { id, code: "DEADLINE", guard: { kind: "deadline" } }))) return false;
  const request = job && requestOf(job);
  if (request) {
    try {
      await deps.inference.cancel(request);
    } catch (error) {
      deps.log.error("cancel_after_deadline_failed", error, { jobId: id });
    }
  }
  return true;
}
