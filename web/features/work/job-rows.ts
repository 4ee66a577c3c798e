import type { ActiveJobView, JobKind } from "#schema/jobs.ts";
import { isWaiting } from "#web/lib/jobs/job-state.ts";
import { jobWait, type Wait } from "#web/lib/jobs/progress.ts";

/** A piece of work that runs, and the page where it is seen. */
export interface WorkRow {
  id: string;
  to: string;
  name: string;
  state: string;
  wait: Wait | null;
}

interface Shown {
  name: string;
  page: (subjectId: string) => string;
  begun?: string;
}

const VIDEO: Shown = { name: "Video", page: () => "/tools/video-generator" };

/** Work of which nothing but its job has to be known. */
const SHOWN: Partial<Record<JobKind, Shown>> = {
  VOICE: { name: "A new voice", page: (id) => `/tools/trained-voices/${id}`, begun: "Being learned" },
  VIDEO_STILL: VIDEO,
  VIDEO,
  VIDEO_UPSCALE: VIDEO,
  PICTURES: { name: "Pictures from your prompt", page: () => "/tools/image-generator" },
  // its page shows every edit, wherever it was begun
  EDIT: { name: "Picture edit", page: () => "/tools/image-to-image" },
};

/** Rows of running work that its jobs alone tell of. */
export function jobRows(jobs: readonly ActiveJobView[], now: number): WorkRow[] {
  return jobs.flatMap((job, at) => {
    const shown = SHOWN[job.kind];
    // of a still, its movement and a larger copy the first stands for all
    if (!shown || jobs.findIndex(({ subjectId }) => subjectId === job.subjectId) !== at) return [];
    const { name, page, begun = "In progress" } = shown;
    const state = isWaiting(job) ? "In the queue" : begun;
    return [{ id: job.subjectId, to: page(job.subjectId), name, state, wait: jobWait(job, now) }];
  });
}
