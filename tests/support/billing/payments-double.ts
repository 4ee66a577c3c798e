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
import type { PlanId } from "#schema/billing/billing.ts";
import type { PlanInterval } from "#schema/billing/plans.ts";
import { type PackId, packPrice, planPrice } from "./payment-facts.ts";

type Metadata = Record<string, string>;
type Billed = Pick<InvoiceSnapshot, "billingReason" | "lines">;

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

  /** Tells that something happened to an object: of that, who it is and whose. */
  const tell = (type: string, about: { id: string; customerId?: string | null; intent?: string }) => {
    const [object] = type.split(".");
    const { id: objectId, customerId: customer, intent: payment_intent } = about;
    const event = {
      id: id("evt"),
      type,
      createdAt: at(),
      object: { id: objectId, object, customer, payment_intent },
    };
    events.push(event);
    return event;
  };

  function addCustomer(customer: Pick<CustomerSnapshot, "email" | "name" | "metadata">): CustomerSnapshot {
    const made = { id: id("cus"), deleted: false, ...customer };
    customers.set(made.id, made);
    return made;
  }

  function pay(customerId: string, cents: number, metadata: Metadata = {}): PaymentIntentSnapshot {
    const paid = { customerId, currency: "usd", createdAt: at() };
    const charge: ChargeSnapshot = {
      ...paid,
      id: id("ch"),
      amount: cents,
      status: "succeeded",
      description: null,
      metadata: {},
      paymentMethod: "pm_card",
      refunded: false,
      amountRefunded: 0,
      amountDisputed: 0,
      receiptUrl: "http://127.0.0.1:9/receipt",
    };
    const intent = { ...paid, id: id("pi"), succeeded: true, paidCents: cents, metadata, charges: [charge] };
    intents.set(intent.id, intent);
    tell("payment_intent.succeeded", intent);
    tell("charge.succeeded", { ...charge, intent: intent.id });
    return intent;
  }

  const draft = (subscription: SubscriptionSnapshot, billed: Billed): InvoiceSnapshot => ({
    ...billed,
    id: id("in"),
    customerId: subscription.customerId,
    subscriptionId: subscription.id,
    checkoutId: null,
    paid: false,
    currency: "usd",
    paidCents: billed.lines.reduce((sum, line) => sum + line.cents, 0),
    paidAt: at(),
    paymentIntentIds: [],
  });

  function bill(subscription: SubscriptionSnapshot, billingReason: string, lines: InvoiceLine[]) {
    const invoice = draft(subscription, { billingReason, lines });
    const intent = pay(subscription.customerId, invoice.paidCents);
    Object.assign(invoice, { paid: true, paymentIntentIds: [intent.id] });
    invoices.set(invoice.id, invoice);
    subscription.latestInvoiceId = invoice.id;
    tell("invoice.paid", invoice);
    return invoice;
  }

  /** The charge that a pack's or an invoice's payment was made with. */
  function paidWith(paymentId: string): { intent: string; charge: ChargeSnapshot } {
    const intent = intents.get(invoices.get(paymentId)?.paymentIntentIds[0] ?? paymentId);
    const charge = intent?.charges[0];
    if (!charge) throw new Error(`no payment ${paymentId}`);
    return { intent: intent.id, charge };
  }

  const read =
    <T>(all: ReadonlyMap<string, T>) =>
    async (key: string) =>
      structuredClone(all.get(key) ?? null);
  const done = async () => {};
  const payments: Payments = {
    createCustomer: async ({ userId, email, name }) => addCustomer({ email, name, metadata: { userId } }),
    async changeEmail({ customerId, email }) {
      const customer = customers.get(customerId);
      if (customer) customers.set(customerId, { ...customer, email });
    },
    async deleteCustomer(customerId) {
      const customer = customers.get(customerId);
      if (!customer || customer.deleted) return;
      customers.set(customerId, { id: customerId, email: null, name: null, metadata: {}, deleted: true });
      for (const one of subscriptions.values())
        if (one.customerId === customerId) Object.assign(one, { status: "canceled", endedAt: at() });
      tell("customer.deleted", { id: customerId });
    },
    createCheckout: async ({ checkoutId }) => ({ url: `http://127.0.0.1:9/pay/${checkoutId}` }),
    createPortal: async () => ({ url: "http://127.0.0.1:9/portal" }),
    previewUpgrade: async ({ subscriptionId }) => {
      const invoice = draft(subscriptions.get(subscriptionId)!, {
        billingReason: "subscription_update",
        lines: [],
      });
      return { dueCents: 0, currency: "usd", invoice };
    },
    closeOlderCheckouts: done,
    closeCheckouts: done,
    upgrade: done,
    downgradeLater: done,
    cancelAtPeriodEnd: done,
    reactivate: done,
    listInvoices: async () => [],
    customer: read(customers),
    price: read(prices),
    subscription: read(subscriptions),
    invoice: read(invoices),
    paymentIntent: read(intents),
    checkout: read(checkouts),
    product: async (key) => [...prices.values()].find(({ product }) => product.id === key)?.product ?? null,
    paidInvoicesSince: async ({ subscriptionId, since }) =>
      [...invoices.values()]
        .filter((one) => one.subscriptionId === subscriptionId && one.paid && one.paidAt >= since)
        .map((one) => one.id),
    invoicePaidBy: async (intent) =>
      [...invoices.values()].find((one) => one.paymentIntentIds.includes(intent))?.id ?? null,
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
    tell,
    bill,
    customer({ userId }: { userId: string | null }): string {
      const metadata: Metadata = userId ? { userId } : {};
      const made = addCustomer({ email: "a@example.com", name: "Ada", metadata });
      tell("customer.created", made);
      return made.id;
    },
    buyPack(input: { customerId: string; pack?: PackId; userId?: string }): string {
      const price = packPrice(input.pack ?? "small");
      prices.set(price.id, price);
      const { customerId, userId = null } = input;
      const metadata = { checkoutId: crypto.randomUUID(), priceId: price.id };
      const intent = pay(customerId, price.unitAmount, metadata);
      const session = { id: id("cs"), customerId, userId, paymentIntentId: intent.id };
      checkouts.set(session.id, { ...session, subscriptionId: null, invoiceId: null, free: null });
      tell("checkout.session.completed", session);
      return intent.id;
    },
    subscribe(input: { customerId: string; plan: PlanId; interval: PlanInterval; end: Date }) {
      const price = planPrice(input.plan, input.interval);
      prices.set(price.id, price);
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
      const period = { periodStart: at(), periodEnd: input.end };
      const line = { cents: price.unitAmount, proration: false, price, ...period };
      const invoice = bill(subscription, "subscription_create", [line]);
      tell("customer.subscription.created", subscription);
      return { subscriptionId: subscription.id, paymentId: invoice.id };
    },
    /** Any change of a subscription, and that it was told. */
    change(subscriptionId: string, change: Partial<SubscriptionSnapshot>) {
      const found = subscriptions.get(subscriptionId);
      if (!found) throw new Error("no subscription");
      Object.assign(found, change);
      for (const price of [change.price, change.pendingPrice]) if (price) prices.set(price.id, price);
      tell(`customer.subscription.${change.endedAt ? "deleted" : "updated"}`, found);
      return found;
    },
    /** Cumulative, in cents, of an invoice's or a pack's payment. */
    refund(paymentId: string, cents: number) {
      const { charge, intent } = paidWith(paymentId);
      Object.assign(charge, { amountRefunded: cents, refunded: cents === charge.amount });
      tell("charge.refunded", { ...charge, intent });
      tell("refund.created", { id: id("re"), intent });
    },
    /** In cents; 0 once it is won. */
    dispute(paymentId: string, cents: number) {
      const { charge, intent } = paidWith(paymentId);
      charge.amountDisputed = cents;
      tell(`charge.dispute.${cents > 0 ? "created" : "closed"}`, { id: id("dp"), intent });
    },
  };
}
export type PaymentsDouble = ReturnType<typeof paymentsDouble>;
