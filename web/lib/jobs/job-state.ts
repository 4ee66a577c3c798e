import type { ActiveJobView } from "#schema/jobs.ts";

/** Whether the provider has not begun yet, as far as is known. */
export function isWaiting(job: ActiveJobView | undefined): boolean {
  return job?.status === "QUEUED" || (job?.status === "SUBMITTED" && job.queuePosition !== null);
}

/** How a running piece of work stands, in words. */
export function stateLabel(job: ActiveJobView | undefined): string {
  if (!job || job.status === "STORING") return "In progress.";
  if (job.status === "QUEUED" || job.status === "SUBMITTING") return "In the queue.";
  if (job.queuePosition === null) return "In progress.";
  return job.queuePosition === 0
    ? "In the queue, you're next."
    : `In the queue, ${job.queuePosition} ahead of you.`;
}
