import { Link } from "react-router";
import { formatNumber } from "#web/lib/format.ts";
import { Skeleton } from "#web/ui/status/skeleton.tsx";

/** The balance in the top bar, on every screen, and the way to what it is made of. */
export function CreditBalance({ credits, failed }: { credits: number | undefined; failed: boolean }) {
  return (
    <Link
      to="/billing/credits"
      viewTransition
      className="numbers flex min-h-11 flex-col items-end justify-center text-[0.9375rem] leading-tight hover:text-safelight"
    >
      <Amount credits={credits} failed={failed} />{" "}
      <span className="text-ink-soft text-xs">{credits === 1 ? "credit" : "credits"}</span>
    </Link>
  );
}

function Amount({ credits, failed }: { credits: number | undefined; failed: boolean }) {
  if (credits !== undefined) return <span className="font-medium">{formatNumber(credits)}</span>;
  if (failed) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">We could not read your</span>
      </>
    );
  }
  return (
    <>
      <Skeleton className="h-4 w-10" />
      <span className="sr-only">Loading your</span>
    </>
  );
}
