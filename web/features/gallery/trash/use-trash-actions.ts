import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { count } from "#web/lib/format.ts";

/** Restoring and deleting for good; `onDone` when the server has done either. */
export function useTrashActions(onDone: () => void) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  async function settled(said: string) {
    await queryClient.invalidateQueries(trpc.trash.list.pathFilter());
    for (const told of [trpc.generations.list, trpc.generations.search, trpc.generations.counts]) {
      void queryClient.invalidateQueries(told.pathFilter());
    }
    onDone();
    toast(said);
  }
  const onError = (error: unknown) => {
    toast.error(messageOf(error));
    void queryClient.invalidateQueries(trpc.trash.list.pathFilter());
  };
  const restore = useMutation(
    trpc.trash.restore.mutationOptions({
      onSuccess: ({ restored }) => settled(`${count(restored, "picture")} restored.`),
      onError,
    }),
  );
  const deleteNow = useMutation(
    trpc.trash.deleteNow.mutationOptions({
      onSuccess: ({ deleted }) => settled(`${count(deleted, "picture")} deleted for good.`),
      onError,
    }),
  );
  const emptySome = trpc.trash.empty.mutationOptions();
  const empty = useMutation({
    ...emptySome,
    // as many calls as it takes: each is one batch
    mutationFn: async (...args: Parameters<NonNullable<typeof emptySome.mutationFn>>) => {
      let total = 0;
      for (;;) {
        const { deleted, left } = await emptySome.mutationFn!(...args);
        total += deleted;
        if (!left) return { deleted: total, left };
      }
    },
    onSuccess: ({ deleted }) => settled(`${count(deleted, "picture")} deleted for good.`),
    onError,
  });
  return {
    restore: (ids: string[]) => restore.mutate({ ids }),
    restoring: restore.isPending,
    deleteNow: (ids: string[]) => deleteNow.mutate({ ids }),
    empty: () => empty.mutate(),
    deleting: deleteNow.isPending || empty.isPending,
  };
}
