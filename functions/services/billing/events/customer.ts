import type { Deps } from "../../../deps.ts";
import type { PaymentEvent } from "../../../providers/payments/payments.ts";
import { noteOnly } from "../note-only.ts";
import { settle } from "../settle.ts";

/** customer.created, updated, deleted; others below `customer.` (cards, tax ids, discounts) are Stripe's own affair. */
export async function onCustomer(deps: Deps, event: PaymentEvent): Promise<void> {
  if (event.object.object !== "customer") return noteOnly(deps, event);
  await settle(deps, { event, customerId: event.object.id });
}
