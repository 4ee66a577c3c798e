import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRead } from "#web/lib/api/use-read.ts";
import { EmptyState } from "#web/ui/status/empty-state.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { ReportCard } from "./report-card.tsx";

/** Every link with open reports. */
export function ReportQueue() {
  const trpc = useTRPC();
  const links = useRead(trpc.staff.reports.queryOptions());
  if (links.isError && !links.data)
    return <FailedRead error={links.error} retry={() => void links.refetch()} />;
  if (!links.data) {
    return (
      <div aria-busy="true">
        <span className="sr-only">Loading</span>
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  return (
    <div>
      {links.data.length === 0 ? (
        <EmptyState title="No open reports">
          What people report about share links appears here until it is decided.
        </EmptyState>
      ) : (
        links.data.map((link) => <ReportCard key={link.id} link={link} />)
      )}
    </div>
  );
}
