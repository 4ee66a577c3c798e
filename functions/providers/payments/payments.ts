/**
 * The payment provider as services see it. Money in cents, instants as Date, ids the provider's own.
 * What is read here is a snapshot of this moment; our tables are brought up to it.
 */
export interface Payments {
  // what a person starts
  createCustomer(input: {
    userId: string;
    email: string;
    name: string | null;
    requestKey: string;
  }): Promise<CustomerSnapshot>;
  /** Where the provider writes to. */
  changeEmail(input: { customerId: string; email: string }): Promise<void>;
  /** A hosted page to pay at; answers its address. */
  createCheckout(input: NewCheckout): Promise<{ url: string }>;
  /** Of the pages to buy a plan at that this person has open, all but the newest can no longer be paid at. */
  closeOlderCheckouts(input: { customerId: string }): Promise<void>;
  /** None of the pages to buy at that this person has open can be paid at any more. */
  closeCheckouts(customerId: string): Promise<void>;
  /** With all cards; subscriptions end at once. One that is gone already is no fault. */
  deleteCustomer(customerId: string): Promise<void>;
  /** The provider's own pages for cards, addresses and invoices. */
  createPortal(input: { customerId: string; returnUrl: string }): Promise<{ url: string }>;
  previewUpgrade(
    input: PlanChange & { prorationDate: Date },
  ): Promise<{ dueCents: number; currency: string; invoice: InvoiceSnapshot }>;
  /** In force and paid for at once, or not at all. */
  upgrade(input: PlanChange & { prorationDate: Date | null; requestKey: string }): Promise<void>;
  /** From the end of the paid period on. */
  downgradeLater(input: PlanChange & { requestKey: string }): Promise<void>;
  cancelAtPeriodEnd(input: { subscriptionId: string; requestKey: string }): Promise<void>;
  /** Goes on as before: neither cancelled nor changed at the end of the period. */
  reactivate(input: { subscriptionId: string; requestKey: string }): Promise<void>;
  /** Newest first, at most 24. */
  listInvoices(customerId: string): Promise<InvoiceSummary[]>;

  // what is so: null where there is no such thing
  customer(id: string): Promise<CustomerSnapshot | null>;
  product(id: string): Promise<ProductSnapshot | null>;
  price(id: string): Promise<PriceSnapshot | null>;
  subscription(id: string): Promise<SubscriptionSnapshot | null>;
  invoice(id: string): Promise<InvoiceSnapshot | null>;
  /** Ids of the invoices a subscription has paid since then. */
  paidInvoicesSince(input: { subscriptionId: string; since: Date }): Promise<string[]>;
  /** With all its charges, and what was taken back of them. */
  paymentIntent(id: string): Promise<PaymentIntentSnapshot | null>;
  checkout(id: string): Promise<CheckoutSnapshot | null>;
  /** The invoice that a payment intent pays; null where it pays none. */
  invoicePaidBy(paymentIntentId: string): Promise<string | null>;
  /** Null where the signature over the raw body is not the provider's, or too old. */
  verifyWebhook(input: { rawBody: string; signature: string | null }): Promise<PaymentEvent | null>;
}

export interface NewCheckout {
  customerId: string;
  userId: string;
  /** A key of schema/billing/plans.ts. */
  priceKey: string;
  mode: "subscription" | "payment";
  checkoutId: string;
  promotionCodes: boolean;
  successUrl: string;
  cancelUrl: string;
}

export interface PlanChange {
  subscriptionId: string;
  /** A key of schema/billing/plans.ts. */
  priceKey: string;
}

export type Metadata = Record<string, string>;

export interface CustomerSnapshot {
  id: string;
  email: string | null;
  name: string | null;
  metadata: Metadata;
  deleted: boolean;
}

export interface ProductSnapshot {
  id: string;
  name: string;
  description: string | null;
  active: boolean;
  metadata: Metadata;
}

export interface PriceSnapshot {
  id: string;
  product: ProductSnapshot;
  active: boolean;
  currency: string;
  unitAmount: number;
  type: string;
  interval: string | null;
  intervalCount: number | null;
  metadata: Metadata;
}

export interface SubscriptionSnapshot {
  id: string;
  customerId: string;
  price: PriceSnapshot;
  status: string;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  canceledAt: Date | null;
  endedAt: Date | null;
  pendingPrice: PriceSnapshot | null;
  latestInvoiceId: string | null;
  metadata: Metadata;
  createdAt: Date;
}

export interface InvoiceLine {
  /** Below zero where unused time is given back. */
  cents: number;
  proration: boolean;
  price: PriceSnapshot | null;
  periodStart: Date;
  periodEnd: Date;
}

export interface InvoiceSnapshot {
  id: string;
  customerId: string;
  subscriptionId: string | null;
  /** Of the subscription's metadata when it was made: the checkout it was begun with. */
  checkoutId: string | null;
  paid: boolean;
  billingReason: string;
  currency: string;
  paidCents: number;
  paidAt: Date;
  lines: InvoiceLine[];
  paymentIntentIds: string[];
}

export interface InvoiceSummary {
  id: string;
  date: Date;
  cents: number;
  currency: string;
  status: string;
  what: string;
  url: string | null;
  pdf: string | null;
}

export interface ChargeSnapshot {
  id: string;
  customerId: string;
  amount: number;
  currency: string;
  status: string;
  description: string | null;
  metadata: Metadata;
  paymentMethod: string | null;
  refunded: boolean;
  amountRefunded: number;
  /** Held back or taken for disputes that are open or lost. */
  amountDisputed: number;
  receiptUrl: string | null;
  createdAt: Date;
}

export interface PaymentIntentSnapshot {
  id: string;
  customerId: string | null;
  succeeded: boolean;
  paidCents: number;
  currency: string;
  metadata: Metadata;
  charges: ChargeSnapshot[];
  createdAt: Date;
}

export interface CheckoutSnapshot {
  id: string;
  customerId: string | null;
  userId: string | null;
  subscriptionId: string | null;
  invoiceId: string | null;
  paymentIntentId: string | null;
  /** What was had for nothing, all of its price taken off: there is no payment to ask about. */
  free: { metadata: Metadata; currency: string; createdAt: Date } | null;
}

/** A hint that something changed, and which thing: what is so now is asked for. */
export interface PaymentEvent {
  id: string;
  type: string;
  createdAt: Date;
  /** The object it is about, as it was then. */
  object: { id: string; [field: string]: unknown };
}

/** Not reached, too busy, or not let in: the same request may work later. */
export class PaymentsUnavailable extends Error {
  override name = "PaymentsUnavailable";
}

/** The person's bank said no, or wants to be asked on the provider's own page. */
export class PaymentDeclined extends Error {
  override name = "PaymentDeclined";
}

/** The provider would not do this, now or later: the thing has changed, or is gone. */
export class PaymentsRefused extends Error {
  override name = "PaymentsRefused";
}
