import { lazy, Suspense } from "react";
import type { OverviewDay } from "#schema/staff/overview.ts";
import { saveFile } from "#web/lib/files/save-file.ts";
import { toCsv } from "#web/lib/files/to-csv.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Disclosure } from "#web/ui/controls/disclosure.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { FigureTable } from "./figure-table.tsx";
import { type FigureInfo, totalOf } from "./figures.ts";

/** The charting library comes with the first chart and nowhere else. */
const DayChart = lazy(() => import("./day-chart.tsx"));

type Props = { days: readonly OverviewDay[]; figure: FigureInfo };

/** One figure day by day: its sum, drawn, as a table and as a file. */
export function DayFigure({ days, figure }: Props) {
  const { title, series, format, plain } = figure;
  const columns = ["Day", ...series.map(({ label }) => label)];

  function save() {
    const rows = days.map((day) => [day.day, ...series.map(({ key }) => plain(day[key]))]);
    const name = `likeness-${title.toLowerCase().replace(/\W+/g, "-").replace(/-$/, "")}.csv`;
    saveFile(new Blob([toCsv(columns, rows)], { type: "text/csv" }), name);
  }

  return (
    <section aria-label={title} className="min-w-0">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="font-medium">{title}</h2>
        <Button look="quiet" aria-label={`Download ${title} as CSV`} onClick={save}>
          CSV
        </Button>
      </div>
      <p className="numbers mb-3 flex flex-wrap gap-x-6 text-ink-soft">
        {series.map(({ key, label }, index) => (
          <span key={key} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 ${index === 0 ? "bg-safelight" : "bg-ink-soft"}`} />
            {label} {format(totalOf(days, key))}
          </span>
        ))}
      </p>
      <Suspense fallback={<Skeleton className="h-56 w-full" />}>
        <DayChart days={days} figure={figure} />
      </Suspense>
      <Disclosure summary="As a table">
        <FigureTable
          label={`${title}, day by day`}
          columns={columns}
          rows={days.toReversed().map((day) => [day.day, ...series.map(({ key }) => format(day[key]))])}
        />
      </Disclosure>
    </section>
  );
}
