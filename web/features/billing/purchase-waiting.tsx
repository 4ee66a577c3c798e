import { Link } from "react-router";
import { BILLING_PATH } from "#schema/billing.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { workAt } from "./work-at.ts";

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
          ? "It takes a little longer"
          : known
            ? "Your credits are on their way"
            : "Looking for your purchase"}
      </h1>
      <progress className="progress-bar mt-8" aria-label="Waiting for the payment to be reported" />
      <div role="status" className="mt-6 flex flex-col gap-4 text-lg">
        {long ? (
          <>
            <p>
              Stripe has not told us of the payment yet. Nothing is lost: once it does, your credits are added
              by themselves, once, whether or not this page is open.
            </p>
            <p className="text-ink-soft">
              You can leave. A bank debit may take some days; a card seldom takes more than a minute. If the
              payment did not go through, nothing was charged.
            </p>
          </>
        ) : (
          <p>
            We wait for Stripe to tell us that the payment came through. That is usually a matter of seconds.
          </p>
        )}
      </div>
      {long && (
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button look="outline" busy={isLooking} onClick={onLook}>
            Look again
          </Button>
          <Link to={from ?? BILLING_PATH} className={buttonClass("quiet")}>
            {from ? `Back to ${workAt(from)}` : "To your billing page"}
          </Link>
        </div>
      )}
    </div>
  );
}
