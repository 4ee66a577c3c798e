import { useMutation } from "@tanstack/react-query";
import { toast } from "sonner";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { formatWait } from "#web/lib/format.ts";
import { useActiveJobs } from "#web/lib/jobs/active-jobs.tsx";
import { cancelledWords } from "#web/lib/jobs/cancelled-words.ts";
import { isWaiting, stateLabel } from "#web/lib/jobs/job-state.ts";
import { jobWait } from "#web/lib/jobs/progress.ts";
import { useNow } from "#web/lib/jobs/use-now.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";
import { Button } from "#web/ui/controls/button.tsx";

/** How a voice or its words under way stand, and the way out while there is one. */
export function VoiceProgress({ id }: { id: string }) {
  const trpc = useTRPC();
  const workChanged = useWorkChanged();
  const job = useActiveJobs(id)?.[0];
  const now = useNow(true);
  const wait = job ? jobWait(job, now) : null;
  const cancel = useMutation(
    trpc.voices.cancel.mutationOptions({
      onSuccess: (outcome) => toast(cancelledWords(outcome)),
      onError: (error) => toast.error(messageOf(error)),
      onSettled: () => void workChanged(),
    }),
  );
  return (
    <p className="numbers mt-6 flex flex-wrap items-baseline gap-x-4">
      <span aria-hidden="true" className="size-2 animate-blink self-center rounded-full bg-safelight" />
      <span role="status">{stateLabel(job)}</span>
      <span aria-hidden="true" className="text-ink-soft">
        {wait && formatWait(wait)}
      </span>
      {isWaiting(job) && (
        <Button look="quiet" busy={cancel.isPending} onClick={() => cancel.mutate({ id })}>
          Cancel
        </Button>
      )}
    </p>
  );
}
