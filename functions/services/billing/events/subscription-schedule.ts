import type { Deps } from "../../../deps.ts";
import type { PaymentEvent } from "../../../providers/payments/payments.ts";
import { noteOnly } from "../note-only.ts";
import { settle } from "../settle.ts";
import { referenceTo } from "./reference.ts";

/** subscription_schedule.*: a change for the end of the period was planned, or is no longer. */
export async function onSubscriptionSchedule(deps: Deps, event: PaymentEvent): Promise<void> {
  const customerId = referenceTo(event, "customer");
  const subscriptionId = referenceTo(event, "subscription") ?? referenceTo(event, "released_subscription");
  if (!customerId) return noteOnly(deps, event);
  await settle(deps, { event, customerId, subscriptionId });
}
