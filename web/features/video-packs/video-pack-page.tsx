import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { isLost, useRead } from "#web/lib/api/use-read.ts";
import { useActiveJobs } from "#web/lib/jobs/active-jobs.tsx";
import { POLL } from "#web/lib/jobs/progress.ts";
import { FailedPage } from "#web/ui/status/failed-page.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { VideoPackDetail } from "./video-pack-detail.tsx";

/** One video pack, kept up with its work. */
export function VideoPackPage({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const trpc = useTRPC();
  const jobs = useActiveJobs(id);
  const info = useQuery(trpc.system.info.queryOptions());
  const query = useRead(
    trpc.videoPacks.get.queryOptions(
      { id },
      {
        refetchInterval: ({ state }) =>
          state.data?.status === "PROCESSING" && jobs?.length === 0 ? POLL.slow : false,
      },
    ),
  );
  if (query.isPending || info.isPending) return <Skeleton className="mt-14 h-96 w-full" />;
  const error = isLost(query) ? query.error : isLost(info) ? info.error : null;
  if (error || !query.data || !info.data) {
    const retry = () => {
      void query.refetch();
      void info.refetch();
    };
    return (
      <FailedPage
        error={error}
        retry={retry}
        subject="video pack"
        back={{ to: "/tools/video-packs", text: "See your video packs" }}
      />
    );
  }
  return <VideoPackDetail pack={query.data} engine={info.data.inference} onDeleted={onDeleted} />;
}
