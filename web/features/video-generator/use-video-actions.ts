import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";

/** Milliseconds a chance to undo stays on screen; pointing at it holds it. */
const UNDO_SHOWN = 10_000;
/** What is done to videos reaches the server in the order it was done. */
const IN_ORDER = { scope: { id: "videos" } } as const;

export interface VideoActions {
  mark: (id: string, favorite: boolean) => void;
  remove: (id: string) => void;
  cancel: (id: string) => void;
  /** Videos being deleted or cancelled. */
  busy: ReadonlySet<string>;
}

/** Marking, deleting and cancelling videos. What was deleted can be brought back. */
export function useVideoActions(): VideoActions {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const workChanged = useWorkChanged();
  const refresh = () => queryClient.invalidateQueries(trpc.videos.pathFilter());
  const told = {
    ...IN_ORDER,
    onError: (error: unknown) => void toast.error(messageOf(error)),
    onSettled: refresh,
  };
  const favorite = useMutation(trpc.videos.favorite.mutationOptions(told));
  const undo = useMutation(
    trpc.videos.undoDelete.mutationOptions({ ...told, onSuccess: () => void toast("The video is back.") }),
  );
  const deletion = useMutation(
    trpc.videos.delete.mutationOptions({
      ...told,
      onSuccess: (_, { ids }) => {
        toast("Video deleted.", {
          duration: UNDO_SHOWN,
          action: { label: "Undo", onClick: () => undo.mutate({ ids }) },
        });
      },
    }),
  );
  const cancel = useMutation(
    trpc.videos.cancel.mutationOptions({
      onSuccess: () => toast("Cancelled. Your credits were refunded."),
      onError: (error) => toast.error(messageOf(error)),
      onSettled: () => void workChanged(),
    }),
  );
  return {
    mark: (id, marked) => favorite.mutate({ id, favorite: marked }),
    remove: (id) => deletion.mutate({ ids: [id] }),
    cancel: (id) => cancel.mutate({ id }),
    busy: new Set([
      ...(deletion.isPending ? deletion.variables.ids : []),
      ...(cancel.isPending ? [cancel.variables.id] : []),
    ]),
  };
}
