import type { NewEmail } from "#db/queries/emails/emails.ts";
import type { Deps } from "../../../deps.ts";
import type { PaymentEvent } from "../../../providers/payments/payments.ts";
import { reconcile } from "../reconciliation/reconcile.ts";
import { failedPaymentEmail, failedRenewal } from "./failed-payment.ts";
import { recordEvent } from "./record-event.ts";

/** customer.created, updated, deleted; others below `customer.` (cards, tax ids, discounts) are Stripe's own affair. */
export async function onCustomer(deps: Deps, event: PaymentEvent): Promise<void> {
  if (event.object.object !== "customer") return recordEvent(deps, event);
  await reconcile(deps, { event, customerId: event.object.id });
}

/** customer.subscription.*: begun, renewed, changed, cancelled, over. */
export async function onSubscription(deps: Deps, event: PaymentEvent): Promise<void> {
  await reconcileCustomer(deps, event, { subscriptionId: event.object.id });
}

/** subscription_schedule.*: a change for the end of the period was planned, or is no longer. */
export async function onSubscriptionSchedule(deps: Deps, event: PaymentEvent): Promise<void> {
  const subscriptionId = referenceTo(event, "subscription") ?? referenceTo(event, "released_subscription");
  await reconcileCustomer(deps, event, { subscriptionId });
}

/** invoice.paid, invoice.payment_failed (and any later attempt). */
export async function onInvoice(deps: Deps, event: PaymentEvent): Promise<void> {
  const failed = event.type === "invoice.payment_failed" ? failedRenewal.safeParse(event.object).data : null;
  const email =
    failed && ((owner: { email: string }) => failedPaymentEmail(deps, { ...failed, to: owner.email }));
  await reconcileCustomer(deps, event, { invoiceId: event.object.id, ...(email && { email }) });
}

/** charge.*: money moved, either way. */
export async function onCharge(deps: Deps, event: PaymentEvent): Promise<void> {
  await reconcileCustomer(deps, event, { paymentIntentId: referenceTo(event, "payment_intent") });
}

/** refund.*, charge.refund.*, charge.dispute.*: money goes back, or comes again. They name a payment and not whose it is. */
export async function onMoneyBack(deps: Deps, event: PaymentEvent): Promise<void> {
  const paymentIntentId = referenceTo(event, "payment_intent");
  const intent = paymentIntentId ? await deps.payments.paymentIntent(paymentIntentId) : null;
  if (!intent?.customerId) return recordEvent(deps, event);
  await reconcile(deps, { event, customerId: intent.customerId, paymentIntentId });
}

/** checkout.session.*: someone finished at Stripe's page, or their bank answered later. It also says who they are here. */
export async function onCheckout(deps: Deps, event: PaymentEvent): Promise<void> {
  const checkout = await deps.payments.checkout(event.object.id);
  if (!checkout?.customerId) return recordEvent(deps, event);
  const { id, customerId, userId, subscriptionId, invoiceId, paymentIntentId, free } = checkout;
  const freeCheckoutId = free && id;
  await reconcile(deps, {
    event,
    customerId,
    userId,
    subscriptionId,
    invoiceId,
    paymentIntentId,
    freeCheckoutId,
  });
}

/** An object without a customer is none of ours. */
async function reconcileCustomer(
  deps: Deps,
  event: PaymentEvent,
  subject: {
    subscriptionId?: string | null;
    invoiceId?: string;
    paymentIntentId?: string | null;
    email?: (owner: { email: string }) => NewEmail;
  },
): Promise<void> {
  const customerId = referenceTo(event, "customer");
  if (!customerId) return recordEvent(deps, event);
  await reconcile(deps, { event, customerId, ...subject });
}

/** The id that a field of an event's object names, whether it stands there alone or as the whole object. */
function referenceTo(event: PaymentEvent, field: string): string | null {
  const value = event.object[field];
  if (typeof value === "string") return value;
  if (typeof value === "object" && value !== null && "id" in value && typeof value.id === "string")
    return value.id;
  return null;
}
