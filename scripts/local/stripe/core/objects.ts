import type Stripe from "stripe";

/** Every object kept here, by what it calls itself, in the shape of the client's pinned API version. */
export interface Kinds {
  balance_transaction: Stripe.BalanceTransaction;
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
  "test_helpers.test_clock": Stripe.TestHelpers.TestClock;
  webhook_endpoint: Stripe.WebhookEndpoint;
}
export type Kind = keyof Kinds;

/** What an object's id begins with. */
export const PREFIXES: Record<Kind, string> = {
  balance_transaction: "txn_",
  "billing_portal.configuration": "bpc_",
  "billing_portal.session": "bps_",
  charge: "ch_",
  "checkout.session": "cs_test_",
  coupon: "",
  customer: "cus_",
  discount: "di_",
  dispute: "du_",
  event: "evt_",
  invoice: "in_",
  invoice_payment: "inpay_",
  payment_intent: "pi_",
  payment_method: "pm_",
  price: "price_",
  product: "prod_",
  promotion_code: "promo_",
  refund: "re_",
  subscription: "sub_",
  subscription_schedule: "sub_sched_",
  "test_helpers.test_clock": "clock_",
  webhook_endpoint: "we_",
};

/** The id of what may stand as an id or as the object itself; nothing here is stored expanded. */
export function idOf(input: string | { id: string }): string;
export function idOf(input: string | { id: string } | null | undefined): string | null;
export function idOf(input: string | { id: string } | null | undefined): string | null {
  if (!input) return null;
  return typeof input === "string" ? input : input.id;
}

/** Decimals travel as text; only the client makes more of them. */
export const asDecimal = (value: number | string) => String(value) as unknown as Stripe.Decimal;
