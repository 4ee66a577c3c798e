import type { ActiveJobView } from "#schema/jobs.ts";

/** Milliseconds between two questions. */
export const POLL = { fast: 1_500, slow: 5_000 } as const;

/** Work of at most this many seconds is always near its end. */
const SHORT = 20;

/** From this share of the estimate on, a job counts as near its end. */
const NEAR_END = 0.7;

type Timed = Pick<ActiveJobView, "estimatedSeconds" | "startedAt" | "status">;

function elapsedSeconds(job: Timed, now: number): number {
  return Math.max(0, (now - job.startedAt.getTime()) / 1_000);
}

export function isNearEnd(job: Timed, now: number): boolean {
  if (job.status === "STORING") return true;
  if (job.estimatedSeconds === null) return false;
  if (job.estimatedSeconds <= SHORT) return true;
  return elapsedSeconds(job, now) >= job.estimatedSeconds * NEAR_END;
}

/** How long to wait before asking again; false when nothing runs. `now` in milliseconds. */
export function pollInterval(jobs: readonly Timed[] | undefined, now: number): number | false {
  if (!jobs || jobs.length === 0) return false;
  return jobs.some((job) => isNearEnd(job, now)) ? POLL.fast : POLL.slow;
}

/** What is left to wait: seconds, perhaps below zero, and how much is done, of the work or else of the expected time. */
export interface Wait {
  seconds: number;
  share: number;
}

/** What is left of one job, from earlier runs; null when there is nothing to go by. */
export function jobWait(job: Timed & Pick<ActiveJobView, "queuePosition">, now: number): Wait | null {
  if (job.estimatedSeconds === null) return null;
  const elapsed = elapsedSeconds(job, now);
  const begun = !isUnsent(job) && job.queuePosition === null;
  return {
    seconds: job.estimatedSeconds - elapsed,
    share: begun ? elapsed / Math.max(job.estimatedSeconds, 1) : 0,
  };
}

function isUnsent(job: Timed): boolean {
  return job.status === "QUEUED" || job.status === "SUBMITTING";
}

/**
 * How far the print has come, 0 to 1: in step with the estimate up to 90 %, then ever slower,
 * since an estimate is no promise and only the picture itself may fill the last part.
 */
export function developed(job: Timed, now: number): number {
  if (isUnsent(job)) return 0;
  const estimate = job.estimatedSeconds ?? 60;
  const share = elapsedSeconds(job, now) / Math.max(estimate, 1);
  return share <= 1 ? share * 0.9 : 0.9 + 0.09 * (1 - Math.exp(1 - share));
}

/** One line that changes whenever something landed or moved on. */
export function jobsFingerprint(jobs: readonly ActiveJobView[]): string {
  return jobs
    .map((job) => `${job.id}:${job.status}`)
    .sort()
    .join(" ");
}
