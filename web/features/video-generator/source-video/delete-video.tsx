import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

type Props = {
  /** One that was sent. */
  video: { id: string; name: string };
  /** Gets its id. */
  onDeleted: (id: string) => void;
};

export function DeleteVideo({ video, onDeleted }: Props) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useMutation(
    trpc.uploads.deleteMedia.mutationOptions({
      onSuccess: (_, { id }) => {
        toast("Video deleted.");
        onDeleted(id);
      },
      onError: (error) => void toast.error(messageOf(error)),
      onSettled: () => {
        setAsking(false);
        void queryClient.invalidateQueries(trpc.uploads.listMedia.pathFilter());
      },
    }),
  );
  return (
    <>
      <Button look="quiet" aria-label={`Delete ${video.name}`} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete “${video.name}”?`}
        text="The video you sent is deleted for good. What was made from it stays."
        confirm="Delete video"
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ kind: "VIDEO", id: video.id })}
      />
    </>
  );
}
