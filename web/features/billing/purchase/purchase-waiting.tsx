import { Link } from "react-router";
import { BILLING_PATH } from "#schema/billing/billing.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { returnLabel } from "./return-path.ts";

type Props = {
  /** It was begun in this tab. */
  known: boolean;
  long: boolean;
  from: string | null;
  isLooking: boolean;
  onLook: () => void;
};

/** Between paying and the provider's report of it. */
export function PurchaseWaiting({ known, long, from, isLooking, onLook }: Props) {
  return (
    <div className="max-w-2xl pt-14 sm:pt-20">
      <h1 className="text-title">
        {long
          ? "This is taking a little longer"
          : known
            ? "Your credits are on their way"
            : "Finding your purchase"}
      </h1>
      <progress className="progress-bar mt-8" aria-label="Waiting for payment confirmation" />
      <div role="status" className="mt-6 flex flex-col gap-4 text-lg">
        {long ? (
          <>
            <p>
              Stripe has not confirmed the payment yet. Nothing is lost: as soon as it does, your credits are
              added, whether or not this page is open.
            </p>
            <p className="text-ink-soft">
              You can leave this page. A bank debit can take a few days; a card rarely takes more than a
              minute. If the payment did not go through, nothing was charged.
            </p>
          </>
        ) : (
          <p>We're waiting for Stripe to confirm your payment. This usually takes a few seconds.</p>
        )}
      </div>
      {long && (
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button look="outline" busy={isLooking} onClick={onLook}>
            Check again
          </Button>
          <Link to={from ?? BILLING_PATH} className={buttonClass("quiet")}>
            {from ? `Back to ${returnLabel(from)}` : "Go to billing"}
          </Link>
        </div>
      )}
    </div>
  );
}
