import type Stripe from "stripe";

/** Every object kept here, by what it calls itself, in the shape of the client's pinned API version. */
export interface StripeObjects {
  "billing_portal.configuration": Stripe.BillingPortal.Configuration;
  "billing_portal.session": Stripe.BillingPortal.Session;
  charge: Stripe.Charge;
  "checkout.session": Stripe.Checkout.Session;
  coupon: Stripe.Coupon;
  customer: Stripe.Customer;
  discount: Stripe.Discount;
  dispute: Stripe.Dispute;
  event: Stripe.EventBase;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  price: Stripe.Price;
  product: Stripe.Product;
  promotion_code: Stripe.PromotionCode;
  refund: Stripe.Refund;
  subscription: Stripe.Subscription;
  subscription_schedule: Stripe.SubscriptionSchedule;
}
export type Kind = keyof StripeObjects;
export type StripeObject = StripeObjects[Kind];

/** The id of what may stand as an id or as the object itself; nothing here is stored expanded. */
export function idOf(input: string | { id: string }): string;
export function idOf(input: string | { id: string } | null | undefined): string | null;
export function idOf(input: string | { id: string } | null | undefined): string | null {
  if (!input) return null;
  return typeof input === "string" ? input : input.id;
}

/** Properties that are null on every object made here: features of Stripe that are not used. */
export const nulls = <K extends string>(...names: K[]) =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<K, null>;

/** A part of an object that nobody reads: empty, whatever Stripe has there. */
export const unread = {} as never;

/** A list within an object, whole. */
export const embeddedList = <T>(data: T[], url: string) => ({
  object: "list" as const,
  data,
  has_more: false,
  url,
});

/** Decimals travel as text; only the client makes more of them. */
export const asDecimal = (value: number | string) => String(value) as unknown as Stripe.Decimal;
