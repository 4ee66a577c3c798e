import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { Workbench } from "./workbench.tsx";

/** Videos of pictures or words, as far as the connected engine makes them. */
export function VideoGenerator() {
  const trpc = useTRPC();
  const info = useQuery(trpc.system.info.queryOptions());
  if (info.error) {
    return (
      <div className="pt-10">
        <FailedRead error={info.error} retry={() => void info.refetch()} />
      </div>
    );
  }
  if (!info.data) return <Skeleton className="mt-10 h-64 w-full" />;
  return <Workbench engine={info.data.inference} />;
}
