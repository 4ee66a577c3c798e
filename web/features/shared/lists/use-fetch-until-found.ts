import { useEffect } from "react";

interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** What a list shows while no page that has come holds anything to show. */
export function emptyState({
  hasNextPage,
  isFetchNextPageError,
}: Pick<Pages, "hasNextPage" | "isFetchNextPageError">): "nothing" | "failed" | "looking" {
  if (!hasNextPage) return "nothing";
  return isFetchNextPageError ? "failed" : "looking";
}

/** A page may hold nothing to show and still have a next one: fetches on until there is something, or no page left. */
export function useFetchUntilFound(pages: Pages, isFound: boolean): void {
  const { isFetchingNextPage, fetchNextPage } = pages;
  const fetches = !isFound && emptyState(pages) === "looking" && !isFetchingNextPage;
  useEffect(() => {
    if (fetches) void fetchNextPage();
  }, [fetches, fetchNextPage]);
}
