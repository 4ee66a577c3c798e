import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import {
  arrangePictures,
  type CachedPictures,
  picturesOf,
} from "#web/features/shared/pictures/cached-pictures.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";

/** A move counts from where the one before it led, so they reach the server in their order. */
const IN_ORDER = { scope: { id: "collection" } } as const;

/** A collection with its pictures in their order, moved on screen at once. */
export function useCollection(id: string) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const options = trpc.collections.get.infiniteQueryOptions(
    { id, limit: 100 },
    { getNextPageParam: (page) => page.nextCursor, refetchOnWindowFocus: false },
  );
  const { queryKey } = options;
  const list = useInfiniteQuery(options);

  function arrangeCached(ids: readonly string[]) {
    queryClient.setQueryData<CachedPictures>(queryKey, (cached) => arrangePictures(cached, ids));
  }
  /** Asks again after the last of several changes: an answer in between would undo the others on screen. */
  function onSettled() {
    const pending = queryClient.isMutating({
      predicate: ({ options: { scope } }) => scope?.id === IN_ORDER.scope.id,
    });
    // this one counts until it has returned
    if (pending === 1) void queryClient.invalidateQueries(trpc.collections.pathFilter());
  }
  const arrange = useMutation(
    trpc.collections.arrange.mutationOptions({
      ...IN_ORDER,
      onMutate: async ({ ids }) => {
        await queryClient.cancelQueries({ queryKey });
        arrangeCached(ids);
      },
      onError: (error, { ids }) => {
        arrangeCached(ids.toReversed());
        toast.error(messageOf(error));
      },
      onSettled,
    }),
  );
  const remove = useMutation(
    trpc.collections.remove.mutationOptions({
      ...IN_ORDER,
      onError: (error) => void toast.error(messageOf(error)),
      onSettled,
    }),
  );
  /** Reads the cache: a second press may come before the first one is drawn. */
  function move(pictureId: string, step: 1 | -1) {
    const ids = picturesOf(queryClient.getQueryData<CachedPictures>(queryKey)).map((picture) => picture.id);
    const at = ids.indexOf(pictureId);
    const other = at < 0 ? undefined : ids[at + step];
    if (other) arrange.mutate({ id, ids: step === 1 ? [other, pictureId] : [pictureId, other] });
  }
  return {
    list,
    pictures: picturesOf(list.data),
    move,
    remove: (pictureId: string) => remove.mutate({ id, ids: [pictureId] }),
  };
}
