import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { toast } from "sonner";
import type { GenerationView, PictureSort } from "#schema/generation.ts";
import { UNDO_MINUTES } from "#schema/limits.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { count } from "#web/lib/format.ts";
import { type CachedPictures, changePictures, picturesOf, restorePictures } from "./cached-pictures.ts";

/** Milliseconds a chance to undo stays on screen; pointing at it holds it. */
const UNDO_SHOWN = 10_000;

export interface PictureActions {
  /** Marks pictures as favourites, or takes the mark off. */
  mark: (ids: readonly string[], favorite: boolean) => void;
  /** Deletes pictures, with a chance to undo. */
  remove: (ids: readonly string[]) => void;
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
  const lists = trpc.generations.list.pathFilter();
  const lastDeleted = useRef<(() => void) | null>(null);

  function changeAll(change: (picture: GenerationView) => GenerationView | null) {
    queryClient.setQueriesData<CachedPictures>(lists, (cached) => changePictures(cached, change));
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
    if (restored === asked) {
      toast(isAre(restored, "back."));
      return;
    }
    void queryClient.invalidateQueries(lists);
    toast(`${isAre(restored, "back")}; the others were gone for good.`);
  }
  const undo = useMutation(trpc.generations.undoDelete.mutationOptions({ onError: refused }));

  const remove = useMutation(
    trpc.generations.delete.mutationOptions({
      onMutate: async ({ ids }) => {
        await queryClient.cancelQueries(lists);
        const gone = new Set(ids);
        const taken = queryClient.getQueriesData<CachedPictures>(lists).map(([key, cached]) => ({
          key,
          pictures: picturesOf(cached).filter(({ id }) => gone.has(id)),
          sort: sortOf(key),
        }));
        changeAll((picture) => (gone.has(picture.id) ? null : picture));
        return taken;
      },
      onError: (error, _, taken) => {
        putBack(taken ?? []);
        refused(error);
      },
      onSuccess: (_, { ids }, taken) => {
        settled();
        const back = () => {
          lastDeleted.current = null;
          toast.dismiss(shown);
          // by promise: the page this was deleted on may be left by now
          undo.mutateAsync({ ids }).then(
            ({ restored }) => cameBack(restored, ids.length, taken),
            () => {},
          );
        };
        const shown = toast(`${count(ids.length, "picture")} deleted.`, {
          description: `Gone for good in ${UNDO_MINUTES} minutes.`,
          duration: UNDO_SHOWN,
          action: { label: "Undo", onClick: back },
        });
        lastDeleted.current = back;
      },
    }),
  );

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey || isTyping(event)) return;
      if (!lastDeleted.current) return;
      event.preventDefault();
      lastDeleted.current();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);

  return {
    mark: (ids, marked) => favorite.mutate({ ids: [...ids], favorite: marked }),
    remove: (ids) => remove.mutate({ ids: [...ids] }),
  };
}

function isAre(amount: number, state: string): string {
  return `${count(amount, "picture")} ${amount === 1 ? "is" : "are"} ${state}`;
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches("input:not([type=checkbox]), textarea, select");
}

/** A list's order is part of what it was asked for. */
function sortOf(key: QueryKey): PictureSort {
  const asked = key[1] as { input?: { sort?: PictureSort } } | undefined;
  return asked?.input?.sort ?? "newest";
}
