import { Link } from "react-router";
import { formatNumber } from "#web/lib/format.ts";
import { Skeleton } from "#web/ui/status/skeleton.tsx";

/** The balance in the top bar, and the way to what it is made of; narrow screens set its unit below the number. */
export function CreditBalance({ credits }: { credits: number | undefined }) {
  return (
    <Link
      to="/billing/credits"
      viewTransition
      className="numbers flex min-h-11 items-center gap-x-1 whitespace-nowrap text-[0.9375rem] hover:text-safelight max-lg:flex-col max-lg:items-end max-lg:justify-center max-lg:leading-tight"
    >
      {credits === undefined ? (
        <>
          <Skeleton className="h-4 w-10" />
          <span className="sr-only">Loading your</span>
        </>
      ) : (
        <span className="font-medium">{formatNumber(credits)}</span>
      )}{" "}
      <span className="text-ink-soft max-lg:text-xs max-lg:leading-none">
        {credits === 1 ? "credit" : "credits"}
      </span>
    </Link>
  );
}
