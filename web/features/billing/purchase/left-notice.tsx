import { useState } from "react";
import { Link } from "react-router";
import { latestCheckout } from "#web/features/shared/checkout/kept-checkout.ts";
import { Notice } from "#web/ui/status/notice.tsx";
import { returnLabel } from "./return-path.ts";

/** After leaving the payment page without paying. */
export function LeftNotice() {
  const [checkout] = useState(latestCheckout);
  return (
    <Notice role="status" className="mb-10">
      <p className="font-medium">Nothing was charged.</p>
      <p className="text-ink-soft">
        You left before paying. Nothing has changed.
        {checkout?.from && (
          <>
            {" "}
            <Link to={checkout.from} className="link text-ink">
              Back to {returnLabel(checkout.from)}
            </Link>
          </>
        )}
      </p>
    </Notice>
  );
}
