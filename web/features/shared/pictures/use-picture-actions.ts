import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import type { GenerationView, PictureSort } from "#schema/pictures/generation.ts";
import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { count } from "#web/lib/format.ts";
import { UNDO_SHOWN } from "#web/lib/undo-shown.ts";
import { type CachedPictures, changePictures, picturesOf, restorePictures } from "./cached-pictures.ts";
import { nounFor } from "./picture-name.ts";
import { useUndoKey } from "./use-undo-key.ts";

/** What is done to pictures reaches the server in the order it was done: a mark must not come after its picture is gone. */
const IN_ORDER = { scope: { id: "pictures" } } as const;

export interface PictureActions {
  /** Marks pictures as favourites, or takes the mark off. */
  mark: (ids: readonly string[], favorite: boolean) => void;
  /** Deletes pictures, with a chance to undo; once `left` settles, where they are first to be turned away from. */
  remove: (ids: readonly string[], left?: Promise<void>) => void;
}

/** Pictures taken out of one cached list, and the order they go back in. */
interface Taken {
  key: QueryKey;
  pictures: GenerationView[];
  sort: PictureSort;
}

/**
 * Marking and deleting pictures: what is on screen follows at once and goes back if the server refuses.
 * Ctrl or Cmd and Z brings back what was deleted last.
 */
export function usePictureActions(): PictureActions {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const paths = [trpc.generations.list.pathKey(), trpc.generations.search.pathKey()].map(String);
  const lists = { predicate: ({ queryKey }: { queryKey: QueryKey }) => paths.includes(String(queryKey[0])) };
  const undoKey = useUndoKey();

  function changeAll(change: (picture: GenerationView) => GenerationView | null) {
    queryClient.setQueriesData<CachedPictures>(lists, (cached) => changePictures(cached, change));
  }
  async function takeOut(ids: readonly string[]): Promise<Taken[]> {
    await queryClient.cancelQueries(lists);
    const gone = new Set(ids);
    const taken = queryClient.getQueriesData<CachedPictures>(lists).map(([key, cached]) => ({
      key,
      pictures: picturesOf(cached).filter(({ id }) => gone.has(id)),
      sort: sortOf(key),
    }));
    changeAll((picture) => (gone.has(picture.id) ? null : picture));
    return taken;
  }
  function putBack(taken: readonly Taken[]) {
    for (const { key, pictures, sort } of taken) {
      queryClient.setQueryData<CachedPictures>(key, (cached) => restorePictures(cached, pictures, sort));
    }
  }
  /** Lists not on screen are asked for again when they are shown; the one that is already says it. */
  function settled() {
    void queryClient.invalidateQueries({ ...lists, refetchType: "none" });
    for (const told of [trpc.generations.counts, trpc.generations.get]) {
      void queryClient.invalidateQueries(told.pathFilter());
    }
  }
  function refused(error: unknown) {
    toast.error(messageOf(error));
    void queryClient.invalidateQueries(lists);
  }

  const favorite = useMutation(
    trpc.generations.favoriteMany.mutationOptions({
      ...IN_ORDER,
      onMutate: async ({ ids, favorite }) => {
        await queryClient.cancelQueries(lists);
        const before = new Map<string, boolean>();
        changeAll((picture) => {
          if (!ids.includes(picture.id)) return picture;
          before.set(picture.id, picture.favorite);
          return { ...picture, favorite };
        });
        return before;
      },
      onError: (error, _, before) => {
        changeAll((picture) => ({ ...picture, favorite: before?.get(picture.id) ?? picture.favorite }));
        refused(error);
      },
      onSuccess: settled,
    }),
  );

  function cameBack(restored: number, asked: number, taken: readonly Taken[]) {
    putBack(taken);
    settled();
    const told = `${count(restored, nounOf(taken))} ${restored === 1 ? "is" : "are"} back`;
    if (restored === asked) {
      toast(`${told}.`);
      return;
    }
    void queryClient.invalidateQueries(lists);
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
    const taken = await takeOut(ids);
    try {
      await deletion.mutateAsync({ ids: [...ids] });
    } catch (error) {
      undoKey.forget(step);
      putBack(taken);
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
    mark: (ids, marked) => favorite.mutate({ ids: [...ids], favorite: marked }),
    remove: (ids, left) => void remove(ids, left),
  };
}

const nounOf = (taken: readonly Taken[]) => nounFor(taken.flatMap(({ pictures }) => pictures));

/** A list's order is part of what it was asked for. */
function sortOf(key: QueryKey): PictureSort {
  const asked = key[1] as { input?: { sort?: PictureSort } } | undefined;
  return asked?.input?.sort ?? "newest";
}
