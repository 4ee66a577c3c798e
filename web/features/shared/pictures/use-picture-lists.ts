import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import type { GenerationView, PictureSort } from "#schema/pictures/generation.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { type CachedPictures, changePictures, picturesOf, restorePictures } from "./cached-pictures.ts";

/** Pictures taken out of one cached list, and the order they go back in. */
export interface Taken {
  key: QueryKey;
  pictures: GenerationView[];
  sort: PictureSort;
}

/** The cached lists that pictures are in, those of collections included, changed together. */
export function usePictureLists() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const library = [trpc.generations.list.pathKey(), trpc.generations.search.pathKey()].map(String);
  const paths = [...library, String(trpc.collections.get.pathKey())];
  const filter = { predicate: ({ queryKey }: { queryKey: QueryKey }) => paths.includes(String(queryKey[0])) };

  function change(to: (picture: GenerationView) => GenerationView | null) {
    queryClient.setQueriesData<CachedPictures>(filter, (cached) => changePictures(cached, to));
  }
  async function takeOut(ids: readonly string[]): Promise<Taken[]> {
    await queryClient.cancelQueries(filter);
    const gone = new Set(ids);
    const taken = queryClient.getQueriesData<CachedPictures>(filter).map(([key, cached]) => ({
      key,
      pictures: picturesOf(cached).filter(({ id }) => gone.has(id)),
      sort: sortOf(key),
    }));
    change((picture) => (gone.has(picture.id) ? null : picture));
    return taken;
  }
  function putBack(taken: readonly Taken[]) {
    for (const { key, pictures, sort } of taken) {
      // only the server knows where in a collection a picture was
      if (!library.includes(String(key[0]))) continue;
      queryClient.setQueryData<CachedPictures>(key, (cached) => restorePictures(cached, pictures, sort));
    }
  }
  return { filter, change, takeOut, putBack };
}

/** A list's order is part of what it was asked for. */
function sortOf(key: QueryKey): PictureSort {
  const asked = key[1] as { input?: { sort?: PictureSort } } | undefined;
  return asked?.input?.sort ?? "newest";
}
