import type { Deps } from "../../../deps.ts";
import type { PaymentEvent } from "../../../providers/payments/payments.ts";
import { settlePaymentIntent } from "./payment-intent.ts";

/** charge.dispute.*: the person's bank takes the money back; won, it comes again. */
export async function onDispute(deps: Deps, event: PaymentEvent): Promise<void> {
  await settlePaymentIntent(deps, event);
}
