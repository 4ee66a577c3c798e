import { count, formatWait } from "#web/lib/format.ts";
import { useActiveJobs } from "#web/lib/jobs/active-jobs.tsx";
import { isWaiting, stateLabel } from "#web/lib/jobs/job-state.ts";
import { jobWait } from "#web/lib/jobs/progress.ts";
import { useNow } from "#web/lib/jobs/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";

type Props = {
  /** Of what is worked on. */
  id: string;
  /** What one job of a step makes. */
  noun: string;
  isCancelling: boolean;
  onCancel: () => void;
};

/** How far a step of several jobs is, with the way to stop what has not begun. */
export function StepProgress({ id, noun, isCancelling, onCancel }: Props) {
  const jobs = useActiveJobs(id) ?? [];
  const now = useNow(true);
  const last = jobs.at(-1);
  const wait = last ? jobWait(last, now) : null;
  return (
    <div className="numbers mt-6 flex flex-wrap items-baseline gap-x-4 gap-y-2">
      <span aria-hidden="true" className="size-2 animate-blink self-center rounded-full bg-safelight" />
      <span role="status">
        {jobs.length > 1 ? `${count(jobs.length, noun)} left. ` : ""}
        {stateLabel(last)}
      </span>
      <span aria-hidden="true" className="text-ink-soft">
        {wait && formatWait(wait)}
      </span>
      {jobs.some(isWaiting) && (
        <Button look="quiet" busy={isCancelling} onClick={onCancel}>
          Cancel what has not begun
        </Button>
      )}
    </div>
  );
}
