import type Stripe from "stripe";

/** What a part of a subscription was invoiced for: credits for unused time are reckoned from it. */
export interface Covered {
  /** Unix seconds. */
  start: number;
  end: number;
  /** Cents after discounts. */
  amount: number;
  invoice: string;
  line: string;
}

/** A change of a subscription that waits for its payment. */
export interface PendingChange {
  items: Stripe.SubscriptionItem[];
  billing_cycle_anchor: number;
  covered: Record<string, Covered>;
  discounts: string[];
}

/** What an order at a checkout was opened with. */
export interface Order {
  lines: { id: string; price: string; quantity: number }[];
  discounts: { coupon: string; promotion_code: string | null }[];
  subscription_data: {
    metadata: Record<string, string>;
    description: string | null;
    billing_cycle_anchor: number | null;
  };
  payment_intent_data: {
    metadata: Record<string, string>;
    description: string | null;
    setup_future_usage: "on_session" | "off_session" | null;
  };
  invoice_data: { metadata: Record<string, string>; description: string | null };
  /** Chosen on the page, and waiting for its challenge. */
  chosen?: { payment_method: string; email: string | null };
}

/** What is known about an object beside what the API shows of it. */
export interface InternalState {
  /** Of a payment method: which test card it is. */
  card?: string;
  order?: Order;
  /** Of a subscription, by item. */
  covered?: Record<string, Covered>;
  /** Of a subscription: lines that wait for its next invoice. */
  pendingLines?: Stripe.InvoiceLineItem[];
  pendingChange?: PendingChange;
  /** Of an invoice: the change its payment puts through. */
  putsThrough?: string;
  /** Of a payment intent of a slow method: when it settles (Unix seconds), and how. */
  settles?: { at: number; as: "succeeded" | "failed" };
  /** Of a payment intent: where it comes from. */
  session?: string;
  invoice?: string;
  /** Of a refund that takes its time. */
  ends?: { at: number; as: "succeeded" | "failed" };
  /** Of a webhook endpoint. */
  secret?: string;
}
