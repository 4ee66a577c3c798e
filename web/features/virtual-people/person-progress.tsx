import type { PersonDetail } from "#schema/virtual-people/virtual-people.ts";
import { count, formatWait } from "#web/lib/format.ts";
import { useActiveJobs } from "#web/lib/jobs/active-jobs.tsx";
import { isWaiting, stateLabel } from "#web/lib/jobs/job-state.ts";
import { jobWait } from "#web/lib/jobs/progress.ts";
import { useNow } from "#web/lib/jobs/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import type { PersonSteps } from "./use-person-steps.ts";

/** Pictures that are under way, with the way to stop them. */
export function PersonProgress({ person, steps }: { person: PersonDetail; steps: PersonSteps }) {
  const jobs = useActiveJobs(person.id) ?? [];
  const now = useNow(jobs.length > 0);
  const last = jobs.at(-1);
  if (!last) return null;
  const wait = jobWait(last, now);
  return (
    <div className="numbers mt-6 flex flex-wrap items-baseline gap-x-4 gap-y-2">
      <span aria-hidden="true" className="size-2 animate-blink self-center rounded-full bg-safelight" />
      <span role="status">
        {jobs.length > 1 ? `${count(jobs.length, "picture")} left. ` : ""}
        {stateLabel(last)}
      </span>
      <span aria-hidden="true" className="text-ink-soft">
        {wait && formatWait(wait)}
      </span>
      {jobs.some(isWaiting) && (
        <Button look="quiet" busy={steps.running === "cancel"} onClick={() => void steps.cancel()}>
          Cancel what has not begun
        </Button>
      )}
    </div>
  );
}
