import { JOB_FAILURES } from "#schema/errors/job-failures.ts";
import type { EditView } from "#schema/pictures/edits.ts";
import { count, formatWait } from "#web/lib/format.ts";
import { useActiveJobs } from "#web/lib/jobs/active-jobs.tsx";
import { stateLabel } from "#web/lib/jobs/job-state.ts";
import { keptLabel } from "#web/lib/jobs/kept-label.ts";
import { jobWait } from "#web/lib/jobs/progress.ts";
import { isRunning } from "#web/lib/jobs/unfinished-refetch.ts";
import { useNow } from "#web/lib/jobs/use-now.ts";

/** How an edit stands while it is at work, and what did not come of it. */
export function EditState({ edit }: { edit: EditView }) {
  const job = useActiveJobs(edit.id)?.[0];
  const running = isRunning(edit.status);
  const now = useNow(running);
  if (edit.failure) return <p className="mt-3 text-safelight">{JOB_FAILURES[edit.failure]}</p>;
  if (running) {
    const wait = job ? jobWait(job, now) : null;
    return (
      <p className="numbers mt-3 flex flex-wrap items-baseline gap-x-3">
        <span aria-hidden="true" className="size-2 animate-blink self-center rounded-full bg-safelight" />
        <span role="status">{stateLabel(job)}</span>
        <span aria-hidden="true" className="text-ink-soft">
          {wait && formatWait(wait)}
        </span>
      </p>
    );
  }
  const missing = edit.count - edit.imageUrls.length;
  if (missing <= 0) return null;
  if (edit.keptCredits > 0) return <p className="mt-3">{keptLabel(missing, edit.keptCredits)}</p>;
  return (
    <p className="mt-3">
      {count(missing, "picture")} could not be made. The credits for {missing === 1 ? "it" : "them"} were
      refunded.
    </p>
  );
}
