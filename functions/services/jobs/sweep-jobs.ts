import { listUnsentEmails } from "#db/queries/emails.ts";
import { requestOf } from "#db/queries/job-submission.ts";
import { findJob, listStalled } from "#db/queries/jobs.ts";
import { JOB_TIMES } from "#schema/jobs.ts";
import type { Deps } from "../../deps.ts";
import type { Message } from "../../providers/queue/queue.ts";
import { enqueue } from "../enqueue.ts";
import { endJob } from "./end-job.ts";

const AT_ONCE = 200;
/** A mail that could not leave for a day is of no use any more. */
const GIVE_UP_MAIL_MS = 24 * 3_600_000;

/**
 * Finds work that has gone quiet and sets it going again: never claimed, submitter or storer dead, poll lost,
 * mail unsent. What passed its deadline fails and is paid back.
 */
export async function sweepJobs(deps: Deps): Promise<{ published: number; failed: number }> {
  const now = deps.now();
  const stalled = await listStalled(deps.db, {
    now,
    unclaimedBefore: now - JOB_TIMES.unclaimed,
    quietBefore: now - JOB_TIMES.quiet,
    limit: AT_ONCE,
  });
  const overdue = stalled.filter((job) => job.overdue);
  const messages: Message[] = stalled
    .filter((job) => !job.overdue)
    .map((job) => ({
      job: job.status === "QUEUED" || job.status === "SUBMITTING" ? "submit" : "poll",
      body: { id: job.id },
    }));
  const mails = await listUnsentEmails(deps.db, {
    after: now - GIVE_UP_MAIL_MS,
    before: now - JOB_TIMES.unclaimed,
    limit: AT_ONCE,
  });
  for (const { id } of mails) messages.push({ job: "send-email", body: { id } });
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
      deps.log.error("late_cancel_failed", error, { jobId: id });
    }
  }
  return true;
}
