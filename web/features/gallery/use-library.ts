import { useInfiniteQuery } from "@tanstack/react-query";
import { useFetchUntilFound } from "#web/features/shared/lists/use-fetch-until-found.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { type GalleryFilter, listInput } from "./filter/gallery-filter.ts";

const PAGE = 60;
/** Milliseconds a list counts as new: coming back to the gallery asks again only for what is older. */
export const FRESH = 60_000;

/** The pictures of a filter, page by page. */
export function useLibrary(filter: GalleryFilter) {
  const trpc = useTRPC();
  const input = { ...listInput(filter), limit: PAGE };
  const options = { staleTime: FRESH, refetchOnWindowFocus: false } as const;
  const { words } = filter;
  const all = useInfiniteQuery(
    trpc.generations.list.infiniteQueryOptions(input, {
      ...options,
      enabled: words === null,
      getNextPageParam: (page) => page.nextCursor,
    }),
  );
  const found = useInfiniteQuery(
    trpc.generations.search.infiniteQueryOptions(
      { ...input, words: words ?? "" },
      { ...options, enabled: words !== null, getNextPageParam: (page) => page.nextCursor },
    ),
  );
  const list = words === null ? all : found;

  // where several filters meet, only so many pictures are looked through for a page
  useFetchUntilFound(list, list.data?.pages.some(({ items }) => items.length > 0) ?? true);
  return list;
}
