import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { count } from "#web/lib/format.ts";
import { UNDO_SHOWN } from "#web/lib/undo-shown.ts";
import { nounFor } from "./picture-name.ts";
import { type Taken, usePictureLists } from "./use-picture-lists.ts";
import { useUndoKey } from "./use-undo-key.ts";

/** What is done to pictures reaches the server in the order it was done: a mark must not come after its picture is gone. */
const IN_ORDER = { scope: { id: "pictures" } } as const;

export interface PictureActions {
  /** Marks pictures as favourites, or takes the mark off. */
  mark: (ids: readonly string[], favorite: boolean) => void;
  /** Deletes pictures, with a chance to undo; once `left` settles, where they are first to be turned away from. */
  remove: (ids: readonly string[], left?: Promise<void>) => void;
}

/**
 * Marking and deleting pictures: what is on screen follows at once and goes back if the server refuses.
 * Ctrl or Cmd and Z brings back what was deleted last.
 */
export function usePictureActions(): PictureActions {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const lists = usePictureLists();
  const undoKey = useUndoKey();

  /** Lists not on screen are asked for again when they are shown; the one that is already says it. */
  function settled() {
    void queryClient.invalidateQueries({ ...lists.filter, refetchType: "none" });
    for (const told of [trpc.generations.counts, trpc.generations.get]) {
      void queryClient.invalidateQueries(told.pathFilter());
    }
    // how many a collection holds, and in which order, is asked once the last change has reached the server
    const left = queryClient.isMutating({
      predicate: ({ options }) => options.scope?.id === IN_ORDER.scope.id,
    });
    if (left === 0) void queryClient.invalidateQueries(trpc.collections.pathFilter());
  }
  function refused(error: unknown) {
    toast.error(messageOf(error));
    void queryClient.invalidateQueries(lists.filter);
  }

  const favorite = useMutation(
    trpc.generations.favoriteMany.mutationOptions({
      ...IN_ORDER,
      onMutate: async ({ ids, favorite }) => {
        await queryClient.cancelQueries(lists.filter);
        const before = new Map<string, boolean>();
        lists.change((picture) => {
          if (!ids.includes(picture.id)) return picture;
          before.set(picture.id, picture.favorite);
          return { ...picture, favorite };
        });
        return before;
      },
      onError: (error, _, before) => {
        lists.change((picture) => ({ ...picture, favorite: before?.get(picture.id) ?? picture.favorite }));
        refused(error);
      },
    }),
  );
  const mark = (ids: readonly string[], marked: boolean) =>
    favorite.mutateAsync({ ids: [...ids], favorite: marked }).then(settled, () => {});

  function cameBack(restored: number, asked: number, taken: readonly Taken[]) {
    lists.putBack(taken);
    settled();
    const told = `${count(restored, nounOf(taken))} ${restored === 1 ? "is" : "are"} back`;
    if (restored === asked) {
      toast(`${told}.`);
      return;
    }
    void queryClient.invalidateQueries(lists.filter);
    toast(`${told}; the others were already deleted for good.`);
  }
  const undo = useMutation(trpc.generations.undoDelete.mutationOptions({ ...IN_ORDER, onError: refused }));

  const deletion = useMutation(trpc.generations.delete.mutationOptions(IN_ORDER));

  /** By promises: the page this happens on may be left by now. */
  async function remove(ids: readonly string[], left?: Promise<void>) {
    let regretted = false;
    // counts from the press on, however late the server answers
    const step = {
      undo: () => {
        regretted = true;
      },
    };
    undoKey.offer(step);
    await left;
    const taken = await lists.takeOut(ids);
    try {
      await deletion.mutateAsync({ ids: [...ids] });
    } catch (error) {
      undoKey.forget(step);
      lists.putBack(taken);
      refused(error);
      return;
    }
    settled();
    const bringBack = () =>
      undo.mutateAsync({ ids: [...ids] }).then(
        ({ restored }) => cameBack(restored, ids.length, taken),
        () => {},
      );
    if (regretted) {
      await bringBack();
      return;
    }
    const shown = toast(`${count(ids.length, nounOf(taken))} deleted.`, {
      description: `In the trash for ${RETENTION_DAYS.trash} days.`,
      duration: UNDO_SHOWN,
      action: { label: "Undo", onClick: () => step.undo() },
    });
    step.undo = () => {
      undoKey.forget(step);
      toast.dismiss(shown);
      void bringBack();
    };
  }

  return {
    mark: (ids, marked) => void mark(ids, marked),
    remove: (ids, left) => void remove(ids, left),
  };
}

const nounOf = (taken: readonly Taken[]) => nounFor(taken.flatMap(({ pictures }) => pictures));
