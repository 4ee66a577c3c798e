import type { VideoPackView } from "#schema/videos/video-packs.ts";
import { count, formatWait } from "#web/lib/format.ts";
import { useActiveJobs } from "#web/lib/jobs/active-jobs.tsx";
import { isWaiting, stateLabel } from "#web/lib/jobs/job-state.ts";
import { jobWait } from "#web/lib/jobs/progress.ts";
import { useNow } from "#web/lib/jobs/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import type { Steps } from "./use-steps.ts";

/** What is under way, with the way to stop it; or that the last step failed. */
export function PackProgress({ pack, steps }: { pack: VideoPackView; steps: Steps }) {
  const jobs = useActiveJobs(pack.id) ?? [];
  const isAtWork = pack.status === "PROCESSING";
  const now = useNow(isAtWork);
  const last = jobs.at(-1);
  const wait = last ? jobWait(last, now) : null;
  if (pack.status === "FAILED") {
    return (
      <Notice role="status" className="mt-6">
        Nothing came of the last step. {pack.keptCredits > 0 ? "" : "Its credits were refunded. "}What was
        made before is still here, and you can try again.
      </Notice>
    );
  }
  if (!isAtWork) return null;
  return (
    <div className="numbers mt-6 flex flex-wrap items-baseline gap-x-4 gap-y-2">
      <span aria-hidden="true" className="size-2 animate-blink self-center rounded-full bg-safelight" />
      <span role="status">
        {jobs.length > 1 ? `${count(jobs.length, "part")} left. ` : ""}
        {stateLabel(last)}
      </span>
      <span aria-hidden="true" className="text-ink-soft">
        {wait && formatWait(wait)}
      </span>
      {jobs.some(isWaiting) && (
        <Button look="quiet" busy={steps.isCancelling} onClick={steps.cancel}>
          Cancel what has not begun
        </Button>
      )}
    </div>
  );
}
