import { useInfiniteQuery } from "@tanstack/react-query";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useActiveJobs } from "#web/lib/jobs/active-jobs.tsx";
import { unfinishedRefetch } from "#web/lib/jobs/unfinished-refetch.ts";

const PAGE = 8;

/** One's own videos, newest first, kept up with their work. */
export function useVideos() {
  const trpc = useTRPC();
  const jobs = useActiveJobs();
  const atWork = new Set(jobs?.map((job) => job.subjectId));
  return useInfiniteQuery(
    trpc.videos.list.infiniteQueryOptions(
      { limit: PAGE },
      {
        getNextPageParam: (page) => page.nextCursor,
        refetchInterval: ({ state }) => {
          const videos = state.data?.pages.flatMap((page) => page.items) ?? [];
          const lost = videos.find(({ id, status }) => !atWork.has(id) && unfinishedRefetch(status, 0));
          return unfinishedRefetch(lost?.status, jobs === null ? null : 0);
        },
      },
    ),
  );
}
