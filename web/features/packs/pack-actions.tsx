import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import type { PackView } from "#schema/generation.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { isRunning } from "#web/lib/jobs/unfinished-refetch.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";

/** Cancel while a pack is being made, delete afterwards; both ask first. */
export function PackActions({ pack, onDeleted }: { pack: PackView; onDeleted: () => void }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const workChanged = useWorkChanged();
  const [asking, setAsking] = useState(false);

  const settled = () => {
    setAsking(false);
    void workChanged();
  };
  const failed = (error: unknown) => {
    toast.error(messageOf(error));
    settled();
  };
  const cancel = useMutation(
    trpc.packs.cancel.mutationOptions({
      onSuccess: () => {
        toast("Cancelled. What was not made costs nothing.");
        settled();
      },
      onError: failed,
    }),
  );
  const remove = useMutation(
    trpc.packs.delete.mutationOptions({
      onSuccess: () => {
        queryClient.removeQueries(trpc.packs.get.queryFilter({ id: pack.id }));
        toast("The pack is deleted.");
        onDeleted();
        settled();
      },
      onError: failed,
    }),
  );

  const running = isRunning(pack.status);
  return (
    <>
      <Button look={running ? "outline" : "quiet"} onClick={() => setAsking(true)}>
        {running ? "Cancel pack" : "Delete pack"}
      </Button>
      {running ? (
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title="Cancel this pack?"
          text="Pictures already made stay yours. The credits for the others come back."
          keep="Go on"
          confirm="Cancel pack"
          busy={cancel.isPending}
          onConfirm={() => cancel.mutate({ id: pack.id })}
        />
      ) : (
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={`Delete “${pack.name}”?`}
          text="The pack and all its pictures are deleted for good."
          confirm="Delete pack"
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ id: pack.id })}
        />
      )}
    </>
  );
}
