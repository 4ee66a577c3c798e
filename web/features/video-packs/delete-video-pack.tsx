import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import type { VideoPackView } from "#schema/videos/video-packs.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

export function DeleteVideoPack({ pack, onDeleted }: { pack: VideoPackView; onDeleted: () => void }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useMutation(
    trpc.videoPacks.delete.mutationOptions({
      onSuccess: () => {
        // the page still shows the pack while it leaves: asking for it again would find nothing
        void queryClient.invalidateQueries(trpc.videoPacks.list.pathFilter());
        toast("The video pack is deleted.");
        onDeleted();
      },
      onError: (error) => toast.error(messageOf(error)),
      onSettled: () => setAsking(false),
    }),
  );
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Delete video pack
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete “${pack.name}”?`}
        text="The storyboard, its scenes in motion and the film are deleted for good. The stills stay in your library."
        confirm="Delete video pack"
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: pack.id })}
      />
    </>
  );
}
