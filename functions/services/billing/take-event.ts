import type { Deps } from "../../deps.ts";
import type { PaymentEvent } from "../../providers/payments/payments.ts";
import { onCharge } from "./events/charge.ts";
import { onCheckout } from "./events/checkout.ts";
import { onCustomer } from "./events/customer.ts";
import { onDispute } from "./events/dispute.ts";
import { onInvoice } from "./events/invoice.ts";
import { onPrice } from "./events/price.ts";
import { onProduct } from "./events/product.ts";
import { onRefund } from "./events/refund.ts";
import { onSubscription } from "./events/subscription.ts";
import { onSubscriptionSchedule } from "./events/subscription-schedule.ts";
import { noteOnly } from "./note-only.ts";

type Handler = (deps: Deps, event: PaymentEvent) => Promise<void>;

/** Kinds of events by how their names begin; the longest that fits is taken. */
const HANDLERS: Readonly<Record<string, Handler>> = {
  "product.": onProduct,
  "price.": onPrice,
  "customer.": onCustomer,
  "customer.subscription.": onSubscription,
  "subscription_schedule.": onSubscriptionSchedule,
  "checkout.session.": onCheckout,
  "invoice.paid": onInvoice,
  "invoice.payment_failed": onInvoice,
  "charge.": onCharge,
  "charge.refund.": onRefund,
  "charge.dispute.": onDispute,
  "refund.": onRefund,
};

/** A verified event of Stripe's: whatever it is about is brought up to date. One we have no use for is only noted. */
export async function takeEvent(deps: Deps, event: PaymentEvent): Promise<void> {
  const [name] = Object.keys(HANDLERS)
    .filter((prefix) => event.type.startsWith(prefix))
    .toSorted((a, b) => b.length - a.length);
  const handler = name ? HANDLERS[name] : undefined;
  deps.log.info("stripe_event", { id: event.id, type: event.type, known: handler !== undefined });
  if (handler) return handler(deps, event);
  await noteOnly(deps, event);
}
