import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ShowMore } from "#web/features/shared/lists/show-more.tsx";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { EmptyState } from "#web/ui/status/empty-state.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import { AuditTable } from "./audit-table.tsx";
import { filterOf, NO_FILTER } from "./filter.ts";

const PAGE = 50;

/** What staff did, the newest first. */
export function AuditLog({ person }: { person: string }) {
  const trpc = useTRPC();
  const [chosen, setChosen] = useState({ ...NO_FILTER, person });
  const log = useInfiniteQuery(
    trpc.staff.audit.infiniteQueryOptions(
      { limit: PAGE, ...filterOf(chosen) },
      { getNextPageParam: (page) => page.nextCursor, placeholderData: keepPreviousData },
    ),
  );
  const items = log.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <AuditFilters start={chosen} busy={log.isPlaceholderData} onChoose={setChosen} />
      <div aria-live="polite" aria-busy={log.isPlaceholderData} className="pt-8">
        {log.isError && !log.data ? (
          <FailedRead error={log.error} retry={() => void log.refetch()} />
        ) : !log.data ? (
          <Skeleton className="h-60 w-full" />
        ) : items.length === 0 ? (
          <EmptyState title="Nothing found">No entry matches these filters.</EmptyState>
        ) : (
          <AuditTable items={items} />
        )}
      </div>
      <ShowMore list={log} className="mt-8 text-center" />
    </>
  );
}
