import type { Deps } from "../../../deps.ts";
import type { PaymentEvent } from "../../../providers/payments/payments.ts";
import { settlePaymentIntent } from "./payment-intent.ts";

/** refund.*, charge.refund.*: money goes back, or could not. */
export async function onRefund(deps: Deps, event: PaymentEvent): Promise<void> {
  await settlePaymentIntent(deps, event);
}
