import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { toast } from "sonner";
import { TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { formatCredits } from "#web/lib/format.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";
import { Button } from "#web/ui/controls/button.tsx";

/** Trains once more what failed, with the same photos. */
export function RetryTraining({ id }: { id: string }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const workChanged = useWorkChanged();
  const requestKey = useRequestKey(id);
  const retry = useMutation(
    trpc.trainings.retry.mutationOptions({
      onSuccess: ({ id: newId }) => {
        void workChanged(newId);
        void navigate(`/tools/trainings/${newId}`);
      },
      onError: (error) => {
        toast.error(messageOf(error));
        void queryClient.invalidateQueries(trpc.user.pathFilter());
      },
    }),
  );
  return (
    <Button className="numbers" busy={retry.isPending} onClick={() => retry.mutate({ id, requestKey })}>
      Try the same photos again for {formatCredits(TRAINING_CREDITS)}
    </Button>
  );
}
