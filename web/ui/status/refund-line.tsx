import { Link } from "react-router";
import { HELD_BACK_REFUNDS, REVIEW_PATH } from "#schema/staff/safety.ts";
import { useSafety } from "#web/lib/api/use-safety.ts";
import { Notice } from "./notice.tsx";

/** Below a button that charges: what comes back and what does not, or that nothing can be made at the moment. */
export function RefundLine({ usual, className = "" }: { usual: string; className?: string }) {
  const safety = useSafety();
  if (safety?.review) {
    return (
      <Notice role="status" className="mt-3">
        New pictures are paused on this account while we review requests that our safety check stopped.{" "}
        <Link to={REVIEW_PATH} className="link">
          Write to us about it
        </Link>
      </Notice>
    );
  }
  if (safety?.refundsLeft === 0) {
    return (
      <Notice role="status" className="mt-3">
        The safety check held back {HELD_BACK_REFUNDS.count} of your requests within {HELD_BACK_REFUNDS.hours}{" "}
        hours. If it holds back another one, those credits are not refunded.
      </Notice>
    );
  }
  return <p className={`mt-3 text-ink-soft text-sm ${className}`}>{usual}</p>;
}
