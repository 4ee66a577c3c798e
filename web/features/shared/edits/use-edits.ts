import { useInfiniteQuery } from "@tanstack/react-query";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useActiveJobs } from "#web/lib/jobs/active-jobs.tsx";
import { unfinishedRefetch } from "#web/lib/jobs/unfinished-refetch.ts";

const PAGE = 8;

/** One's own edits, newest first, kept up with their work. */
export function useEdits({ favorite }: { favorite: boolean }) {
  const trpc = useTRPC();
  const jobs = useActiveJobs();
  const atWork = new Set(jobs?.map((job) => job.subjectId));
  return useInfiniteQuery(
    trpc.edits.list.infiniteQueryOptions(
      { limit: PAGE, ...(favorite && { favorite }) },
      {
        getNextPageParam: (page) => page.nextCursor,
        refetchInterval: ({ state }) => {
          const edits = state.data?.pages.flatMap((page) => page.items) ?? [];
          const lost = edits.find(({ id, status }) => !atWork.has(id) && unfinishedRefetch(status, 0));
          return unfinishedRefetch(lost?.status, jobs === null ? null : 0);
        },
      },
    ),
  );
}
