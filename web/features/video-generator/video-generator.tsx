import { useQuery } from "@tanstack/react-query";
import { useUsableModels } from "#web/features/shared/models/use-usable-models.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { Workbench } from "./workbench.tsx";

/** Videos of pictures or words, as far as the connected engine makes them. */
export function VideoGenerator() {
  const trpc = useTRPC();
  const info = useQuery(trpc.system.info.queryOptions());
  const models = useUsableModels();
  const failed = info.error && !info.data ? info : models.error ? models : null;
  if (failed) {
    return (
      <div className="pt-10">
        <FailedRead error={failed.error} retry={() => void failed.refetch()} />
      </div>
    );
  }
  if (!info.data || !models.data) return <Skeleton className="mt-10 h-64 w-full" />;
  return <Workbench engine={info.data.inference} trained={models.data.ready} />;
}
