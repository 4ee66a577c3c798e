import { Link } from "react-router";
import { BILLING_PATH } from "#schema/billing.ts";
import { buttonClass } from "#web/ui/button-class.ts";

/** For an address that leads to no purchase of this account, or to none that was begun in this tab and has arrived. */
export function PurchaseUnknown() {
  return (
    <div role="status" className="max-w-2xl pt-14 sm:pt-20">
      <h1 className="text-title">We find no purchase here</h1>
      <p className="mt-5 text-lg">
        This address belongs to no purchase of your account that we know of. If you have just paid, nothing is
        lost: the credits come by themselves as soon as Stripe tells us. If you paid signed in to another
        account, they are there.
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Link to={BILLING_PATH} className={buttonClass("outline")}>
          To your billing page
        </Link>
        <Link to="/pricing" className={buttonClass("quiet")}>
          Plans and prices
        </Link>
      </div>
    </div>
  );
}
