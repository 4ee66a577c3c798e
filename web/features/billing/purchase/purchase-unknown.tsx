import { Link } from "react-router";
import { BILLING_PATH } from "#schema/billing/billing.ts";
import { buttonClass } from "#web/ui/controls/button-class.ts";

/** For an address that leads to no purchase of this account, or to none that was begun in this tab and has arrived. */
export function PurchaseUnknown() {
  return (
    <div role="status" className="max-w-2xl pt-14 sm:pt-20">
      <h1 className="text-title">We can't find this purchase</h1>
      <p className="mt-5 text-lg">
        This link does not match a purchase on your account. If you have just paid, nothing is lost: your
        credits arrive as soon as Stripe confirms the payment. If you paid while signed in to another account,
        they are there.
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Link to={BILLING_PATH} className={buttonClass("outline")}>
          Go to billing
        </Link>
        <Link to="/pricing" className={buttonClass("quiet")}>
          Plans and prices
        </Link>
      </div>
    </div>
  );
}
