import type { Deps } from "../../../deps.ts";
import type { PaymentEvent } from "../../../providers/payments/payments.ts";
import { noteOnly } from "../note-only.ts";
import { settle } from "../settle.ts";
import { referenceTo } from "./reference.ts";

/** customer.subscription.*: begun, renewed, changed, cancelled, over. */
export async function onSubscription(deps: Deps, event: PaymentEvent): Promise<void> {
  const customerId = referenceTo(event, "customer");
  if (!customerId) return noteOnly(deps, event);
  await settle(deps, { event, customerId, subscriptionId: event.object.id });
}
