import type { Deps } from "../../../deps.ts";
import type { PaymentEvent } from "../../../providers/payments/payments.ts";
import { noteOnly } from "../note-only.ts";
import { settle } from "../settle.ts";
import { referenceTo } from "./reference.ts";

/** charge.*: money moved, either way. One without a customer is none of ours. */
export async function onCharge(deps: Deps, event: PaymentEvent): Promise<void> {
  const customerId = referenceTo(event, "customer");
  if (!customerId) return noteOnly(deps, event);
  await settle(deps, { event, customerId, paymentIntentId: referenceTo(event, "payment_intent") });
}
