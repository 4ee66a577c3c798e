import { useInfiniteQuery } from "@tanstack/react-query";
import { useTRPC } from "#web/lib/api/trpc.ts";

const PAGE = 60;

/** Voices of others that everybody may use, the newest first, as far as they were asked for. */
export function usePublicVoices() {
  const trpc = useTRPC();
  const list = useInfiniteQuery(
    trpc.voices.listPublic.infiniteQueryOptions(
      { limit: PAGE },
      { getNextPageParam: (page) => page.nextCursor },
    ),
  );
  return { list, voices: list.data?.pages.flatMap((page) => page.items) };
}
