import { useMutation } from "@tanstack/react-query";
import { toast } from "sonner";
import type { EditView } from "#schema/pictures/edits.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { formatWait } from "#web/lib/format.ts";
import { useActiveJobs } from "#web/lib/jobs/active-jobs.tsx";
import { cancelledWords } from "#web/lib/jobs/cancelled-words.ts";
import { isWaiting } from "#web/lib/jobs/job-state.ts";
import { developed, jobWait } from "#web/lib/jobs/progress.ts";
import { useNow } from "#web/lib/jobs/use-now.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ProgressBar } from "#web/ui/status/progress-bar.tsx";
import { labelOf } from "./version-tree.ts";

/** A step at work, at the lower edge of its picture's stage. */
export function RunningStep({ edit, onChanged }: { edit: EditView; onChanged: () => void }) {
  const trpc = useTRPC();
  const workChanged = useWorkChanged();
  const job = useActiveJobs(edit.id)?.[0];
  const now = useNow(true);
  const wait = job ? jobWait(job, now) : null;
  const cancel = useMutation(
    trpc.edits.cancel.mutationOptions({
      onSuccess: (outcome) => toast(cancelledWords(outcome)),
      onError: (error) => toast.error(messageOf(error)),
      onSettled: () => {
        void workChanged();
        onChanged();
      },
    }),
  );
  const waits = isWaiting(job);
  return (
    <div
      // a press on it is none on the picture
      data-grip
      className="absolute inset-x-3 bottom-3 mx-auto max-w-md rounded-control bg-film/90 px-4 py-3 text-film-ink"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="numbers flex min-w-0 items-center gap-3 text-sm">
          <span aria-hidden="true" className="size-2 shrink-0 animate-blink rounded-full bg-grease" />
          <span role="status" className="truncate">
            {labelOf(edit)}: {waits ? "in the queue" : "in progress"}
          </span>
          <span aria-hidden="true" className="shrink-0 opacity-80">
            {wait && formatWait(wait)}
          </span>
        </p>
        {waits && (
          <Button
            look="film"
            size="small"
            busy={cancel.isPending}
            onClick={() => cancel.mutate({ id: edit.id })}
          >
            Cancel
          </Button>
        )}
      </div>
      <ProgressBar label={labelOf(edit)} share={job ? developed(job, now) : null} className="mt-2" />
    </div>
  );
}
