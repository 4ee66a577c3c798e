import type { Deps } from "../../../deps.ts";
import type { PaymentEvent } from "../../../providers/payments/payments.ts";
import { noteOnly } from "../note-only.ts";
import { settle } from "../settle.ts";
import { referenceTo } from "./reference.ts";

/** For objects that name a payment and not whose it is. */
export async function settlePaymentIntent(deps: Deps, event: PaymentEvent): Promise<void> {
  const paymentIntentId = referenceTo(event, "payment_intent");
  const intent = paymentIntentId ? await deps.payments.paymentIntent(paymentIntentId) : null;
  if (!intent?.customerId) return noteOnly(deps, event);
  await settle(deps, { event, customerId: intent.customerId, paymentIntentId });
}
