import type { TransparencyReport } from "#schema/staff/transparency.ts";
import { ASKED_ONCE, useDeferredQuery } from "#web/lib/api/use-deferred-query.ts";
import { formatNumber } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";

async function load(): Promise<TransparencyReport> {
  const response = await fetch("/api/transparency");
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return (await response.json()) as TransparencyReport;
}

/** The numbers of the last twelve months, as they are now. */
export function TransparencyCounts() {
  const read = useDeferredQuery(() => ({ queryKey: ["transparency"], queryFn: load, ...ASKED_ONCE }));
  if (read?.error && !read.data) {
    return (
      <Notice role="alert" className="mt-8">
        <p>The numbers could not be read.</p>
        <Button look="quiet" onClick={() => void read.refetch()}>
          Try Again
        </Button>
      </Notice>
    );
  }
  const report = read?.data;
  if (!report) {
    return (
      <div aria-busy="true" className="pt-8">
        <span className="sr-only">Loading the numbers</span>
        <Skeleton className="h-96 w-full" />
      </div>
    );
  }
  return (
    <div className="grid gap-x-16 gap-y-10 pt-8 md:grid-cols-2">
      {report.groups.map(({ title, counts }) => (
        <section key={title} aria-label={title}>
          <h2 className="mb-3 text-heading">{title}</h2>
          <dl className="border-ink border-t">
            {counts.map(({ what, count }) => (
              <div key={what} className="flex justify-between gap-6 border-hairline border-b py-2">
                <dt>{what}</dt>
                <dd className="numbers">{formatNumber(count)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
