import type {
  ChargeSnapshot,
  CheckoutSnapshot,
  CustomerSnapshot,
  InvoiceLine,
  InvoiceSnapshot,
  PaymentEvent,
  PaymentIntentSnapshot,
  Payments,
  PriceSnapshot,
  SubscriptionSnapshot,
} from "#functions/providers/payments/payments.ts";
import type { CREDIT_PACKS, PLANS } from "#schema/billing/plans.ts";
import { packPrice, planPrice } from "./payment-facts.ts";

type PlanId = (typeof PLANS)[number]["id"];
type PackId = (typeof CREDIT_PACKS)[number]["id"];

/**
 * A payment provider in memory: what is true there is plain objects that a test changes, and every change leaves the
 * events that the real one would send. For what a server could not be made to do at will: be slow, fail, be cut off.
 */
export function paymentsDouble(now: () => number = Date.now) {
  const customers = new Map<string, CustomerSnapshot>();
  const subscriptions = new Map<string, SubscriptionSnapshot>();
  const invoices = new Map<string, InvoiceSnapshot>();
  const intents = new Map<string, PaymentIntentSnapshot>();
  const checkouts = new Map<string, CheckoutSnapshot>();
  const prices = new Map<string, PriceSnapshot>();
  const events: PaymentEvent[] = [];
  const run = crypto.randomUUID().slice(0, 8);
  let count = 0;
  const id = (kind: string) => `${kind}_${run}_${++count}`;
  const at = () => new Date(Math.floor(now() / 1000) * 1000);
  const known = (price: PriceSnapshot) => {
    prices.set(price.id, price);
    return price;
  };
  const tell = (type: string, object: PaymentEvent["object"]) => {
    const event = { id: id("evt"), type, createdAt: at(), object };
    events.push(event);
    return event;
  };
  /** The same in short: what it is about, and whose that is. */
  const tellOf = (
    type: string,
    object: string,
    about: { id: string; customerId?: string | null; intent?: string },
  ) => tell(type, { id: about.id, object, customer: about.customerId, payment_intent: about.intent });

  const pay = (
    customerId: string,
    cents: number,
    metadata: Record<string, string> = {},
  ): PaymentIntentSnapshot => {
    const charge: ChargeSnapshot = {
      id: id("ch"),
      customerId,
      amount: cents,
      currency: "usd",
      status: "succeeded",
      description: null,
      metadata: {},
      paymentMethod: "pm_card",
      refunded: false,
      amountRefunded: 0,
      amountDisputed: 0,
      receiptUrl: "http://127.0.0.1:9/receipt",
      createdAt: at(),
    };
    const intent: PaymentIntentSnapshot = {
      id: id("pi"),
      customerId,
      succeeded: true,
      paidCents: cents,
      currency: "usd",
      metadata,
      charges: [charge],
      createdAt: at(),
    };
    intents.set(intent.id, intent);
    tellOf("payment_intent.succeeded", "payment_intent", intent);
    tellOf("charge.succeeded", "charge", { ...charge, intent: intent.id });
    return intent;
  };
  const bill = (
    input: SubscriptionSnapshot,
    billingReason: string,
    lines: InvoiceLine[],
    checkoutId: string | null = null,
  ): InvoiceSnapshot => {
    const cents = lines.reduce((sum, line) => sum + line.cents, 0);
    const intent = pay(input.customerId, cents);
    const invoice: InvoiceSnapshot = {
      id: id("in"),
      customerId: input.customerId,
      subscriptionId: input.id,
      checkoutId,
      paid: true,
      billingReason,
      currency: "usd",
      paidCents: cents,
      paidAt: at(),
      lines,
      paymentIntentIds: [intent.id],
    };
    invoices.set(invoice.id, invoice);
    input.latestInvoiceId = invoice.id;
    tellOf("invoice.paid", "invoice", invoice);
    return invoice;
  };
  const intentOf = (paymentId: string): PaymentIntentSnapshot => {
    const intent = intents.get(invoices.get(paymentId)?.paymentIntentIds[0] ?? paymentId);
    if (!intent) throw new Error(`no payment ${paymentId}`);
    return intent;
  };
  const chargeOf = (paymentId: string) => {
    const [charge] = intentOf(paymentId).charges;
    if (!charge) throw new Error("no charge");
    return charge;
  };

  const payments: Payments = {
    async createCustomer({ userId, email, name }) {
      const made = { id: id("cus"), email, name, metadata: { userId }, deleted: false };
      customers.set(made.id, made);
      return made;
    },
    async changeEmail({ customerId, email }) {
      const customer = customers.get(customerId);
      if (customer) customers.set(customerId, { ...customer, email });
    },
    createCheckout: async ({ checkoutId }) => ({ url: `http://127.0.0.1:9/pay/${checkoutId}` }),
    closeOlderCheckouts: async () => {},
    closeCheckouts: async () => {},
    async deleteCustomer(customerId) {
      const customer = customers.get(customerId);
      if (!customer || customer.deleted) return;
      customers.set(customerId, { id: customerId, email: null, name: null, metadata: {}, deleted: true });
      for (const one of subscriptions.values()) {
        if (one.customerId === customerId) Object.assign(one, { status: "canceled", endedAt: at() });
      }
      tellOf("customer.deleted", "customer", { id: customerId });
    },
    createPortal: async () => ({ url: "http://127.0.0.1:9/portal" }),
    previewUpgrade: async ({ subscriptionId, prorationDate }) => ({
      dueCents: 0,
      currency: "usd",
      invoice: {
        id: "",
        customerId: subscriptions.get(subscriptionId)?.customerId ?? "",
        subscriptionId,
        checkoutId: null,
        paid: false,
        billingReason: "subscription_update",
        currency: "usd",
        paidCents: 0,
        paidAt: prorationDate,
        lines: [],
        paymentIntentIds: [],
      },
    }),
    upgrade: async () => {},
    downgradeLater: async () => {},
    cancelAtPeriodEnd: async () => {},
    reactivate: async () => {},
    listInvoices: async () => [],
    customer: async (input) => structuredClone(customers.get(input) ?? null),
    product: async (input) =>
      [...prices.values()].find((price) => price.product.id === input)?.product ?? null,
    price: async (input) => structuredClone(prices.get(input) ?? null),
    subscription: async (input) => structuredClone(subscriptions.get(input) ?? null),
    invoice: async (input) => structuredClone(invoices.get(input) ?? null),
    paidInvoicesSince: async ({ subscriptionId, since }) =>
      [...invoices.values()]
        .filter((one) => one.subscriptionId === subscriptionId && one.paid && one.paidAt >= since)
        .map((one) => one.id),
    paymentIntent: async (input) => structuredClone(intents.get(input) ?? null),
    checkout: async (input) => structuredClone(checkouts.get(input) ?? null),
    invoicePaidBy: async (input) =>
      [...invoices.values()].find((one) => one.paymentIntentIds.includes(input))?.id ?? null,
    // signed with a word instead of a key
    verifyWebhook: async ({ rawBody, signature }) => {
      if (signature !== "good") return null;
      const event = JSON.parse(rawBody) as PaymentEvent;
      return { ...event, createdAt: new Date(event.createdAt) };
    },
  };

  return {
    payments,
    /** Everything told so far, oldest first. */
    events,
    customer(input: { userId: string | null }): string {
      const made = {
        id: id("cus"),
        email: "a@example.com",
        name: "Ada",
        metadata: input.userId ? { userId: input.userId } : ({} as Record<string, string>),
        deleted: false,
      };
      customers.set(made.id, made);
      tellOf("customer.created", "customer", { id: made.id });
      return made.id;
    },
    buyPack(input: { customerId: string; pack?: PackId; checkoutId?: string; userId?: string }): string {
      const price = known(packPrice(input.pack ?? "small"));
      const checkoutId = input.checkoutId ?? crypto.randomUUID();
      const intent = pay(input.customerId, price.unitAmount, { checkoutId, priceId: price.id });
      const session = {
        id: id("cs"),
        customerId: input.customerId,
        userId: input.userId ?? null,
        subscriptionId: null,
        invoiceId: null,
        paymentIntentId: intent.id,
        free: null,
      };
      checkouts.set(session.id, session);
      tellOf("checkout.session.completed", "checkout.session", session);
      return intent.id;
    },
    subscribe(input: {
      customerId: string;
      plan: PlanId;
      interval: "month" | "year";
      end: Date;
      checkoutId?: string;
    }) {
      const price = known(planPrice(input.plan, input.interval));
      const subscription: SubscriptionSnapshot = {
        id: id("sub"),
        customerId: input.customerId,
        price,
        status: "active",
        currentPeriodStart: at(),
        currentPeriodEnd: input.end,
        cancelAtPeriodEnd: false,
        canceledAt: null,
        endedAt: null,
        pendingPrice: null,
        latestInvoiceId: null,
        metadata: {},
        createdAt: at(),
      };
      subscriptions.set(subscription.id, subscription);
      const line = {
        cents: price.unitAmount,
        proration: false,
        price,
        periodStart: at(),
        periodEnd: input.end,
      };
      const invoice = bill(subscription, "subscription_create", [line], input.checkoutId ?? null);
      tellOf("customer.subscription.created", "subscription", subscription);
      return { subscriptionId: subscription.id, paymentId: invoice.id };
    },
    /** Any change of a subscription, and that it was told. */
    change(subscriptionId: string, change: Partial<SubscriptionSnapshot>) {
      const found = subscriptions.get(subscriptionId);
      if (!found) throw new Error("no subscription");
      Object.assign(found, change);
      if (change.price) known(change.price);
      if (change.pendingPrice) known(change.pendingPrice);
      const type = `customer.subscription.${change.endedAt ? "deleted" : "updated"}`;
      tellOf(type, "subscription", found);
      return found;
    },
    bill,
    /** Cumulative, in cents, of an invoice's or a pack's payment. */
    refund(paymentId: string, cents: number) {
      const charge = chargeOf(paymentId);
      charge.amountRefunded = cents;
      charge.refunded = cents === charge.amount;
      const intent = intentOf(paymentId).id;
      tellOf("charge.refunded", "charge", { ...charge, intent });
      tellOf("refund.created", "refund", { id: id("re"), intent });
    },
    /** In cents; 0 once it is won. */
    dispute(paymentId: string, cents: number) {
      chargeOf(paymentId).amountDisputed = cents;
      const intent = intentOf(paymentId).id;
      tellOf(`charge.dispute.${cents > 0 ? "created" : "closed"}`, "dispute", { id: id("dp"), intent });
    },
    tell,
  };
}
export type PaymentsDouble = ReturnType<typeof paymentsDouble>;
