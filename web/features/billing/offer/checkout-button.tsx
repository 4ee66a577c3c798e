import { useEffect, useState } from "react";
import type { CheckoutItem } from "#schema/billing/billing.ts";
import { itemLabels } from "#web/features/shared/checkout/price-labels.ts";
import { useCheckout } from "#web/features/shared/checkout/use-checkout.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { Button } from "#web/ui/controls/button.tsx";
import type { ButtonLook } from "#web/ui/controls/button-class.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Notice } from "#web/ui/status/notice.tsx";

type Props = {
  item: CheckoutItem;
  label: string;
  look?: ButtonLook;
  /** Chosen before signing in. */
  wanted: boolean;
  onTaken: () => void;
};

/** Leads to the provider's page. Where the choice was made before signing in, it asks whether to go on with it. */
export function CheckoutButton({ item, label, look, wanted, onTaken }: Props) {
  const checkout = useCheckout(null);
  const [asking, setAsking] = useState(false);
  const { name, price, brings } = itemLabels(item);

  useEffect(() => {
    if (!wanted) return;
    setAsking(true);
    onTaken();
  }, [wanted, onTaken]);

  return (
    <>
      <Button
        look={look}
        className="w-full"
        busy={checkout.isBusy}
        aria-label={`${label}: ${name}, ${price}`}
        onClick={() => checkout.buy(item)}
      >
        {checkout.isBusy ? "Opening the payment page..." : label}
      </Button>
      <div aria-live="polite" className="mt-3 text-left text-sm empty:hidden">
        {checkout.error !== null && <Notice>{messageOf(checkout.error)}</Notice>}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Continue with ${name}?`}
        text={`${price} for ${brings}. You pay on a secure page run by Stripe.`}
        keep="Not now"
        confirm="Continue to payment"
        busy={checkout.isBusy}
        onConfirm={() => checkout.buy(item)}
      />
    </>
  );
}
