import { formatNumber } from "#web/lib/format.ts";
import { Skeleton } from "#web/ui/status/skeleton.tsx";

/** The balance in the top bar; its label gives way on narrow screens. */
export function CreditBalance({ credits }: { credits: number | undefined }) {
  return (
    <p className="numbers whitespace-nowrap text-[0.9375rem]">
      {credits === undefined ? (
        <>
          <Skeleton className="h-4 w-16 align-middle" />
          <span className="sr-only">Loading your credits</span>
        </>
      ) : (
        <>
          <span className="font-medium">{formatNumber(credits)}</span>{" "}
          <span className="text-ink-soft max-sm:sr-only">{credits === 1 ? "credit" : "credits"}</span>
        </>
      )}
    </p>
  );
}
