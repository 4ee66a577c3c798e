import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRead } from "#web/lib/api/use-read.ts";
import { formatMoment } from "#web/lib/format.ts";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { AccountSection } from "../account-section.tsx";

/** When staff looked at one's pictures, and why. */
export function ViewsSection() {
  const trpc = useTRPC();
  const views = useRead(trpc.account.views.queryOptions());
  return (
    <AccountSection
      title="When we looked at your pictures"
      hint="Our staff can see your pictures only after saying why. Each time is listed here."
    >
      {views.isError && !views.data ? (
        <FailedRead error={views.error} retry={() => void views.refetch()} />
      ) : !views.data ? (
        <Skeleton className="h-8 w-full" />
      ) : views.data.length === 0 ? (
        <p className="text-ink-soft">Never.</p>
      ) : (
        <ul>
          {views.data.map(({ id, at, reason }) => (
            <li key={id} className="border-hairline border-t py-3 first:border-t-0 first:pt-0">
              <p className="break-words">{reason}</p>
              <p className="numbers text-ink-soft text-sm">{formatMoment(at)}</p>
            </li>
          ))}
        </ul>
      )}
    </AccountSection>
  );
}
