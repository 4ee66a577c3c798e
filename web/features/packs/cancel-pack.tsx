import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import type { PackView } from "#schema/pictures/pack-order.ts";
import { codeOf, messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useCancellation } from "#web/lib/jobs/use-cancellation.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { cancelLabels } from "./pack-labels.ts";

/** Says what cancelling would end and what it would not, then does it; the page tells the rest. */
export function CancelPack({ pack }: { pack: PackView }) {
  const trpc = useTRPC();
  const workChanged = useWorkChanged();
  const [asking, setAsking] = useState(false);
  const preview = useCancellation(pack.id, asking);
  const cancel = useMutation(
    trpc.packs.cancel.mutationOptions({
      onError: (error) => toast.error(messageOf(error)),
      onSettled: () => {
        setAsking(false);
        void workChanged();
      },
    }),
  );

  const ended = codeOf(preview.error) === "NOT_FOUND";
  const text = preview.data
    ? cancelLabels(pack.generatedImages, preview.data)
    : ended
      ? "This pack has just finished."
      : preview.isError
        ? messageOf(preview.error)
        : "Checking what has been started…";
  const nothing = ended || preview.data?.cancellable === 0;
  return (
    <>
      <Button look="outline" onClick={() => setAsking(true)}>
        Cancel pack
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Cancel this pack?"
        text={<span role="status">{text}</span>}
        keep={nothing ? "Close" : "Keep making it"}
        confirm={nothing ? null : "Cancel pack"}
        busy={cancel.isPending || preview.isPending}
        onConfirm={() => cancel.mutate({ id: pack.id })}
      />
    </>
  );
}
