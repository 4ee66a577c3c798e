import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { Workbench } from "./workbench.tsx";

/** Videos of pictures or words, as far as the connected engine makes them. */
export function VideoGenerator() {
  const trpc = useTRPC();
  const info = useQuery(trpc.system.info.queryOptions());
  const trainings = useQuery(trpc.trainings.list.queryOptions({ limit: 100 }));
  const failed = info.error ? info : trainings.error ? trainings : null;
  if (failed) {
    return (
      <div className="pt-10">
        <FailedRead error={failed.error} retry={() => void failed.refetch()} />
      </div>
    );
  }
  if (!info.data || !trainings.data) return <Skeleton className="mt-10 h-64 w-full" />;
  const trained = trainings.data.items.filter(({ status }) => status === "COMPLETED");
  return <Workbench engine={info.data.inference} trained={trained} />;
}
