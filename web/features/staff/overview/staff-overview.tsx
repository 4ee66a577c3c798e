import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { OVERVIEW_DAYS, type OverviewDays } from "#schema/staff/overview.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRead } from "#web/lib/api/use-read.ts";
import { formatMoment } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ChipChoice } from "#web/ui/forms/chip-choice.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { DayFigure } from "./day-figure.tsx";
import { FIGURES } from "./figures.ts";
import { StateNow } from "./state-now.tsx";
import { Sums } from "./sums.tsx";

const RANGES = OVERVIEW_DAYS.map((days) => ({
  value: `${days}`,
  label: days === 365 ? "A year" : `${days} days`,
}));

/** What is open now, and what the last days came to. */
export function StaffOverview() {
  const trpc = useTRPC();
  const [days, setDays] = useState<OverviewDays>(30);
  const overview = useRead(trpc.staff.overview.queryOptions({ days }, { placeholderData: keepPreviousData }));
  const { data } = overview;
  return (
    <div className="flex flex-col gap-10 pt-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <ChipChoice
          legend="Range"
          options={RANGES}
          value={`${days}`}
          onChange={(value) => setDays(OVERVIEW_DAYS.find((one) => `${one}` === value) ?? 30)}
        />
        <div className="flex flex-wrap items-baseline gap-x-4 text-ink-soft text-sm">
          {data && <p aria-live="polite">Read {formatMoment(data.readAt)}</p>}
          <Button look="quiet" busy={overview.isFetching} onClick={() => void overview.refetch()}>
            Read again
          </Button>
        </div>
      </div>
      {overview.isError && !data ? (
        <FailedRead error={overview.error} retry={() => void overview.refetch()} />
      ) : !data ? (
        <div aria-busy="true">
          <span className="sr-only">Loading</span>
          <Skeleton className="h-60 w-full" />
        </div>
      ) : (
        <>
          <StateNow overview={data} />
          <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
            {FIGURES.map((figure) => (
              <DayFigure key={figure.title} days={data.days} figure={figure} />
            ))}
          </div>
          <Sums overview={data} />
        </>
      )}
    </div>
  );
}
