import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { cancelledWords } from "#web/lib/jobs/cancelled-words.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";
import { UNDO_SHOWN } from "#web/lib/undo-shown.ts";

const NOUNS = { edits: "Edit", videos: "Video" } as const;

export interface WorkActions {
  mark: (id: string, favorite: boolean) => void;
  remove: (id: string) => void;
  cancel: (id: string) => void;
  /** Those being deleted or cancelled. */
  busy: ReadonlySet<string>;
}

/** Marking, deleting and cancelling edits or videos. What was deleted can be brought back. */
export function useWorkActions(kind: keyof typeof NOUNS): WorkActions {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const workChanged = useWorkChanged();
  const work = trpc[kind];
  const noun = NOUNS[kind];
  const told = {
    // what is done to them reaches the server in the order it was done
    scope: { id: kind },
    onError: (error: unknown) => void toast.error(messageOf(error)),
    onSettled: async () => {
      await queryClient.invalidateQueries(work.pathFilter());
      await queryClient.invalidateQueries(trpc.generations.pathFilter());
    },
  };
  const favorite = useMutation(work.favorite.mutationOptions(told));
  const undo = useMutation(
    work.undoDelete.mutationOptions({
      ...told,
      onSuccess: () => void toast(`The ${noun.toLowerCase()} is back.`),
    }),
  );
  const deletion = useMutation(
    work.delete.mutationOptions({
      ...told,
      onSuccess: (_, { ids }) => {
        toast(`${noun} deleted.`, {
          duration: UNDO_SHOWN,
          action: { label: "Undo", onClick: () => undo.mutate({ ids }) },
        });
      },
    }),
  );
  const cancel = useMutation(
    work.cancel.mutationOptions({
      onSuccess: (outcome) => toast(cancelledWords(outcome)),
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
