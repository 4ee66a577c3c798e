import type { Deps } from "../../../deps.ts";
import type { PaymentEvent } from "../../../providers/payments/payments.ts";
import { noteOnly } from "../note-only.ts";
import { settle } from "../settle.ts";

/** checkout.session.*: someone finished at Stripe's page, or their bank answered later. It also says who they are here. */
export async function onCheckout(deps: Deps, event: PaymentEvent): Promise<void> {
  const checkout = await deps.payments.checkout(event.object.id);
  if (!checkout?.customerId) return noteOnly(deps, event);
  const { id, customerId, userId, subscriptionId, invoiceId, paymentIntentId, free } = checkout;
  const freeCheckoutId = free && id;
  await settle(deps, {
    ...{ event, customerId, userId },
    ...{ subscriptionId, invoiceId, paymentIntentId, freeCheckoutId },
  });
}
