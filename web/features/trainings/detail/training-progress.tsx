import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { PACK_CREDITS, TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { findPack, findTheme } from "#schema/catalogue/index.ts";
import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import type { TrainingView } from "#schema/trainings/training-view.ts";
import { codeOf, messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { formatCredits, formatWait } from "#web/lib/format.ts";
import { useActiveJobs } from "#web/lib/jobs/active-jobs.tsx";
import { stateLabel } from "#web/lib/jobs/job-state.ts";
import { developed, jobWait } from "#web/lib/jobs/progress.ts";
import { useCancellation } from "#web/lib/jobs/use-cancellation.ts";
import { useNow } from "#web/lib/jobs/use-now.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { DevelopingPrint } from "#web/ui/pictures/developing-print.tsx";
import { thumbnail } from "#web/ui/pictures/media-url.ts";

/** A training under way: the print in its tray, its place in the queue, what is left, and a way out. */
export function TrainingProgress({ training }: { training: TrainingView }) {
  const trpc = useTRPC();
  const workChanged = useWorkChanged();
  const now = useNow(true);
  const job = useActiveJobs(training.id)?.[0];
  const [asking, setAsking] = useState(false);
  const preview = useCancellation(training.id, asking);
  const begun = preview.isError || preview.data?.cancellable === 0;
  const cancel = useMutation(
    trpc.trainings.cancel.mutationOptions({
      onSuccess: ({ cancelled }) =>
        toast(
          cancelled > 0
            ? `Cancelled. ${formatCredits(TRAINING_CREDITS)} refunded.`
            : "Cancelling. If training has not started, your credits are refunded.",
        ),
      onError: (error) => toast.error(messageOf(error)),
      onSettled: () => {
        setAsking(false);
        void workChanged();
      },
    }),
  );

  const ordered = orderedPack(training.order);
  const left = job ? jobWait(job, now) : null;
  const wait = left ? formatWait(left) : "";
  const learning = training.isVirtual
    ? "Learning this face from its pictures."
    : "Learning your face from the photos.";
  const state = training.status === "PENDING" ? stateLabel(job) : learning;
  const cover = training.photos[0]?.url;

  return (
    <div className="grid items-center gap-10 pt-10 lg:grid-cols-[1.2fr_1fr]">
      <DevelopingPrint
        src={cover ? thumbnail(cover, 640) : null}
        share={job ? developed(job, now) : 0}
        label={`${state} ${wait}`}
      />
      <div>
        <p role="status" className="font-display text-heading">
          {state}
        </p>
        <p className="numbers mt-2 min-h-7 text-ink-soft text-lg">{wait}</p>
        {ordered && (
          <p className="numbers mt-4 max-w-md">
            Then: <span className="font-medium">{ordered.name}</span>, {IMAGES_PER_PACK} pictures for{" "}
            {formatCredits(PACK_CREDITS)}. It starts by itself.
          </p>
        )}
        <p className="mt-4 max-w-md">
          You can close this page. Training continues, and you'll find it under Your models.
        </p>
        <Button look="outline" className="mt-7" onClick={() => setAsking(true)}>
          Cancel training
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Cancel this training?"
        text={<span role="status">{cancelText(preview)}</span>}
        keep={begun ? "Close" : "Keep training"}
        confirm={begun ? null : "Cancel training"}
        busy={cancel.isPending || preview.isPending}
        onConfirm={() => cancel.mutate({ id: training.id })}
      />
    </div>
  );
}

function orderedPack(order: TrainingView["order"]) {
  const theme = order && order.packId === null ? findTheme(order.themeSlug) : undefined;
  return order && order.packId === null && theme ? findPack(theme, order.packSlug) : undefined;
}

function cancelText({ data, error }: Pick<ReturnType<typeof useCancellation>, "data" | "error">): string {
  const credits = formatCredits(TRAINING_CREDITS);
  if (error) return codeOf(error) === "NOT_FOUND" ? "Training has just finished." : messageOf(error);
  if (!data) return "Checking whether it has started…";
  return data.cancellable > 0
    ? `It has not started yet. Your ${credits} will be refunded.`
    : `Training has started and can no longer be cancelled. If it fails, your ${credits} will be refunded.`;
}
