import { POLL } from "./progress.ts";

const RUNNING: ReadonlySet<string> = new Set(["PENDING", "TRAINING", "PROCESSING"]);

export function isRunning(status: string | undefined): boolean {
  return status !== undefined && RUNNING.has(status);
}

/**
 * For a page that shows a subject as running although no job is: it ended between two questions.
 * Then the subject itself is asked again until it says so.
 */
export function unfinishedRefetch(status: string | undefined, jobs: number | null): number | false {
  return isRunning(status) && jobs === 0 ? POLL.slow : false;
}
