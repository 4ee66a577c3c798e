import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { isLost } from "#web/lib/api/use-read.ts";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { Workbench } from "./workbench.tsx";

type Props = {
  /** From the address: the change another page chose. */
  wantedChange: string | null;
};

/** Pictures changed as somebody's words say, with what came of it beside them. */
export function ImageToImage({ wantedChange }: Props) {
  const trpc = useTRPC();
  const info = useQuery(trpc.system.info.queryOptions());
  if (isLost(info)) {
    return (
      <div className="pt-10">
        <FailedRead error={info.error} retry={() => void info.refetch()} />
      </div>
    );
  }
  if (!info.data) return <Skeleton className="mt-10 h-64 w-full" />;
  return <Workbench engine={info.data.inference} wantedChange={wantedChange} />;
}
