import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useActiveJobs } from "#web/lib/jobs/active-jobs.tsx";
import { unfinishedRefetch } from "#web/lib/jobs/unfinished-refetch.ts";

const PAGE = 8;

/** One's own requests, newest first, kept up with what happens to their pictures anywhere on the page. */
export function useRequests() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const jobs = useActiveJobs();
  const atWork = new Set(jobs?.map((job) => job.subjectId));
  const list = useInfiniteQuery(
    trpc.generations.listRequests.infiniteQueryOptions(
      { limit: PAGE },
      {
        getNextPageParam: (page) => page.nextCursor,
        refetchInterval: ({ state }) => {
          const requests = state.data?.pages.flatMap((page) => page.items) ?? [];
          const lost = requests.find(({ id, status }) => !atWork.has(id) && unfinishedRefetch(status, 0));
          return unfinishedRefetch(lost?.status, jobs === null ? null : 0);
        },
      },
    ),
  );

  // a picture marked, deleted or brought back in the viewer shows here too
  useEffect(() => {
    const [path] = trpc.generations.pathKey();
    return queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== "updated" || event.action.type !== "success") return;
      const [written] = (event.mutation.options.mutationKey ?? []) as [(readonly string[])?];
      if (written?.[0] !== path?.[0]) return;
      void queryClient.invalidateQueries(trpc.generations.listRequests.pathFilter());
    });
  }, [queryClient, trpc]);

  return list;
}
