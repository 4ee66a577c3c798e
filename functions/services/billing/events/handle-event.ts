import type { Deps } from "../../../deps.ts";
import type { PaymentEvent } from "../../../providers/payments/payments.ts";
import { onPrice, onProduct } from "./catalogue-events.ts";
import {
  onCharge,
  onCheckout,
  onCustomer,
  onInvoice,
  onMoneyBack,
  onSubscription,
  onSubscriptionSchedule,
} from "./customer-events.ts";
import { recordEvent } from "./record-event.ts";

type Handler = (deps: Deps, event: PaymentEvent) => Promise<void>;

/** By how the names of events begin; the first that fits. */
const HANDLERS: readonly (readonly [string, Handler])[] = [
  ["product.", onProduct],
  ["price.", onPrice],
  ["customer.subscription.", onSubscription],
  ["customer.", onCustomer],
  ["subscription_schedule.", onSubscriptionSchedule],
  ["checkout.session.", onCheckout],
  ["invoice.paid", onInvoice],
  ["invoice.payment_failed", onInvoice],
  ["charge.refund.", onMoneyBack],
  ["charge.dispute.", onMoneyBack],
  ["charge.", onCharge],
  ["refund.", onMoneyBack],
];

/** A verified event of Stripe's: whatever it is about is brought up to date. One we have no use for is only recorded. */
export async function handleEvent(deps: Deps, event: PaymentEvent): Promise<void> {
  const [, handle] = HANDLERS.find(([prefix]) => event.type.startsWith(prefix)) ?? [];
  deps.log.info("stripe_event", { id: event.id, type: event.type, known: handle !== undefined });
  await (handle ?? recordEvent)(deps, event);
}
