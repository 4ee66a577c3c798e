import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import type { PackView } from "#schema/pictures/pack-order.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

export function DeletePack({ pack, onDeleted }: { pack: PackView; onDeleted: () => void }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const workChanged = useWorkChanged();
  const [asking, setAsking] = useState(false);
  const remove = useMutation(
    trpc.packs.delete.mutationOptions({
      onSuccess: () => {
        queryClient.removeQueries(trpc.packs.get.queryFilter({ id: pack.id }));
        toast("The pack is deleted.");
        onDeleted();
      },
      onError: (error) => toast.error(messageOf(error)),
      onSettled: () => {
        setAsking(false);
        void workChanged();
      },
    }),
  );
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Delete pack
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete “${pack.name}”?`}
        text="The pack and all its pictures are deleted for good."
        confirm="Delete pack"
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: pack.id })}
      />
    </>
  );
}
